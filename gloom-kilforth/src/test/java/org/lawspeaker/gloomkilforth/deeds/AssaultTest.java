package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.testkit.coverage.Shows;

/** Assaults on Ancients. */
class AssaultTest {
  /** Heroes whose sagas are complete, at the place of the Prince of Ruin. */
  private static Scene ready(Setup setup, String first, String zones) {
    return Scene.of(
        setup,
        """
        turn-of: %d
        heroes: {%d: {race: human, profession: warrior, max-health: 8, ap: 8, fate: 0, %s}}
        ancients: [{card: prince-of-ruin, abilities: throne-of-ruin, plots: [], at: 6, damage: 10}]
        %s
        """
            .formatted(setup.seats() - 1, setup.seats() - 1, whole(first), zones));
  }

  /** What is not said of the hero is as it should be. */
  private static String whole(String hero) {
    String whole = hero;
    for (String part : List.of("at: old-wood", "chapter: 6", "hp: 8")) {
      String key = part.substring(0, part.indexOf(':') + 1);
      whole = whole.startsWith(key) ? whole : whole + ", " + part;
    }
    return whole;
  }

  /** The last hero, whose saga is complete, is where the Prince is without its Abilities. */
  private static Scene alone(GloomOfKilforth game, Setup setup, String hero, int damage) {
    return Scene.of(
            game,
            setup,
            """
            turn-of: %1$d
            heroes: {%1$d: {race: human, profession: warrior, at: old-wood, chapter: 6, %2$s}}
            places: {green-meadows: {encounters: [farmer]}}
            ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: %3$d}]
            """
                .formatted(setup.seats() - 1, hero, damage))
        .then("assault prince-of-ruin");
  }

  private static final Setup SOLO = Setup.of(1).with("format", "solo");
  private static final Setup RIVALS = Setup.of(2).with("format", "competitive");

  private static Scene ready(String first) {
    return ready(SOLO, first, "");
  }

  @Test
  @Shows({"GOK-ASSAULT-01", "GOK-ASSAULT-08", "GOK-ENGAGE-02", "GOK-ASSAULT-04", "GOK-DEED-03"})
  void anAssaultIsABattleWithoutSurpriseAndEvasion() {
    Scene scene = ready("gold: 1");
    assertThat(scene.window()).isEqualTo("action");

    scene.then("assault prince-of-ruin");

    assertThat(scene.state().battles().get(0).surprise()).isEqualTo(Surprise.NOBODY);
    assertThat(scene.state().battles().get(0).hp()).isEqualTo(2);
    assertThat(scene.odds().keySet()).contains("roll 6 of 6").doesNotContain("roll 7 of 7");
  }

  @Test
  @Shows({"GOK-DEED-02", "GOK-HIDE-10", "GOK-HIDE-11"})
  void aHiddenHeroMustComeOutFirst() {
    Scene scene = ready("hidden: true");

    assertThat(scene.refused("assault prince-of-ruin")).containsExactly("GOK-DEED-02");
    scene.then("come out");
    assertThat(scene.moves()).contains("assault prince-of-ruin");
  }

