package org.lawspeaker.hofordeals.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.strategy.Strategy;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.view.HofView;

/** What the words of a strategy mean: numbers, kinds of cards and places. */
class StrategyWordsTest {
  private static ImmutableList<String> chosen(Scene scene, String line) {
    Strategy<HofMove, HofView> strategy = Strategy.read(Scene.GAME.tactics(), line).orThrow();
    Question<HofMove, HofView> question =
        Question.of(Scene.GAME, scene.state(), scene.state().turn().active()).orElseThrow();
    return strategy.chosen(question).stream()
        .map(move -> Scene.GAME.notation().move(scene.state(), move))
        .collect(ImmutableList.toImmutableList());
  }

  private static void holds(Scene scene, String... conditions) {
    for (String condition : conditions) {
      assertThat(chosen(scene, "done if " + condition)).as(condition).containsExactly("done");
    }
  }

  private static Scene market() {
    return Scene.of(
        2,
        """
        step: acquire
        turn: {active: "1"}
        clock: {level: 2, round: 7}
        board: {royalty: queen-of-dust}
        heroes: {1: {health: 4, food: 1, shards: 3, fame: 8, effort: 5, hand: [strive, hack],
          discard: [veteran, bad-luck], gear: {weapon: long-sword, head: dragonbone-helm,
          side: lucky-coin}, bound: [{id: 1, card: vanguard, power: 2}],
          deck: {bag: [6 strive, 2 forage]}}}
        decks: {row: [veteran, purge, hunt, whetstone, rally, cutpurse]}
        """);
  }

  @Test
  void numbersAreThoseOfTheSeat() {
    holds(
        market(),
        "round = 7",
        "level = 2",
        "health = 4",
        "food = 1",
        "shards = 3",
        "fame = 8",
        "effort = 5",
        "bound = 1",
        "enemies = 0",
        "need = 0");
  }

  /** Hand 2, discard pile 2, bound 1 and deck 8. */
  @Test
  void cardsAreAllThatGoRound() {
    holds(market(), "cards = 13");
  }

  @Test
  void cardsAreCountedByNameAndKindWithTheEquipment() {
    holds(
        market(),
        "count Strive = 7",
        "count attack = 3",
        "count action = 9",
        "count basic = 10",
        "count curse = 1",
        "count relic = 1",
        "count equipment = 2",
        "count soldier = 2",
        "count trickster = 0",
        "count Champion = 0");
  }

  /** 2 of the weapon, 2 bound, and twice what one of thirteen cards brings: 7 + 1 + 3 + 2. */
  @Test
  void readyIsThePowerToExpect() {
    holds(market(), "ready = 6");
  }

  /** 4 and 2 printed on the Queen, and 2 to spare; nothing if no Royalty lies open. */
  @Test
  void bossIsThePowerToBeat() {
    holds(market(), "boss = 8");
    holds(Scene.of(2, "{step: acquire}"), "boss = 0");
  }

  @Test
  void enemiesAskForThePowerThatIsMissing() {
    Scene scene =
        Battle.assigning(Battle.bound("hack 1"), "4-of-dust", "1-of-dust")
            .then("assign hack to 1-of-dust");

    holds(scene, "enemies = 2", "need = 4");
  }

  /** 5 Power for 1 leaves nothing over for the others. */
  @Test
  void whatIsAssignedBeyondTheNeedOfOneEnemyHelpsNoOther() {
    Scene scene =
        Battle.assigning(Battle.bound("champion 5"), "4-of-dust", "1-of-dust")
            .then("assign champion to 1-of-dust");

    holds(scene, "need = 4");
  }

  /** 4 and 1 on the cards, and a card of 2 Power for each point of Protection: 1, and 1 given. */
  @Test
  void protectionIsToBeBeatenToo() {
    holds(Battle.assigning("food: 0", "4-of-scales", "1-of-dust"), "need = 9");
  }

  @Test
  void enemiesAskForThePowerThatTheyHaveNow() {
    holds(
        Battle.assigning("gear: {body: armour-of-the-fallen-king}", "4-of-dust", "3-of-dust"),
        "need = 5");
  }

  /** 1, 4 and 2 printed on the Jack, each point of Protection taken for a card of 2 Power. */
  @Test
  void theProtectionOfABossIsToBeBeatenToo() {
    String jack =
        "{step: explore, turn: {active: '1'}, clock: {level: 1}, sites: {c2: {card: jack}},"
            + " board: {royalty: jack-of-scales}}";

    holds(Scene.of(2, jack), "boss = 9");
  }

