package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.testkit.coverage.Shows;

/** What one card sets in motion at once is bounded. */
class WorkCheckTest {
  private static final String PRINTED =
      "activated: {effects: [{hurt: {who: opponent, damage: 1}}]}";

  @Test
  @Shows("THO-Q-104")
  void repetitionsInRepetitionsAreRefused() {
    String nested = "{hurt: {who: opponent, damage: 1}}";
    for (int i = 0; i < 9; i++) {
      nested = "{repeat: {times: 9, effects: [" + nested + "]}}";
    }
    AlteredPack.assertRefused(
        AlteredPack.with(PRINTED, "activated: {effects: [" + nested + "]}"),
        "activated: {effects: [{repeat: {times: 9, effects: [{repeat",
        "/factions/0/destiny/12/activated/effects",
        "at most 100 effects at once, each counted as often as it is repeated, and as 10 if for"
            + " each of something; found 435848050 (THO-Q-104)");
  }

  @Test
  @Shows("THO-Q-104")
  void aRepetitionForEachOfSomethingCountsAsTen() {
    String each = "{repeat: {times: %d, per: hand, effects: [{draw-cards: {cards: 1}}]}}";
    AlteredPack.assertRefused(
        AlteredPack.with(
            PRINTED,
            "activated: {effects: [" + each.formatted(9) + ", " + each.formatted(1) + "]}"),
        "activated: {effects: [{repeat",
        "/factions/0/destiny/12/activated/effects",
        "at most 100 effects at once, each counted as often as it is repeated, and as 10 if for"
            + " each of something; found 102 (THO-Q-104)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          horn           | horn: [{hurt: {who: each-bane-player, damage: 1}}] | horn: [%s] | /factions/0/lands/2/horn
          wolf           | wolf: {costs: [exhaust, {pool: 1}], effects: [{hurt: {damage: 2}}]} | wolf: {effects: [%s]} | /factions/0/lands/3/wolf/effects
          trigger        | triggers: [{on: upkeep-met, effects: [{fill-pool: {cards: 1}}]}] | triggers: [{on: upkeep-met, effects: [%s]}] | /factions/2/destiny/5/triggers/0/effects
          bane card      | effects: [{shuffle-deck: {who: destiny-player}}] | effects: [%s] | /factions/0/bane/13/effects
          """)
  @Shows("THO-Q-104")
  void everyTextOfEveryKindOfCardIsBounded(
      String text, String printed, String altered, String pointer) {
    String many =
        "{repeat: {times: 9, effects: [" + "{draw-cards: {cards: 1}}, ".repeat(12) + "]}}";

    assertThat(AlteredPack.problems(AlteredPack.with(printed, altered.formatted(many))))
        .as(text)
        .singleElement()
        .satisfies(problem -> assertThat(problem.place()).endsWith(" " + pointer))
        .satisfies(problem -> assertThat(problem.message()).contains("found 109 (THO-Q-104)"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"horn: [{hurt: {who: each-bane-player, damage: 1}}]", PRINTED})
  @Shows("THO-Q-104")
  void aHundredEffectsAreNotTooMany(String printed) {
    String hundred =
        "{repeat: {times: 9, effects: [" + "{draw-cards: {cards: 1}}, ".repeat(11) + "]}}";
    String altered = printed.substring(0, printed.indexOf('[') + 1) + hundred + "]";

    assertThat(
            AlteredPack.problems(
                AlteredPack.with(printed, printed.endsWith("}") ? altered + "}" : altered)))
        .isEmpty();
  }
}
