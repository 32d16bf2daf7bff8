package org.lawspeaker.hofordeals.piles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Curse cards. */
class CurseTest {
  private static Scene camp(String more) {
    return Scene.of(
        2,
        """
        step: explore
        turn: {active: "1", began: 7}
        sites: {c2: {card: bandit-camp, cubes: 1}}
        heroes: {1: {space: c2}%s}
        """
            .formatted(more));
  }

  private static Scene with(String hand, int fame) {
    return Scene.of(
        2,
        "{step: explore, turn: {active: '1'}, heroes: {1: {fame: %d, hand: [%s]}}}"
            .formatted(fame, hand));
  }

  @Test
  @Shows({"HOF-CURSE-02", "HOF-CURSE-03"})
  void aGainedCurseGoesToTheDiscardPile() {
    Scene scene = camp("").then("activate", "draw 3-of-skulls", "draw bad-luck");

    assertThat(scene.hero(1).discard().count(Scene.card("bad-luck"))).isEqualTo(1);
    assertThat(scene.state().decks().curses().size()).isEqualTo(19);
  }

  @Test
  @Shows("HOF-Q-53")
  void nothingIsGainedWhenTheSupplyIsEmpty() {
    Scene scene = camp(", 0: {discard: [8 bad-luck, 5 dread, 4 famine, 3 debt]}");
    scene.then("activate", "draw 3-of-skulls", "draw 1-of-dust");

    assertThat(scene.hero(1).discard().isEmpty()).isTrue();
  }