  @Test
  @Shows({"GOK-SAGA-03", "GOK-WIN-08"})
  void nobodyAssaultsBeforeTheOwnSagaIsComplete() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {0: {at: frostmaw, chapter: 6}, 1: {at: old-wood, chapter: 5}}
            """);

    assertThat(scene.refused("assault prince-of-ruin")).containsExactly("GOK-SAGA-03");
  }

  @Test
  @Shows({"GOK-ANCIENT-08", "GOK-ASSAULT-03"})
  void inACooperativeGameAllSagasMustBeComplete() {
    Scene scene = ready(Setup.of(2), "gold: 1", "");

    assertThat(scene.refused("assault prince-of-ruin")).containsExactly("GOK-ANCIENT-08");
  }

  @Test
  @Shows({"GOK-ANCIENT-07", "GOK-ASSAULT-02"})
  void inACompetitiveGameTheOwnSagaIsEnough() {
    Scene scene = ready(RIVALS, "gold: 1", "");

    assertThat(scene.allowed("assault prince-of-ruin")).containsExactly("GOK-ASSAULT-02");
  }

  @Test
  @Shows({"GOK-ASSAULT-02"})
  void noOtherEncounterMayBeThere() {
    Scene scene = ready(SOLO, "gold: 1", "places: {old-wood: {encounters: [hollow-oak]}}");

    assertThat(scene.refused("assault prince-of-ruin")).containsExactly("GOK-ASSAULT-02");
  }

  @Test
  @Shows({"GOK-ASSAULT-02"})
  void theHeroMustBeWhereTheAncientIs() {
    Scene scene = ready("at: vulture-pass");

    assertThat(scene.refused("assault prince-of-ruin")).containsExactly("GOK-ASSAULT-02");
  }

  @Test
  @Shows({"GOK-ASSAULT-05", "GOK-ASSAULT-06", "GOK-ASSAULT-07", "GOK-PLOT-03", "GOK-ASSAULT-19"})
  void itsPlotsAreGatheredAndStrengthenIt() {
    Scene scene =
        ready(
            SOLO,
            "gold: 1",
            "places: {owlwater: {plots: [altar-of-ruin]}, kingsfield: {plots: [altar-of-ash]}}");

    scene.then("assault prince-of-ruin");

    assertThat(scene.state().ancients().get(0).gathered().count(Scene.card("altar-of-ruin")))
        .isEqualTo(1);
    assertThat(scene.site("owlwater").plots().isEmpty()).isTrue();
    assertThat(scene.site("kingsfield").plots().size()).isEqualTo(1);
    assertThat(scene.odds().keySet()).contains("roll 7 of 7");
  }

  @Test
  @Shows({"GOK-ANCIENT-03", "GOK-REQ-02", "GOK-TRAP-01"})
  void itsTrapAndItsAbilitiesAtRoundStartsAreResolved() {
    Scene scene = ready("assets: [gilded-sword, captain, acolyte]");

    scene.then("assault prince-of-ruin", "sacrifice captain", "sacrifice acolyte");

    assertThat(scene.odds().keySet()).contains("roll 6 of 6");
    assertThat(scene.hero(0).assets().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-WIN-04", "GOK-ASSAULT-09", "GOK-ASSAULT-10", "GOK-ASSAULT-18", "GOK-WIN-06"})
  void defeatingTheLastAncientWinsTheGame() {
    Scene scene = ready("gold: 1").then("assault prince-of-ruin", "roll 0 of 6", "roll 2 of 4");

    assertThat(scene.outcome().citation().id()).isEqualTo("GOK-WIN-04");
    assertThat(scene.outcome().winners()).hasSize(1);
    assertThat(scene.hero(0).gold()).isEqualTo(21);
  }

  @Test
  @Shows({"GOK-WIN-02", "GOK-ASSAULT-16", "GOK-ANCIENT-02"})
  void inACompetitiveGameTheHeroThatDefeatsItWinsAlone() {
    Scene scene =
        ready(RIVALS, "gold: 1", "").then("assault prince-of-ruin", "roll 0 of 6", "roll 2 of 4");

    assertThat(scene.outcome().citation().id()).isEqualTo("GOK-WIN-02");
    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(1);
  }

  @Test
  @Shows({"GOK-WIN-05", "GOK-Q-17"})
  void theWinStandsAlthoughTheLastHeroFalls() {
    Scene scene = ready("hp: 3").then("assault prince-of-ruin", "roll 3 of 6", "roll 2 of 4");

    assertThat(scene.outcome().citation().id()).isEqualTo("GOK-WIN-04");
    assertThat(scene.hero(0).eliminated()).isTrue();
  }

  @Test
  @Shows({"GOK-ASSAULT-14", "GOK-ASSAULT-15", "GOK-ASSAULT-17"})
  void thereIsNoEscapeAndLossesStay() {
    Scene scene = ready("gold: 1").then("assault prince-of-ruin", "roll 0 of 6", "roll 1 of 4");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
    assertThat(scene.state().ancients().get(0).damage()).isEqualTo(11);
  }

  @Test
  @Shows({"GOK-ASSAULT-11", "GOK-ASSAULT-12", "GOK-ASSAULT-13", "GOK-DEFEATED-08", "GOK-Q-32"})
  void aHeroWithoutHpIsEliminated() {
    Scene scene =
        ready(RIVALS, "hp: 2, hand: [farmer]", "clock: {first: \"1\"}")
            .then("assault prince-of-ruin", "roll 2 of 6", "roll 0 of 4", "decline");

    assertThat(scene.hero(1).eliminated()).isTrue();
    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
    assertThat(scene.state().clock().first().index()).isZero();
  }

  @Test
  @Shows("GOK-Q-32")
  void theMarkerPassesOverAHeroThatIsOutOfTheGame() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 2
                heroes:
                  0: {eliminated: true}
                  1: {at: frostmaw}
                  2: {race: human, profession: warrior, at: old-wood, chapter: 6, hp: 1, fate: 0}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin", "roll 1 of 6", "roll 0 of 6");

    assertThat(scene.hero(2).eliminated()).isTrue();
    assertThat(scene.state().clock().first().index()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-14"})
  void withoutAnyHeroTheGameIsLost() {
    Scene scene = ready("hp: 2").then("assault prince-of-ruin", "roll 2 of 6", "roll 0 of 4");

    assertThat(scene.outcome().citation().id()).isEqualTo("GOK-Q-14");
    assertThat(scene.outcome().winners()).isEmpty();
  }

  @Test
  @Shows({"GOK-Q-04", "GOK-ASSAULT-02"})
  void anEvadedFoeIsNotInTheWay() {
    String zones =
        """
        heroes: {0: {at: old-wood, chapter: 6, %s}}
        places: {old-wood: {encounters: [remote-town, wood-bandit]}}
        ancients: [{card: prince-of-ruin, plots: [], at: 6}]
        """;
    String both = "evaded: [wood-bandit, grey-stalker]";

    assertThat(
            Scene.of(1, zones.formatted("evaded: [wood-bandit]")).refused("assault prince-of-ruin"))
        .containsExactly("GOK-ASSAULT-02");
    assertThat(
            Scene.of(1, zones.replace("remote-town", "grey-stalker").formatted(both))
                .allowed("assault prince-of-ruin"))
        .containsExactly("GOK-ASSAULT-02");
  }

  @Test
  @Shows({"GOK-WIN-04", "GOK-ASSAULT-10"})
  void theGameGoesOnWhileAnotherAncientIsLeft() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, chapter: 6}
                  1: {race: human, profession: warrior, at: old-wood, chapter: 6, gold: 1, fate: 0}
                ancients:
                  - {card: prince-of-ruin, plots: [], at: 6, damage: 10}
                  - {card: queen-of-ash, plots: [], at: spire-tor}
                """)
            .then("assault prince-of-ruin", "roll 0 of 6", "roll 2 of 4");

    assertThat(scene.state().ancients().get(0).defeated()).isTrue();
    assertThat(scene.state().clock().ending()).isEmpty();
    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.hero(1).gold()).isEqualTo(21);
  }

  @Test
  @Shows({"GOK-ASSAULT-15", "GOK-Q-71"})
  void whatAnAbilityTakesFromAnAncientStaysLost() {
    GloomOfKilforth game =
        OwnPack.captain("abilities: [{on: round-starts, effects: [{harm-foe: 1}]}]");
    Scene scene =
        alone(game, RIVALS, "hp: 1, gold: 0, fate: 0, assets: [captain]", 3)
            .then("roll 1 of 6", "roll 2 of 6");

    assertThat(scene.hero(1).eliminated()).isTrue();
    assertThat(scene.state().ancients().get(0).damage()).isEqualTo(6);
  }

  @Test
  @Shows("GOK-ASSAULT-12")
  void anEliminatedHeroHasNoTokensLeft() {
    String hero = "hp: 1, gold: 3, fate: 2, fate-used: true, enemies: [farmer]";
    Scene scene = alone(Scene.GAME, RIVALS, hero, 0).then("roll 1 of 6", "roll 0 of 6");

    assertThat(scene.hero(1).eliminated()).isTrue();
    assertThat(scene.hero(1).fate()).isZero();
    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.hero(1).enemies().isEmpty()).isTrue();
  }

  @Test
  void whoFightsAnAncientDoesNotAssaultItOnceMore() {
    Scene scene = alone(Scene.GAME, SOLO, "gold: 0, fate: 1", 0).then("roll 0 of 6", "roll 0 of 4");
    assertThat(scene.window()).isEqualTo("fate");

    assertThat(scene.refused("assault prince-of-ruin")).containsExactly("GOK-ASSAULT-14");
  }

  @Test
  @Shows({"GOK-ANCIENT-03", "GOK-ASSAULT-04"})
  void itsAbilitiesMayGiveItMoreHp() {
    Scene scene = ready(SOLO, "gold: 1", "places: {bone-fields: {encounters: [buried-temple]}}");

    scene.then("assault prince-of-ruin");

    assertThat(scene.state().battles().get(0).hp()).isEqualTo(3); // 1 for each Place
    assertThat(scene.state().battles().get(0).most()).isEqualTo(3); // so many it is shown with
  }
}
