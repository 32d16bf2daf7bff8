package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.testkit.coverage.Shows;

/** Battles with ordinary foes. */
class BattleTest {
  /** An Elf Priest with 2 Fight meets a Kobold with 2 Fight and 2 HP, before the Skirmish. */
  private static Scene kobold(String hero) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes:
          0: {camped: true}
          1: {race: elf, profession: priest, at: bone-fields, %s}
        places: {bone-fields: {encounters: [kobold]}}
        """
            .formatted(hero));
  }

  private static Battle battle(Scene scene) {
    return scene.state().battles().get(0);
  }

  @Test
  @Shows({"GOK-BATTLE-01", "GOK-BATTLE-14", "GOK-ENC-11", "GOK-ENGAGE-03"})
  void theFoeBeginsWithItsHealth() {
    assertThat(battle(kobold("hp: 4")).hp()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-TRAP-01", "GOK-TRAP-02", "GOK-TRAP-04", "GOK-ACTION-05", "GOK-HP-03"})
  void aTrapIsPaidBeforeTheSkirmishWhichGoesOn() {
    Scene scene = kobold("hp: 4, ap: 4");

    assertThat(scene.hero(1).hp()).isEqualTo(3);
    assertThat(scene.hero(1).ap()).isEqualTo(3);
    assertThat(scene.odds()).isNotEmpty();
  }

  @Test
  @Shows({"GOK-Q-10", "GOK-DEFEATED-01", "GOK-HP-05", "GOK-BATTLE-13"})
  void aTrapThatTakesTheLastHpDefeatsAtOnce() {
    Scene scene = kobold("hp: 1, ap: 1");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.site("bone-fields").encounters().contains(Scene.card("kobold"))).isTrue();
  }

  @Test
  @Shows({"GOK-TRAP-03"})
  void aTrapThatCannotBePaidIsIgnored() {
    String werewolf =
        """
        heroes: {0: {at: old-wood, assets: [%s]}}
        places: {old-wood: {encounters: [ravenous-werewolf]}}
        """;

    assertThat(Scene.of(1, werewolf.formatted("")).odds()).isNotEmpty();
    assertThat(Scene.of(1, werewolf.formatted("gilded-sword")).odds()).isNotEmpty();
    assertThat(Scene.of(1, werewolf.formatted("gilded-sword, acolyte")).moves())
        .containsExactly("sacrifice acolyte");
  }

  @Test
  @Shows({"GOK-BATTLE-04", "GOK-Q-09", "GOK-BATTLE-07", "GOK-BATTLE-05", "GOK-BATTLE-06"})
  void theFoeRollsFirstAndAllLossesComeTogether() {
    Scene scene = kobold("hp: 4, ap: 4").then("roll 1 of 2");
    assertThat(scene.hero(1).hp()).isEqualTo(3);
    assertThat(battle(scene).harm()).containsExactly(1);

    scene.then("roll 1 of 2");
    assertThat(scene.window()).isEqualTo("fate");
    assertThat(battle(scene).hp()).isEqualTo(2);

    scene.then("decline");
    assertThat(scene.hero(1).hp()).isEqualTo(2);
    assertThat(scene.hero(1).ap()).isEqualTo(2);
    assertThat(battle(scene).hp()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("escape");
  }

  @Test
  @Shows({"GOK-SURPRISE-01", "GOK-BATTLE-08"})
  void surpriseIsGoneAfterTheFirstSkirmish() {
    Scene scene =
        Scene.of(1, "heroes: {0: {race: elf, profession: priest, at: old-wood}}")
            .then("move bone-fields", "draw kobold", "roll 0 of 3", "roll 0 of 2", "decline");
    assertThat(battle(scene).surprise()).isEqualTo(Surprise.NOBODY);

    scene.then("fight");

    assertThat(scene.odds().keySet()).contains("roll 2 of 2").doesNotContain("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-BATTLE-09", "GOK-CLAIM-01", "GOK-BATTLE-02"})
  void aFoeWithoutHpIsDefeatedAndItsRewardClaimed() {
    Scene scene = kobold("hp: 4").then("roll 0 of 2", "roll 2 of 2", "decline");

    assertThat(scene.window()).isEqualTo("loot-step");
    assertThat(scene.site("bone-fields").encounters().isEmpty()).isTrue();
    scene.then("take gold");
    assertThat(scene.window()).isEqualTo("rumour-step");
    scene.then("keep card");
    assertThat(scene.hero(1).hand().count(Scene.card("kobold"))).isEqualTo(1);
    assertThat(scene.state().battles()).isEmpty();
  }

  @Test
  @Shows({"GOK-BATTLE-10", "GOK-BATTLE-11", "GOK-BATTLE-03", "GOK-DEFEATED-03", "GOK-DEFEATED-09"})
  void whoFallsWithTheFoeClaimsFirstAndLosesTheGoldThen() {
    Scene scene =
        kobold("hp: 2, gold: 2, hand: [farmer]").then("roll 1 of 2", "roll 2 of 2", "decline");
    assertThat(scene.hero(1).hp()).isZero();

    scene.then("take gold", "keep card");

    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.window()).isEqualTo("give-up");
    assertThat(scene.moves()).containsExactlyInAnyOrder("discard farmer", "discard kobold");
  }

  @Test
  @Shows({"GOK-BATTLE-12", "GOK-ESCAPE-01", "GOK-CAMP-06", "GOK-Q-31"})
  void anEscapeMakesCampAndEndsTheTurn() {
    Scene scene = kobold("hp: 4, ap: 4").then("roll 0 of 2", "roll 0 of 2", "decline", "escape");
    assertThat(scene.window()).isEqualTo("escape-to");

    scene.then("choose place old-wood");

    assertThat(scene.hero(1).camped()).isTrue();
    assertThat(scene.hero(1).ap()).isZero();
    assertThat(scene.state().turn().ended()).isTrue();
  }

  @Test
  @Shows({"GOK-ESCAPE-02", "GOK-ESCAPE-03", "GOK-ESCAPE-04", "GOK-Q-66", "GOK-Q-96"})
  void theEscapeLeadsToOneOfTheNearestPlacesWithoutAnEnemy() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {camped: true}
                  1: {at: ashen-waste, hp: 4}
                places:
                  ashen-waste: {encounters: [ember-hound]}
                  bone-fields: {encounters: [kobold]}
                  vulture-pass: {encounters: [sulphur-imp]}
                """)
            .then("roll 0 of 4", "roll 0 of 2", "decline", "escape");

    assertThat(scene.moves())
        .containsExactlyInAnyOrder(
            "choose place cinder-road", "choose place old-wood", "choose place thornwald");
    scene.then("choose place cinder-road");
    assertThat(scene.site("cinder-road").encounters().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-BATTLE-12", "GOK-BATTLE-02"})
  void whoFightsOnFightsAnotherRound() {
    Scene scene = kobold("hp: 4").then("roll 0 of 2", "roll 1 of 2", "decline", "fight");

    assertThat(battle(scene).round()).isEqualTo(2);
    assertThat(battle(scene).hp()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-HP-04"})
  void nobodyLosesMoreHpThanThereAre() {
    Scene scene = kobold("hp: 2, ap: 4").then("roll 2 of 2", "roll 0 of 2", "decline");

    assertThat(scene.hero(1).hp()).isZero();
    assertThat(scene.hero(1).defeated()).isTrue();
  }

  @Test
  @Shows({"GOK-Q-82", "GOK-TROPHY-03"})
  void aTrophyOfABattleComesAfterTheReward() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: bone-fields}}
                places: {bone-fields: {encounters: [dust-fiend]}}
                """)
            .then("roll 0 of 3", "roll 3 of 4", "decline", "take gold", "keep card");

    assertThat(scene.window()).isEqualTo("trophy");
    scene.then("accept", "draw gilded-sword", "accept");
    assertThat(scene.hero(0).assets().count(Scene.card("gilded-sword"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-BATTLE-05", "GOK-BATTLE-06"})
  void theSuccessesOfEachSkirmishCountOnce() {
    Scene scene =
        kobold("hp: 4, ap: 4")
            .then("roll 1 of 2", "roll 1 of 2", "decline", "fight")
            .then("roll 0 of 2", "roll 0 of 2", "decline");

    assertThat(scene.hero(1).hp()).isEqualTo(2); // one by its Trap, one by the first Skirmish
    assertThat(battle(scene).hp()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-TROPHY-03")
  void orItsCardIsDiscardedForItsGold() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: warrior, at: bone-fields, gold: 0, fate: 0}
                places: {bone-fields: {encounters: [dust-fiend]}}
                """)
            .then("roll 0 of 3", "roll 3 of 4", "take gold", "keep card")
            .then("accept", "draw gilded-sword", "decline");

    assertThat(scene.hero(1).gold()).isEqualTo(7); // 2 of the foe, and 5 of the card
    assertThat(scene.hero(1).assets().isEmpty()).isTrue();
    assertThat(
            scene
                .state()
                .decks()
                .rewards(RewardType.ITEM)
                .discard()
                .count(Scene.card("gilded-sword")))
        .isEqualTo(1);
  }
}
