package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Teams that assault an Ancient. */
class TeamAssaultTest {
  @Test
  @Shows({"GOK-Q-13", "GOK-WIN-08"})
  void everyHeroOfATeamAgainstAnAncientHasCompletedItsSaga() {
    Scene scene = ancient("chapter: 5").then("team with seat 2", "accept");

    assertThat(scene.refused("assault prince-of-ruin")).containsExactly("GOK-Q-13");
  }

  @Test
  @Shows({"GOK-Q-13", "GOK-ASSAULT-02"})
  void whatOnlyTheActiveHeroHasEvadedBarsTheTeam() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {at: old-wood, chapter: 6, evaded: [wood-bandit]}
          2: {at: old-wood, chapter: 6%s}
        places: {old-wood: {encounters: [wood-bandit]}}
        ancients: [{card: prince-of-ruin, plots: [], at: 6}]
        """;
    Setup setup = Setup.of(3).with("format", "competitive");
    String[] team = {"team with seat 2", "accept"};

    assertThat(Scene.of(setup, zones.formatted("")).then(team).refused("assault prince-of-ruin"))
        .containsExactly("GOK-Q-13");
    assertThat(
            Scene.of(setup, zones.formatted(", evaded: [wood-bandit]"))
                .then(team)
                .allowed("assault prince-of-ruin"))
        .containsExactly("GOK-ASSAULT-02");
  }

  @Test
  @Shows({"GOK-ENGAGE-02", "GOK-REQ-02", "GOK-ASSAULT-17"})
  void anAncientIsAFoeForWhatTheDefeatOfOneSetsOff() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: orc, profession: priest, at: old-wood, fate: 0, gold: 0, chapter: 6}
                ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 11}]
                """)
            .then("assault prince-of-ruin", "roll 0 of 6", "roll 1 of 5");

    assertThat(scene.outcome().scores().get(1)).isEqualTo(21); // an Orc gains 1 gold
  }

  private static Scene ancient(String member) {
    return Scene.of(
        Setup.of(3).with("format", "competitive"),
        """
        turn-of: 1
        heroes:
          0: {fate: 0, at: sprawl-city}
          1: {race: elf, profession: priest, at: old-wood, fate: 0, gold: 0, hp: 4, ap: 4, chapter: 6}
          2: {at: old-wood, fate: 0, gold: 0, hp: 4, ap: 4, %s}
        ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 10}]
        """
            .formatted(member));
  }

  @Test
  @Shows({"GOK-Q-13", "GOK-WIN-02", "GOK-Q-98"})
  void ofACompetitiveTeamTheActiveHeroAloneWins() {
    Scene scene =
        ancient("chapter: 6")
            .then("team with seat 2", "accept", "assault prince-of-ruin")
            .then(
                "roll 0 of 6", "roll 1 of 2", "roll 0 of 6", "roll 1 of 2", "give seat 2 20 gold");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(1);
    assertThat(scene.hero(2).gold()).isEqualTo(20);
  }

  @Test
  @Shows("GOK-Q-13")
  void whoHasNotCompletedItsSagaDoesNotJoinAnAssaultThatHasBegun() {
    assertThat(begun("chapter: 5").refused("team with seat 2")).containsExactly("GOK-Q-13");
    assertThat(begun("chapter: 6").allowed("team with seat 2")).containsExactly("GOK-TEAM-01");
  }

  private static Scene begun(String member) {
    return Scene.of(
            Setup.of(3).with("format", "competitive"),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {at: old-wood, gold: 0, chapter: 6, loot: [lucky-charm]}
              2: {at: old-wood, gold: 0, %s}
            ancients: [{card: prince-of-ruin, plots: [], at: 6}]
            """
                .formatted(member))
        .then("assault prince-of-ruin");
  }
}