  /** The ten of the start and a Hunt, which is played. */
  @Test
  void cardsThatArePlayedGoRound() {
    Scene scene =
        Scene.of(2, "{step: explore, turn: {active: '1'}, heroes: {1: {space: c3, hand: [hunt]}}}");

    holds(scene, "cards = 11");
    holds(scene.then("play hunt"), "cards = 11", "count Hunt = 1");
  }

  /** Of ten cards and the Sleight of Hand one lies on top of the deck, and was seen there. */
  @Test
  void aCardThatWasSeenOnTheDeckIsCounted() {
    Scene scene =
        Scene.of(
                2,
                "{step: explore, turn: {active: '1'}, heroes: {1: {space: c3, hand:"
                    + " [sleight-of-hand]}}}")
            .then("play sleight-of-hand")
            .chance();

    assertThat(chosen(scene, "accept if cards = 11")).containsExactly("accept");
  }

  @Test
  void whatIsForbiddenIsNotWantedEither() {
    assertThat(chosen(map(), "never go fight\ngo fight")).doesNotContain("go b3").contains("go c2");
  }

  @Test
  void noMoveBringsNearerToWhatLiesNowhere() {
    assertThat(chosen(map(), "go Caravan")).contains("done");
  }

  private static Scene map() {
    return Scene.of(
        2,
        """
        step: explore
        turn: {active: "1"}
        clock: {level: 3}
        board: {royalty: king-of-dust, king: 7}
        heroes: {1: {space: c3, food: 3}}
        sites: {c2: {card: king-s-road, cubes: 2}, b3: {card: throne-guard, cubes: 1},
          d3: {card: king}, c4: {card: royal-armoury, cubes: 0}}
        """);
  }

  @Test
  void placesAreFoundByTheirKind() {
    assertThat(chosen(map(), "go king")).containsExactly("go c2");
    assertThat(chosen(map(), "go boss")).containsExactly("go d3");
    assertThat(chosen(map(), "go fight")).containsExactly("go b3");
    assertThat(chosen(map(), "go event")).containsExactly("go c2");
    assertThat(chosen(map(), "go King's Road")).containsExactly("go c2");
    assertThat(chosen(map(), "go unseen")).hasSize(4);
    assertThat(chosen(map(), "never go fight")).doesNotContain("go b3").contains("go c2");
  }

  @Test
  void whatIsDoneHereIsDoneAtThisPlaceAlone() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            heroes: {1: {space: c2, food: 3}}
            sites: {c2: {card: old-mill, cubes: 2}}
            """);

    assertThat(chosen(scene, "activate event")).containsExactly("activate");
    assertThat(chosen(scene, "activate Old Mill")).containsExactly("activate");
    assertThat(chosen(scene, "activate wanderer")).containsExactly("activate");
    assertThat(chosen(scene, "activate trickster")).hasSameSizeAs(scene.moves());
    assertThat(chosen(scene, "activate fight")).hasSameSizeAs(scene.moves());
    assertThat(chosen(scene, "activate Shrine")).hasSameSizeAs(scene.moves());
  }

  @Test
  void cardsAreChosenOnlyWhereThisIsAsked() {
    Scene scene =
        Scene.of(
                2,
                """
                step: explore
                turn: {active: "1"}
                heroes: {1: {hand: [purge, clean-slate], discard: [hack, bad-luck]}}
                """)
            .then("play purge");

    assertThat(chosen(scene, "destroy curse")).containsExactly("choose discarded bad-luck");
    assertThat(chosen(scene, "choose Hack")).containsExactly("choose discarded hack");
    assertThat(chosen(scene, "discard curse")).hasSameSizeAs(scene.moves());
  }

  /** Which of two copies goes is left to the opinion on positions. */
  @Test
  void aCardToDestroyIsOfHandOrDiscardPile() {
    Scene scene =
        Scene.of(
                2,
                """
                step: explore
                turn: {active: "1"}
                heroes: {1: {hand: [purge, strive, hack], discard: [strive]}}
                """)
            .then("play purge");

    assertThat(chosen(scene, "destroy Strive"))
        .containsExactlyInAnyOrder("choose strive", "choose discarded strive");
  }
}
