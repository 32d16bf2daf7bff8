package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.cards.PackText;

/** Changes of the rules are found in the texts of all kinds of cards. */
class TextsTest {
  private static final String DRAWS_AFTER_POOL =
      "you may draw to your hand after adding to your pool";

  private static long drawsAfterPool(String pack) {
    return Texts.changes(PackFile.read(new PackText("altered.yaml", pack)).orThrow())
        .filter(change -> change.says().equals(DRAWS_AFTER_POOL))
        .count();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          horn: [{hurt: {who: each-bane-player, damage: 1}}]   | horn: [%s]
          wolf: {costs: [exhaust, {pool: 1}], effects: [{hurt: {damage: 2}}]} | wolf: {effects: [%s]}
          triggers: [{on: upkeep-met, effects: [{fill-pool: {cards: 1}}]}] | triggers: [{on: upkeep-met, effects: [%s]}]
          effects: [{shuffle-deck: {who: destiny-player}}]     | effects: [%s]
          effects: [{fill-pool: {cards: 3}}]                   | effects: [%s]
          effects: [{fill-pool: {cards: 3}}]                   | effects: [{repeat: {times: 2, effects: [%s]}}]
          activated: {effects: [{hurt: {who: opponent, damage: 1}}]} | activated: {effects: [%s]}
          lasting: [{gives: pay-from-pool}]                    | lasting: [{gives: pool-first}]
          """)
  void findsAChangeInEveryTextThatMayMakeOne(String printed, String altered) {
    String change = "{last: {gives: pool-first}}";

    assertThat(drawsAfterPool(AlteredPack.with(printed, altered.formatted(change))))
        .isEqualTo(drawsAfterPool(AlteredPack.PACK) + 1);
  }
}
