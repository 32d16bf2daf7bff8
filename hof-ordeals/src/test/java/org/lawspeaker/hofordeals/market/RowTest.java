package org.lawspeaker.hofordeals.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Acquiring cards of the Dealer's Row. */
class RowTest {
  private static final String ROW =
      "decks: {row: [veteran, hunt, purge, sworn-blade, iron-helm, long-sword]}\n";
  private static final String SHRINE =
      """
      step: acquire
      turn: {active: "1"}
      sites: {c2: {card: shrine, cubes: 0}}
      heroes: {1: {space: c2, effort: 9, hand: [strive]}}
      """
          + ROW;
  private static final String TOWN =
      """
      step: acquire
      turn: {active: "1"}
      heroes: {1: {effort: 9, hand: [strive]}}
      """
          + ROW;

  @Test
  @Shows({"HOF-ACQUIRE-01", "HOF-EFFORT-02", "HOF-DECK-15", "HOF-Q-16"})
  void thePriceIsTheEffortCost() {
    Scene scene = Scene.of(2, TOWN).then("buy veteran");

    assertThat(scene.hero(1).effort()).isEqualTo(5);
  }

  @Test
  @Shows("HOF-EFFORT-02")
  void refusesWhatCostsMoreThanThereIs() {
    Scene scene = Scene.of(2, TOWN.replace("effort: 9", "effort: 3"));

    assertThat(scene.refused("buy veteran")).containsExactly("HOF-EFFORT-02");
    assertThat(scene.moves()).contains("buy hunt").doesNotContain("buy veteran");
  }

  @Test
  @Shows({"HOF-ACQUIRE-02", "HOF-EFFORT-04"})
  void severalCardsAreAcquiredInOneTurn() {
    Scene scene = Scene.of(2, TOWN).then("buy hunt", "draw rally", "buy purge", "draw recall");

    assertThat(scene.hero(1).discard().size()).isEqualTo(2);
    assertThat(scene.hero(1).effort()).isEqualTo(3);
    assertThat(scene.moves()).contains("buy recall");
  }

  @Test
  @Shows("HOF-ACQUIRE-06")
  void anAcquiredSkillCardGoesToTheDiscardPileAtOnce() {
    Scene scene = Scene.of(2, TOWN).then("buy hunt");

    assertThat(scene.hero(1).discard().count(Scene.card("hunt"))).isEqualTo(1);
    assertThat(scene.state().decks().row().contains(Scene.card("hunt"))).isFalse();
  }

  @Test
  @Shows({"HOF-ACQUIRE-03", "HOF-ACQUIRE-11"})
  void refusesAnArchetypeThatTheEncounterDoesNotShow() {
    assertThat(Scene.of(2, SHRINE).refused("buy veteran")).containsExactly("HOF-ACQUIRE-03");
    assertThat(Scene.of(2, TOWN).moves()).contains("buy veteran");
  }

  @Test
  @Shows({"HOF-ACQUIRE-04", "HOF-Q-15"})
  void oneMatchingArchetypeIsEnoughWithoutAnActivation() {
    Scene scene = Scene.of(2, SHRINE);

    assertThat(scene.moves()).contains("buy hunt", "buy purge", "buy sworn-blade");
    assertThat(scene.state().turn().activated()).isFalse();
  }

  @Test
  @Shows("HOF-ACQUIRE-05")
  void refusesEquipmentWhereNoneIsShown() {
    assertThat(Scene.of(2, SHRINE).refused("buy iron-helm")).containsExactly("HOF-ACQUIRE-05");
    assertThat(Scene.of(2, TOWN).moves()).contains("buy iron-helm", "buy long-sword");
  }

  @Test
  @Shows("HOF-ACQUIRE-01")
  void refusesACardThatIsNotInTheRow() {
    assertThat(Scene.of(2, TOWN).refused("buy recall")).containsExactly("HOF-ACQUIRE-01");
  }

  @Test
  @Shows("HOF-RELIC-02")
  void refusesToBuyARelic() {
    assertThat(Scene.of(2, TOWN).refused("buy mirror-shield")).containsExactly("HOF-RELIC-02");
  }

  @Test
  @Shows("HOF-ACQUIRE-10")
  void refusesToBuyInTheFatigueStep() {
    Scene scene = Scene.of(2, TOWN.replace("step: acquire", "step: fatigue"));

    assertThat(scene.refused("buy hunt")).containsExactly("HOF-ACQUIRE-10");
  }

