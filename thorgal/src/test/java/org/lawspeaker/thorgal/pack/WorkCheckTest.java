package org.lawspeaker.thorgal.pack;

import org.junit.jupiter.api.Test;
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
}
