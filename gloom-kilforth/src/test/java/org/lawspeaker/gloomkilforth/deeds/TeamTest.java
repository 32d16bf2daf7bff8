package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.testkit.coverage.Shows;

/** Teams. */
class TeamTest {
  /** A Dark Elf Wizard, with 3 Sneak, and two others are at a Place with Sneak 2. */
  private static Scene temple(String active, String other, String zones) {
    return Scene.of(
        3,
        """
        turn-of: 1
        heroes:
          0: {at: bone-fields, fate: 0, gold: 0}
          1: {%s}
          2: {%s}
        places: {bone-fields: {encounters: [buried-temple]}}
        %s
        """
            .formatted(
                Scene.hero(
                    active,
                    "race: dark-elf",
                    "profession: wizard",
                    "at: bone-fields",
                    "fate: 0",
                    "gold: 0",
                    "hp: 4",
                    "ap: 4"),
                Scene.hero(other, "at: bone-fields", "fate: 0", "gold: 0"),
                zones));
  }

  private static Scene temple(String other) {
    return temple("gold: 0", other, "");
  }

  /** Two heroes and an enemy with 3 Fight and 2 HP that the active one has just drawn. */
  private static Scene bandit(String active, String other) {
    return bandit(active, other, "sprawl-city");
  }

  private static Scene bandit(String active, String other, String third) {
    return Scene.of(
        3,
        """
        turn-of: 1
        turn: {drawn: [wood-bandit]}
        heroes:
          0: {at: %s, fate: 0, gold: 0, hp: 4, ap: 4}
          1: {race: elf, profession: priest, %s}
          2: {%s}
        places: {old-wood: {encounters: [wood-bandit]}}
        """
            .formatted(
                third,
                Scene.hero(active, "at: old-wood", "gold: 0", "fate: 0", "hp: 4", "ap: 4"),
                Scene.hero(other, "at: old-wood", "gold: 0", "fate: 0", "hp: 4", "ap: 4")));
  }

  @Test
  @Shows({"GOK-TEAM-01", "GOK-TEAM-06"})
  void eachOtherHeroOfTheTeamAddsADieToATest() {
    Scene scene =
        temple("gold: 0").then("team with seat 2", "accept", "confront buried-temple with sneak");

    assertThat(scene.odds().keySet()).contains("roll 4 of 4").doesNotContain("roll 5 of 5");
  }

  @Test
  @Shows({"GOK-TEAM-01", "GOK-TEAM-06"})
  void anyNumberOfHeroesMayJoin() {
    Scene scene =
        temple("gold: 0")
            .then("team with seat 2", "accept", "team with seat 0", "accept")
            .then("confront buried-temple with sneak");

    assertThat(scene.odds().keySet()).contains("roll 5 of 5");
  }

  @Test
  @Shows({"GOK-TEAM-01"})
  void onlyTheWillingJoin() {
    Scene scene = temple("gold: 0").then("team with seat 2", "decline");

    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-TEAM-01");
    assertThat(scene.then("confront buried-temple with sneak").odds().keySet())
        .contains("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-TEAM-01"})
  void whoIsElsewhereCannotJoin() {
    assertThat(temple("at: old-wood").refused("team with seat 2")).containsExactly("GOK-TEAM-01");
  }

  @Test
  @Shows({"GOK-TEAM-01"})
  void aTeamHasAnAim() {
    Scene scene = Scene.of(2, "turn-of: 1");

    assertThat(scene.refused("team with seat 0")).containsExactly("GOK-TEAM-01");
  }

  @Test
  @Shows({"GOK-Q-02"})
  void onlyTheActiveHeroFormsATeam() {
    Scene scene = temple("gold: 0").then("team with seat 2");

    assertThat(scene.refused("team with seat 0")).containsExactly("GOK-Q-02");
  }

