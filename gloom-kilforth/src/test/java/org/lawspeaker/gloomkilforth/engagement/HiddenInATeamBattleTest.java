package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** A team whose active hero becomes Hidden in the midst of a battle fights it to its end. */
class HiddenInATeamBattleTest {
  /** Seat 1 has become Hidden before its own dice in a battle; seat 2 fights with it. */
  private static Scene hidden(int fate) {
    return Scene.of(
            3,
            """
            turn-of: 1
            turn: {team: ["2"]}
            heroes:
              0: {at: windrow, fate: 3, hand: []}
              1: {race: human, profession: wizard, saga: 4, at: windrow, hp: 4, fate: 0, gold: 0,
                  hand: [], loot: [smoke-vial]}
              2: {race: vampire, profession: warrior, saga: 1, at: windrow, hp: 3, fate: %d, gold: 0,
                  hand: []}
            places: {windrow: {encounters: [mad-knight]}}
            """
                .formatted(fate))
        .then("choose mad-knight", "done", "resolve smoke-vial", "roll 0 of 3");
  }

  @Test
  @Shows({"GOK-TEAM-05", "GOK-TEAM-14"})
  void theOthersCallOnFateInItsTest() {
    Scene scene = hidden(2).then("roll 1 of 2");

    assertThat(scene.window()).isEqualTo("fate");
    assertThat(scene.asked()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-TEAM-12", "GOK-TEAM-14"})
  void theOthersMayHaveAShareOfTheReward() {
    Scene scene = hidden(0).then("roll 0 of 2", "roll 0 of 3", "roll 4 of 4", "take gold");

    assertThat(scene.moves()).contains("give seat 2 1 gold");
  }
}