  @Test
  @Shows({"HOF-EFFORT-01", "HOF-EFFORT-05", "HOF-PLAY-01"})
  void effortOfCardsPlayedInTheStepIsSpentInIt() {
    Scene scene = Scene.of(2, TOWN.replace("effort: 9", "effort: 2")).then("play strive");

    assertThat(scene.then("buy hunt").hero(1).effort()).isZero();
  }

  @Test
  @Shows("HOF-Q-14")
  void theRowIsFilledUpAtOnce() {
    Scene scene = Scene.of(2, TOWN).then("buy hunt", "draw rally");

    assertThat(scene.state().decks().row().size()).isEqualTo(6);
    assertThat(scene.state().decks().row().last()).isEqualTo(Scene.card("rally"));
  }

  @Test
  @Shows("HOF-Q-14")
  void byOtherReadingsItIsFilledUpLater() {
    Scene step =
        Scene.of(Setup.of(2).with("refill", "step-end"), TOWN).then("buy hunt", "buy purge");
    Scene turn = Scene.of(Setup.of(2).with("refill", "turn-end"), TOWN).then("buy hunt");

    assertThat(step.state().decks().row().size()).isEqualTo(4);
    step.then("done", "draw rally", "draw recall");
    assertThat(step.state().decks().row().size()).isEqualTo(6);
    assertThat(turn.state().decks().row().size()).isEqualTo(5);
    assertThat(turn.then("done").chance().state().decks().row().size()).isEqualTo(6);
  }