  @Test
  @Shows({"HOF-Q-53", "HOF-Q-54", "HOF-DECK-10"})
  void destroyedCursesComeBackWhenTheSupplyIsEmpty() {
    Scene scene =
        camp(", 0: {discard: [7 bad-luck, 5 dread, 4 famine, 3 debt]}}\ndecks: {box: [bad-luck]");
    scene.then("activate", "draw 3-of-skulls", "draw bad-luck");

    assertThat(scene.state().decks().box().isEmpty()).isTrue();
    assertThat(scene.hero(1).discard().count(Scene.card("bad-luck"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-CURSE-01", "HOF-Q-79"})
  void refusesToPlayACurse() {
    Scene scene = with("bad-luck, dread", 0);

    assertThat(scene.refused("play bad-luck")).containsExactly("HOF-Q-79");
    assertThat(scene.refused("bind dread")).containsExactly("HOF-Q-76");
  }

  @Test
  @Shows("HOF-Q-79")
  void aCurseWhoseTextSaysSoIsPlayed() {
    Scene scene = with("debt", 3).then("play debt");

    assertThat(scene.hero(1).fame()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-Q-18")
  void fameStaysAtZeroOrFallsBelowByTheOtherReading() {
    String zones = "{step: explore, turn: {active: '1'}, heroes: {1: {hand: [debt]}}}";
    Scene other = Scene.of(Setup.of(2).with("fame-floor", "none"), zones).then("play debt");

    assertThat(with("debt", 0).then("play debt").hero(1).fame()).isZero();
    assertThat(other.hero(1).fame()).isEqualTo(-1);
  }

  @Test
  @Shows({"HOF-Q-77", "HOF-DECK-09", "HOF-Q-100"})
  void cardsOfHandAndDiscardPileAreDestroyed() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {hand: [purge, purge, strive], discard: [bad-luck], played: [forage]}}
            """);
    scene.then("play purge");

    assertThat(scene.refused("activate")).containsExactly("HOF-Q-100");
    assertThat(scene.refused("play strive")).containsExactly("HOF-Q-100");
    assertThat(scene.refused("choose forage")).containsExactly("HOF-Q-77");
    scene.then("choose bad-luck", "play purge", "choose strive");
    assertThat(scene.state().decks().box().count(Scene.card("bad-luck"))).isEqualTo(1);
    assertThat(scene.state().decks().box().count(Scene.card("strive"))).isEqualTo(1);
    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
  }

  /** Its text is about the hand; what is drawn into a combat is bound. */
  @Test
  @Shows("HOF-Q-33")
  void aCurseThatWorksWhenItIsDrawnForTheHandDoesNothingInTheStrikeBonus() {
    String zones =
        """
        step: explore
        turn: {active: "1", began: 7}
        sites: {c2: {card: bandit-camp, cubes: 1}}
        heroes: {1: {space: c2, food: 2, hand: [rally], discard: [7 strive, 2 forage],
          deck: {bag: [famine, hack]}}}
        """;
    Scene strike = Scene.of(2, zones).then("activate", "draw 1-of-dust", "draw 1-of-scales");
    Scene hand = Scene.of(2, zones).then("play rally", "draw famine", "draw hack");

    assertThat(strike.then("draw famine", "draw hack").hero(1).food()).isEqualTo(2);
    assertThat(strike.hero(1).boundCards().size()).isEqualTo(2);
    assertThat(hand.hero(1).food()).isEqualTo(1);
    assertThat(hand.hero(1).played().count(Scene.card("famine"))).isEqualTo(1);
  }

  /** It lies in the played area, but nobody has played it from the hand. */
  @Test
  @Shows("HOF-PLAY-09")
  void aCurseThatIsShownWhenItIsDrawnIsNotPlayed() {
    Scene scene =
        Scene.of(
                2,
                """
                step: explore
                turn: {active: "1", began: 7}
                sites: {c2: {card: bandit-camp, cubes: 1}}
                heroes: {1: {space: c2, food: 2, hand: [rally], discard: [7 strive, 2 forage],
                  deck: {bag: [famine, hack]}}}
                """)
            .then("play rally", "draw famine", "draw hack");

    assertThat(Battle.names(scene.state().turn().played())).containsExactly("rally");
  }

  @Test
  @Shows("HOF-CARD-46")
  void theForgeDestroysACardWithoutAValueForNothing() {
    String zones =
        """
        step: explore
        clock: {level: 2}
        turn: {active: "1", began: 7}
        sites: {c2: {card: the-forge, cubes: 1}}
        heroes: {1: {space: c2, hand: [bad-luck, veteran]}}
        """;

    assertThat(Scene.of(2, zones).then("activate", "choose bad-luck").hero(1).fame()).isZero();
    assertThat(Scene.of(2, zones).then("activate", "choose veteran").hero(1).fame()).isEqualTo(3);
  }

  @Test
  @Shows({"HOF-DECK-04", "HOF-MINION-01"})
  void anEmptyMinionDeckIsMadeOfItsDiscardPile() {
    Scene scene =
        camp("}\ndecks: {minions: {deck: {order: [], bag: []}, discard: %s}".formatted(ALL));
    scene.then("activate", "draw 1-of-dust", "draw 1-of-dust");

    assertThat(scene.state().decks().minions().discard().isEmpty()).isTrue();
    assertThat(scene.state().decks().minions().deck().size()).isEqualTo(38);
  }

  private static final String ALL =
      """
      [2 1-of-dust, 2 2-of-dust, 2 3-of-dust, 2 4-of-dust, 2 5-of-dust, 2 1-of-plague,
        2 2-of-plague, 2 3-of-plague, 2 4-of-plague, 2 5-of-plague, 2 1-of-skulls, 2 2-of-skulls,
        2 3-of-skulls, 2 4-of-skulls, 2 5-of-skulls, 2 1-of-scales, 2 2-of-scales, 2 3-of-scales,
        2 4-of-scales, 2 5-of-scales]
      """
          .strip();

  @Test
  @Shows({"HOF-DECK-06", "HOF-PAIN-01"})
  void anEmptyPainDeckIsMadeOfItsDiscardPile() {
    Scene scene =
        camp(
            """
            }
            decks: {pain: {deck: {order: [], bag: []}, discard: [6 scratch, 6 wound,
              2 grievous-wound, 3 hunger, 2 spoiled-stores, 3 ill-omen, hex, 2 close-call,
              dropped-purse]}\
            """);
    scene.then("activate", "draw 1-of-dust", "draw 1-of-skulls").chance();
    scene.then("done", "flee", "draw hunger", "draw scratch");

    assertThat(scene.state().decks().pain().discard().size()).isEqualTo(2);
    assertThat(scene.state().decks().pain().deck().size()).isEqualTo(24);
  }
}
