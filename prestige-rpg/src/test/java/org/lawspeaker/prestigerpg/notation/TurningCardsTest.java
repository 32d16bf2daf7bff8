package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** With other packs, cards of every kind may turn players, whatever encounter is faced. */
class TurningCardsTest {
  private static final String TURN = "{place: {who: most-life, mark: turned}}";
  private static final String PACK =
      PackText.resource(PrestigeRpgProvider.class, "reference-pack.yaml").text();

  private static boolean isSound(String pack, String overlay) {
    PrestigeRpg game = PrestigeRpgProvider.read(new PackText("pack.yaml", pack)).orThrow();
    Setup setup =
        Setup.of(3)
            .with("character-0", "nyx")
            .with("character-1", "talon")
            .with("character-2", "orn-hammerfist")
            .with("deeper-and-darker", "yes")
            .with("relics-and-ruin", "yes");
    PrestigeState laid =
        game.notation()
            .arrange(
                game.start(setup).orThrow(), Document.yaml("overlay", overlay).orThrow().root())
            .orThrow();
    return game.check(laid).isEmpty();
  }

  @Shows("PRE-Q-82")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          effects: [{blow: {damage: 30}}, {hurt: {who: others, damage: 10}}] | effects: [{blow: {damage: 30}}, TURN]
          - hurt: {who: target, damage: 5}                                   | - TURN
          half: true}}, play-attack]                                         | half: true}}, TURN]
          """)
  void aPlayerMayBeTurnedByWhatAnybodyUses(String printed, String other) {
    String overlay = "{encounter: gutter-ogre, sheets: {1: {turned: true}}}";
    assertThat(PACK).containsOnlyOnce(printed);

    assertThat(isSound(PACK, overlay)).isFalse();
    assertThat(isSound(PACK.replace(printed, other.replace("TURN", TURN)), overlay)).isTrue();
  }

  @Shows("PRE-Q-82")
  @Test
  void aPlayerMayBeTurnedByTheEventThatIsFacedAndByNoOther() {
    String rules = "rules: [{on: maneuver, effects: [{hurt: {damage: 5}}]}]"; // of A narrow ledge
    String pack = PACK.replace(rules, "rules: [{on: maneuver, effects: [" + TURN + "]}]");
    String faced = "{encounter: gutter-ogre, number: 2, %s sheets: {1: {turned: true}}}";

    assertThat(isSound(pack, faced.formatted("event: a-narrow-ledge,"))).isTrue();
    assertThat(isSound(pack, faced.formatted(""))).isFalse();
  }
}