  /** Whoever dies in a turn has ended it. */
  @Test
  @Shows({"HOF-Q-14", "HOF-DEATH-11"})
  void isFilledUpAtTheEndOfATurnThatDeathHasEnded() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("refill", "turn-end"),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: old-mill, cubes: 1}}
                decks: {row: [hunt, purge, rally, rally, cleave]}
                heroes: {1: {health: 1}}
                """)
            .then("go c2")
            .chance();

    assertThat(scene.state().turn().active()).hasToString("seat 2");
    assertThat(scene.state().decks().row().size()).isEqualTo(6);
  }

  @Test
  @Shows("HOF-DECK-05")
  void anEmptyDealersDeckIsMadeOfItsDiscardPile() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            heroes: {1: {effort: 3}}
            decks:
              row: [hunt, purge, purge, rally, rally, cleave]
              dealer: {deck: {order: [], bag: []}, discard: %s}
            """
                .formatted(allBut("hunt", "purge", "purge", "rally", "rally", "cleave")));
    scene.then("buy hunt", "draw veteran");

    assertThat(scene.state().decks().dealer().discard().isEmpty()).isTrue();
    assertThat(scene.state().decks().row().contains(Scene.card("veteran"))).isTrue();
  }

  /** Equipment is of the Dealer's deck like Skills; a destroyed Relic is not. */
  @Test
  @Shows({"HOF-Q-54", "HOF-DECK-10"})
  void destroyedCardsOfTheDealersDeckMakeItAnewIfNoneIsDiscarded() {
    String row = "hunt, purge, purge, rally, rally, cleave";
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            heroes: {1: {effort: 3}, 0: {discard: %s}}
            decks:
              row: [%s]
              dealer: {deck: {order: [], bag: []}, discard: []}
              box: [iron-helm, cornucopia]
            """
                .formatted(allBut((row + ", iron-helm").split(", ")), row));
    scene.then("buy hunt", "draw iron-helm");

    assertThat(scene.state().decks().row().contains(Scene.card("iron-helm"))).isTrue();
    assertThat(scene.state().decks().box().count(Scene.card("cornucopia"))).isEqualTo(1);
  }

  private static String allBut(String... names) {
    Bag all = Scene.GAME.cards().dealers;
    for (String name : names) {
      all = all.without(Scene.card(name));
    }
    List<String> list = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      list.add(Scene.GAME.cards().index.name(all.nth(i)));
    }
    return list.toString();
  }

  @Test
  @Shows("HOF-CARD-47")
  void theTrashPileSellsDiscardedCardsAtTheirPrice() {
    String zones =
        """
        step: explore
        turn: {active: "1", began: 7}
        sites: {c2: {card: trash-pile, cubes: 1}}
        decks: {dealer: {discard: [veteran, rally]}}
        heroes: {1: {space: c2, effort: 4}}
        """;
    Scene scene = Scene.of(2, zones).then("activate");

    assertThat(scene.refused("buy rally")).containsExactly("HOF-EFFORT-02", "HOF-CARD-47");
    scene.then("buy veteran");
    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.hero(1).discard().count(Scene.card("veteran"))).isEqualTo(1);
  }

  /** The Merchant Seal makes cards of the Dealer's Row cheaper, and these lie elsewhere. */
  @Test
  @Shows("HOF-CARD-47")
  void theTrashPileKnowsNoDiscountOfTheRow() {
    String zones =
        """
        step: explore
        turn: {active: "1", began: 7}
        sites: {c2: {card: trash-pile, cubes: 1}}
        decks: {dealer: {discard: [veteran, rally]}}
        heroes: {1: {space: c2, effort: 4, gear: {head: merchant-seal}}}
        """;
    Scene scene = Scene.of(2, zones).then("activate");

    assertThat(scene.refused("buy rally")).containsExactly("HOF-EFFORT-02", "HOF-CARD-47");
    assertThat(scene.moves()).containsExactly("buy veteran", "decline");
    assertThat(scene.then("buy veteran").hero(1).effort()).isZero();
  }

  @Test
  @Shows({"HOF-CARD-33", "HOF-DECK-14"})
  void mrLionelGivesTheCardNamedShieldWithoutPayment() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: mr-lionel, cubes: 1}}
            decks: {row: [shield, buckler, purge, rally, rally, cleave]}
            heroes: {1: {space: c2}}
            """);
    scene.then("activate", "choose option 1");

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("shield"));
    assertThat(scene.state().decks().row().contains(Scene.card("buckler"))).isTrue();
  }

  @Test
  @Shows("HOF-Q-117")
  void mrLionelGivesNoShieldForASlotWithARelic() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: mr-lionel, cubes: 1}}
            decks: {row: [shield, buckler, purge, rally, rally, cleave]}
            heroes: {1: {space: c2, gear: {off-hand: mirror-shield}}}
            """);
    scene.then("activate", "choose option 1");

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("mirror-shield"));
    assertThat(scene.state().decks().row().contains(Scene.card("shield"))).isTrue();
  }

  @Test
  @Shows({"HOF-ACQUIRE-10", "HOF-EFFORT-02", "HOF-ACQUIRE-09"})
  void anEffectSellsCardsOfTheRowByTheSameRules() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            decks: {row: [iron-helm, rally, hunt, cleave, purge, purge]}
            heroes: {1: {effort: 3, hand: [black-market], gear: {head: dragonbone-helm}}}
            """);
    scene.then("play black-market");

    assertThat(scene.allowed("buy hunt")).containsExactly("HOF-ACQUIRE-10");
    assertThat(scene.refused("buy rally")).containsExactly("HOF-EFFORT-02");
    assertThat(scene.refused("buy iron-helm")).contains("HOF-ACQUIRE-09");
    assertThat(scene.refused("buy recall")).containsExactly("HOF-ACQUIRE-10");
  }

  @Test
  @Shows({"HOF-CARD-48", "HOF-Q-75"})
  void visionsOfTheDealerGiveCardsUpToThePowerDefeated() {
    Scene sum = visions("sum").then("choose vanguard").chance();
    Scene each = visions("each").then("choose vanguard").chance();

    assertThat(sum.refused("choose rally")).containsExactly("HOF-Q-75");
    assertThat(sum.moves()).contains("choose hunt");
    assertThat(each.moves()).contains("choose rally");
    assertThat(sum.hero(1).effort()).isZero();
    assertThat(visions("each").then("choose vanguard", "draw recall").refused("choose recall"))
        .containsExactly("HOF-Q-75");
  }

  /** Minions of 5 Power in all are defeated at Visions of the Dealer. */
  private static Scene visions(String reading) {
    Scene scene =
        Scene.of(
            Setup.of(2).with("visions", reading),
            """
            step: explore
            clock: {level: 2}
            turn: {active: "1", began: 7}
            sites: {c2: {card: visions-of-the-dealer, cubes: 1}}
            decks: {row: [vanguard, hunt, rally, cleave, purge, purge]}
            heroes: {1: {space: c2, bound: [{id: 1, card: champion, power: 5},
              {id: 2, card: champion, power: 5}]}}
            """);
    scene.then("activate", "draw 1-of-dust", "draw 4-of-plague", "draw strive", "draw strive");
    scene.then("assign champion to 1-of-dust", "assign champion to 4-of-plague", "done");
    return scene.then("choose 1-of-dust");
  }
}
