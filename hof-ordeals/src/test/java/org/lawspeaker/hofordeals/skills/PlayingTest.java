package org.lawspeaker.hofordeals.skills;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.testkit.coverage.Shows;

/** Cards are played and bound in the own turn. */
class PlayingTest {
  @Test
  @Shows({"HOF-PLAY-01", "HOF-PLAY-05", "HOF-Q-06", "HOF-EFFORT-01", "HOF-FOOD-01"})
  void gainsTheValueOfAnActionCard() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {hand: [strive, forage, flourish]}}}");
    scene.then("play strive", "play forage", "play flourish");

    assertThat(scene.hero(1).effort()).isEqualTo(3);
    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(scene.hero(1).played().size()).isEqualTo(3);
  }

  @Test
  @Shows({"HOF-BIND-01", "HOF-BIND-06", "HOF-Q-26"})
  void bindsAnAttackCard() {
    Scene scene = Scene.of(2, "{step: acquire, heroes: {1: {hand: [veteran]}}}");

    assertThat(scene.then("bind veteran").hero(1).bound().get(0).power()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-BIND-02")
  void refusesToBindBeyondTheLimit() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {hand: [veteran], bound: [{id: 1, card: hack, power: 1},"
                + " {id: 2, card: vanguard, power: 2}, {id: 3, card: champion, power: 5}]}}}");

    assertThat(scene.refused("bind veteran")).containsExactly("HOF-BIND-02");
  }

  /** A turn in which a pack plays on for ever ends. */
  @Test
  @Shows("HOF-Q-115")
  void offersNoMoreCardsAfterThreeHundredInATurn() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, turn: {active: '1', played: [300 strive]}, heroes: {1: {hand: [strive,"
                + " hack]}}}");

    assertThat(scene.refused("play strive")).containsExactly("HOF-Q-115");
    assertThat(scene.moves()).doesNotContain("play strive", "bind hack");
  }

  @Test
  @Shows({"HOF-Q-79", "HOF-Q-81", "HOF-Q-76", "HOF-PLAY-09"})
  void refusesWhatCannotBePlayed() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {hand: [bad-luck, hack, strive]}}}");

    assertThat(scene.refused("play bad-luck")).containsExactly("HOF-Q-79");
    assertThat(scene.refused("play hack")).containsExactly("HOF-Q-81");
    assertThat(scene.refused("bind strive")).containsExactly("HOF-Q-76");
    assertThat(scene.refused("play forage")).containsExactly("HOF-PLAY-09");
  }

  /** Three were to be revealed, and there are two; what is shuffled is what lay there before. */
  @Test
  @Shows({"HOF-CARD-05", "HOF-DECK-02"})
  void battleCryRevealsNoCardTwice() {
    Scene scene =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            heroes:
              1: {hand: [battle-cry], deck: {order: [], bag: [hack]}, discard: [strive],
                played: [6 strive, 2 forage]}
            """);
    scene.then("play battle-cry", "draw hack", "draw strive");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(Battle.names(scene.hero(1).hand())).containsExactly("strive");
    assertThat(Battle.names(scene.hero(1).discard())).containsExactly("hack");
  }

  @Test
  @Shows("HOF-CARD-05")
  void keepsNonAttackCardsOfBattleCry() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {hand: [battle-cry]}}}");
    scene.then("play battle-cry", "draw hack", "draw strive", "draw forage");

    assertThat(scene.hero(1).hand().size()).isEqualTo(2);
    assertThat(scene.hero(1).discard().count(Scene.card("hack"))).isEqualTo(1);
    assertThat(scene.hero(1).effort()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-CARD-38")
  void copiesACardOfThePlayedArea() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {hand: [summon-companion, hunt]}}}");
    scene.then("play hunt", "play summon-companion", "choose hunt");

    assertThat(scene.hero(1).effort()).isEqualTo(2);
    assertThat(scene.hero(1).food()).isEqualTo(2);
  }

  /** A card of the Strike Bonus counts as played, be it bound or assigned by now. */
  @Test
  @Shows({"HOF-CARD-38", "HOF-STRIKE-11", "HOF-PLAY-09"})
  void copiesACardThatWasDrawnIntoTheCombat() {
    Scene scene =
        Scene.of(
                2,
                """
                step: explore
                sites: {c2: {card: bandit-camp, cubes: 2}}
                heroes: {1: {space: c2, hand: [],
                  deck: {order: [summon-companion, strive]}, discard: [6 strive, 2 forage, hack]}}
                """)
            .then("activate", "draw 1-of-dust", "draw 1-of-dust");
    assertThat(scene.moves()).containsExactly("choose strive");

    scene.then("choose strive");

    assertThat(scene.hero(1).bound()).extracting(Bound::power).containsExactly(1, 1);
  }

  @Test
  @Shows({"HOF-CARD-38", "HOF-STRIKE-11"})
  void copiesADrawnCardThatLiesAtAnEnemyByNow() {
    String deck = "discard: [6 strive, 2 forage, hack], deck: {order: [summon-companion]}, ";
    String bound = Battle.bound("strive 1", "cleave 5");
    Scene scene =
        Battle.assigning(deck + bound, "1-of-dust", "5-of-dust")
            .then("assign strive to 1-of-dust", "assign cleave to 5-of-dust");

    assertThat(scene.moves()).containsExactly("choose strive");
  }

  @Test
  @Shows("HOF-CARD-34")
  void recallsOnceATurn() {
    Scene scene =
        Scene.of(
            2, "{step: explore, heroes: {1: {hand: [recall, recall], discard: [strive, strive]}}}");
    scene.then("play recall", "choose strive", "play recall");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).discard().size()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-CARD-29", "HOF-Q-110"})
  void movesForFreeWithHitchARide() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {hand: [hitch-a-ride]}}}");
    scene.then("play hitch-a-ride", "choose space c2", "reveal old-mill", "decline");

    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.hero(1).space()).isEqualTo(7);
  }

  @Test
  @Shows("HOF-CARD-09")
  void countsTheEncountersVisited() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {food: 2, hand: [broaden-horizons]}}, sites: {c2: {card:"
                + " old-mill}, b2: {card: shrine}}}");
    scene.then("go c2", "go b2", "play broaden-horizons");

    assertThat(scene.hero(1).effort()).isEqualTo(2);
  }

  /** Whoever comes back to where the turn started has visited the others alone. */
  @Test
  @Shows("HOF-CARD-09")
  void doesNotCountTheEncounterOfTheStartEvenIfItIsVisitedAgain() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {food: 2, hand: [broaden-horizons]}}, sites: {c2: {card:"
                + " old-mill}}}");
    scene.then("go c2", "go c3", "play broaden-horizons");

    assertThat(scene.hero(1).effort()).isEqualTo(1);
  }

  /** Battle Cry puts Conjured Shield into the hand. */
  @Test
  @Shows("HOF-PLAY-04")
  void equipmentOfTheHandIsNotPlayed() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {hand: [conjured-shield]}}}");

    assertThat(scene.refused("play conjured-shield")).containsExactly("HOF-PLAY-04");
  }
}