  @Test
  @Shows({"GOK-TEAM-01", "GOK-TEAM-02", "GOK-EVENT-02"})
  void aTeamForAFinaleDoesNotHelpWithAnEvent() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  0: {at: spire-tor}
                  1: {at: spire-tor, saga: 0, chapter: 5, fate: 1}
                  2: {at: spire-tor}
                """)
            .then("team with seat 2", "accept", "search", "draw avalanche");

    assertThat(scene.odds().keySet()).contains("roll 2 of 2").doesNotContain("roll 3 of 3");
    scene.then("roll 0 of 2");
    assertThat(scene.refused("team with seat 0")).containsExactly("GOK-TEAM-02");
    assertThat(scene.then("decline").hero(2).fateUsed()).isFalse();
    assertThat(scene.window()).isNotEqualTo("fate");
  }

  @Test
  @Shows({"GOK-TEAM-03"})
  void aHeroThatHasMadeCampMayJoin() {
    Scene scene = temple("camped: true").then("team with seat 2", "accept");

    assertThat(scene.state().turn().team()).extracting(Seat::index).containsExactly(2);
  }

  @Test
  @Shows({"GOK-Q-61"})
  void aDefeatedHeroMayNot() {
    Scene scene = temple("at: sprawl-city, defeated: true");

    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-Q-61");
  }

  @Test
  @Shows({"GOK-TEAM-04", "GOK-Q-77"})
  void aHiddenHeroComesOutBeforeItJoins() {
    Scene scene = temple("hidden: true").then("team with seat 2");

    assertThat(scene.refused("accept")).containsExactly("GOK-TEAM-04");
    assertThat(scene.then("come out", "accept").hero(2).hidden()).isFalse();
    assertThat(scene.state().turn().team()).hasSize(1);
  }

  @Test
  @Shows({"GOK-TEAM-05", "GOK-TEAM-15"})
  void eachHeroOfTheTeamMayCallOnFateForASuccessOfItsOwn() {
    Scene scene =
        temple("fate: 1, fate-used: false", "fate: 1", "")
            .then("team with seat 2", "accept", "confront buried-temple with sneak")
            .then("roll 0 of 4", "seat 1: call on fate", "seat 2: call on fate");

    assertThat(scene.window()).isEqualTo("loot-step");
    assertThat(scene.hero(2).fateUsed()).isTrue();
    assertThat(scene.hero(2).fate()).isZero();
  }

  @Test
  @Shows({"GOK-TEAM-05"})
  void whoHasCalledOnFateTodayIsNotAskedAgain() {
    Scene scene =
        temple("fate: 1, fate-used: true")
            .then("team with seat 2", "accept", "confront buried-temple with sneak", "roll 1 of 4");

    assertThat(scene.window()).isNotEqualTo("fate");
  }

  @Test
  @Shows({"GOK-TEAM-07"})
  void aTeamSkipsSurprise() {
    assertThat(on(bandit("gold: 0", "gold: 0").then("choose wood-bandit")).odds().keySet())
        .contains("roll 4 of 4");

    Scene scene = bandit("gold: 0", "gold: 0").then("team with seat 2", "accept");
    assertThat(scene.odds().keySet()).contains("roll 3 of 3").doesNotContain("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-TEAM-08", "GOK-TEAM-10", "GOK-Q-09"})
  void theFoeTestsAgainstEachHeroAndEachHeroAgainstTheFoe() {
    Scene scene =
        bandit("gold: 0", "hp: 1", "old-wood")
            .then("team with seat 0", "accept", "team with seat 2", "accept");

    assertThat(scene.state().battles().get(0).heroes())
        .extracting(Seat::index)
        .containsExactly(1, 2, 0);
    scene.then("roll 1 of 3", "roll 0 of 2", "roll 1 of 3", "roll 0 of 2");
    assertThat(scene.hero(2).defeated()).isFalse();
    scene.then("roll 1 of 3", "roll 0 of 4");
    assertThat(scene.hero(1).hp()).isEqualTo(3);
    assertThat(scene.hero(2).defeated()).isTrue();
    assertThat(scene.hero(0).hp()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-TEAM-11"})
  void aTeamIsNotAskedWhetherItEscapes() {
    Scene scene =
        bandit("gold: 0", "gold: 0")
            .then("team with seat 2", "accept")
            .then("roll 0 of 3", "roll 0 of 2", "roll 0 of 3", "roll 0 of 2");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
    assertThat(scene.odds().keySet()).contains("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-Q-11"})
  void theBattleEndsWithTheDefeatOfTheActiveHero() {
    Scene scene =
        bandit("hp: 1", "gold: 0")
            .then("team with seat 2", "accept")
            .then("roll 1 of 3", "roll 0 of 2", "roll 0 of 3", "roll 1 of 2");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.state().turn().seat().index()).isEqualTo(2);
    assertThat(scene.state().turn().team()).isEmpty();
    Battle next = scene.state().battles().get(0); // the other's own, with a foe in full health
    assertThat(next.heroes()).extracting(Seat::index).containsExactly(2);
    assertThat(next.hp()).isEqualTo(2);
  }

  /** Without a Deed, to what comes next. */
  private static Scene on(Scene scene) {
    while (scene.moves().contains("done")) {
      scene.then("done");
    }
    return scene;
  }

  private static Scene slain() {
    return bandit("gold: 0", "gold: 0")
        .then("team with seat 2", "accept")
        .then("roll 0 of 3", "roll 1 of 2", "roll 0 of 3", "roll 1 of 2");
  }

  @Test
  @Shows({"GOK-TEAM-09", "GOK-TEAM-12", "GOK-TEAM-13", "GOK-Q-62"})
  void theActiveHeroAloneDecidesHowGoldIsSplit() {
    Scene scene = slain();
    assertThat(scene.moves()).allMatch(move -> move.startsWith("seat 1: ") || !move.contains(":"));

    scene.then("take gold");
    assertThat(scene.moves())
        .contains("give seat 2 0 gold", "give seat 2 1 gold", "give seat 2 2 gold");

    scene.then("give seat 2 0 gold");
    assertThat(scene.hero(1).gold()).isEqualTo(2);
    assertThat(scene.hero(2).gold()).isZero();
  }

  @Test
  @Shows({"GOK-TEAM-12", "GOK-Q-62"})
  void aRumourGoesWholeToOneOfTheTeam() {
    Scene scene = slain().then("take gold", "give seat 2 1 gold", "keep card", "choose seat 2");

    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.hero(2).gold()).isEqualTo(1);
    assertThat(scene.hero(2).hand().count(Scene.card("wood-bandit"))).isEqualTo(1);
    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-TEAM-12", "GOK-Q-62"})
  void lootIsDrawnByWhomTheActiveHeroNames() {
    Scene scene = slain().then("take loot", "choose seat 2", "draw bandage");

    assertThat(scene.hero(2).loot().count(Scene.card("bandage"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-TEAM-12", "GOK-Q-62"})
  void aRewardIsDrawnSecretlyByWhomTheActiveHeroNames() {
    Scene scene =
        slain().then("take gold", "give seat 2 0 gold", "take reward", "choose seat 2").chance();

    assertThat(scene.hero(2).hand().size()).isEqualTo(1);
    assertThat(scene.hero(2).shown().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-TEAM-14"})
  void aTeamDisbandsAfterItsBattle() {
    Scene scene =
        slain().then("take gold", "give seat 2 0 gold", "keep card", "choose seat 1", "decline");

    assertThat(scene.state().turn().team()).isEmpty();
  }

  @Test
  @Shows({"GOK-TEAM-14", "GOK-Q-55"})
  void aTeamDisbandsAfterItsTest() {
    Scene scene =
        temple("gold: 0")
            .then("team with seat 2", "accept", "confront buried-temple with sneak", "roll 1 of 4");

    assertThat(scene.state().turn().team()).isEmpty();
    assertThat(scene.hero(1).progress()).hasSize(1);
    assertThat(scene.hero(2).progress()).isEmpty();
  }

  @Test
  @Shows({"GOK-TEAM-14"})
  void aTeamDisbandsWithTheTurn() {
    Scene scene = temple("gold: 0").then("team with seat 2", "accept", "camp");
    assertThat(scene.state().turn().team()).hasSize(1);

    scene.then("end turn");

    assertThat(scene.state().turn().team()).isEmpty();
  }

  @Test
  @Shows({"GOK-Q-12"})
  void whoJoinsInTheMiddleFightsFromTheNextStepOnWithoutSurprise() {
    Scene scene = bandit("gold: 0", "gold: 0").then("choose wood-bandit", "done");
    assertThat(scene.state().battles().get(0).surprise()).isEqualTo(Surprise.FOE);

    scene.then("team with seat 2", "accept");

    assertThat(scene.odds().keySet()).contains("roll 3 of 3").doesNotContain("roll 4 of 4");
    assertThat(scene.state().battles().get(0).heroes()).hasSize(2);
    assertThat(scene.told("joined-battle")).containsExactly("seat 2 joins the battle GOK-Q-12");
  }

  @Test
  @Shows({"GOK-Q-04"})
  void whoHasEvadedTheFoeCannotJoinAgainstIt() {
    Scene scene =
        bandit("gold: 1, loot: [lucky-charm]", "evaded: [wood-bandit]")
            .then("choose wood-bandit", "done");

    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-Q-04");
  }

  @Test
  @Shows({"GOK-TEAM-10", "GOK-TEAM-08", "GOK-TEAM-11", "GOK-TEAM-14"})
  void whoFallsIsNoLongerInTheBattleOfTheOthers() {
    Scene scene =
        bandit("gold: 0", "hp: 1")
            .then("team with seat 2", "accept")
            .then("roll 0 of 3", "roll 0 of 2", "roll 1 of 3", "roll 0 of 2");

    assertThat(scene.hero(2).defeated()).isTrue();
    assertThat(scene.state().battles().get(0).heroes()).extracting(Seat::index).containsExactly(1);
    assertThat(scene.odds()).isNotEmpty(); // the next round: the team has no escape until the end
  }

  @Test
  @Shows("GOK-Q-12")
  void nobodyJoinsOnceTheDiceOfATestHaveBeenRolled() {
    Scene scene =
        temple("fate: 1", "gold: 0", "").then("confront buried-temple with sneak", "roll 0 of 3");
    assertThat(scene.window()).isEqualTo("fate");

    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-Q-12");
  }

  @Test
  @Shows("GOK-TEAM-01")
  void nobodyJoinsTwice() {
    Scene scene = temple("gold: 0").then("team with seat 2", "accept");

    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-TEAM-01");
    assertThat(scene.moves()).contains("team with seat 0").doesNotContain("team with seat 2");
  }
}
