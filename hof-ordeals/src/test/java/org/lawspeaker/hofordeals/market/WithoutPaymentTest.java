package org.lawspeaker.hofordeals.market;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Cards and Relics that an Encounter gives, and what lies where they are taken from. */
class WithoutPaymentTest {
  /** Seat 1 of three activates an Encounter on c2, with this Row. */
  private static Scene at(String encounter, int level, String decks, String hero) {
    return Scene.of(
            3,
            """
            step: explore
            clock: {level: %d}
            turn: {active: "1", began: 7}
            sites: {c2: {card: %s, cubes: 1}}
            decks: {%s}
            heroes: {1: {space: c2, %s}}
            """
                .formatted(level, encounter, decks, hero))
        .then("activate");
  }

  private static Scene armoury(String row, String hero) {
    return at("royal-armoury", 3, "row: [" + row + "]", hero);
  }

  @Test
  @Shows({"HOF-Q-117", "HOF-DECK-14"})
  void noEquipmentIsTakenForASlotWithARelic() {
    Scene scene =
        armoury("hunt, iron-helm, rally, cleave, purge, purge", "gear: {head: dragonbone-helm}");

    assertThat(scene.refused("choose iron-helm")).containsExactly("HOF-Q-117");
    assertThat(scene.moves()).contains("choose hunt", "decline");
  }

  @Test
  @Shows("HOF-Q-117")
  void nothingIsAskedIfNoCardFits() {
    Scene scene =
        armoury(
            "iron-helm, rally, rally, scavenger, champion, veteran",
            "gear: {head: dragonbone-helm}");

    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows({"HOF-Q-75", "HOF-DECK-14"})
  void nothingIsAskedIfEveryCardCostsMore() {
    Scene scene = armoury("rally, rally, scavenger, champion, veteran, veteran", "effort: 9");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).effort()).isEqualTo(9);
  }

  /** The Merchant Seal makes cheaper what is acquired; what is taken has its printed cost. */
  @Test
  @Shows({"HOF-Q-75", "HOF-DECK-14"})
  void noDiscountMakesMoreCardsFree() {
    Scene scene =
        armoury("vanguard, recall, rally, cleave, rally, champion", "gear: {head: merchant-seal}")
            .then("choose vanguard", "draw purge");

    assertThat(scene.window()).isEqualTo("explore"); // 1 of 3 is left
  }

  private static final String FREE_CARD =
      "{name: Free Card, copies: 4, type: action, archetypes: [soldier], cost: 0, abilities:"
          + " [{effects: [{take-cards: {up-to: 2}}]}], provenance: house}";

  /** The sum of the costs is the limit, here 2: three cards of 0 and one of 2 are 2 together. */
  @Test
  @Shows("HOF-Q-75")
  void cardsThatCostNothingUseNothingUp() {
    Scene scene =
        Scene.of(
                OwnPack.with("skills", FREE_CARD),
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                decks: {row: [3 free-card, vanguard, rally, champion]}
                heroes: {1: {hand: [free-card]}}
                """)
            .then("play free-card");
    for (int taken = 1; taken <= 3; taken++) {
      scene.then("choose free-card").chance();
    }

    assertThat(scene.moves()).contains("choose vanguard");
    scene.then("choose vanguard").chance();
    assertThat(scene.hero(1).discard().size()).isEqualTo(4);
    assertThat(scene.window()).isEqualTo("explore");
  }

  /** Caps for nothing are stashed for one another, come back to the Dealer, and are taken again. */
  @Test
  @Shows("HOF-Q-115")
  void cardsForNothingAreNotObtainedWithoutEnd() {
    Scene scene =
        Scene.of(
            OwnPack.with(
                "equipment", "{name: Cap, copies: 4, slot: head, cost: 0, provenance: house}"),
            Setup.of(3),
            """
            step: acquire
            turn: {active: "1", deeds: 299}
            decks: {row: [4 cap, vanguard, rally]}
            """);

    scene.then("buy cap").chance();

    assertThat(scene.hero(1).gear()).hasSize(1);
    assertThat(scene.refused("buy cap")).containsExactly("HOF-Q-115");
  }

  @Test
  @Shows({"HOF-CARD-33", "HOF-DECK-14"})
  void mrLionelGivesAShieldOfTheDiscardPile() {
    Scene scene =
        at(
                "mr-lionel",
                1,
                "row: [hunt, buckler, purge, rally, rally, cleave], dealer: {discard: [shield]}",
                "food: 0")
            .then("choose option 1");

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("shield"));
    assertThat(scene.state().decks().dealer().discard().isEmpty()).isTrue();
    assertThat(scene.state().decks().row().size()).isEqualTo(6);
    assertThat(scene.told()).contains("HOF-DECK-14: seat 1 takes Shield");
  }

  /** As the text names them: the Row first, which is filled up again. */
  @Test
  @Shows({"HOF-CARD-33", "HOF-Q-14"})
  void mrLionelGivesTheShieldOfTheRowIfOneLiesInBoth() {
    Scene scene =
        at(
                "mr-lionel",
                1,
                "row: [shield, hunt, purge, rally, rally, cleave], dealer: {discard: [shield]}",
                "food: 0")
            .then("choose option 1", "draw recall");

    assertThat(scene.state().decks().dealer().discard().size()).isEqualTo(1);
    assertThat(scene.state().decks().row().contains(Scene.card("shield"))).isFalse();
  }

  @Test
  @Shows("HOF-CARD-33")
  void mrLionelGivesNothingIfNoShieldLiesOpen() {
    Scene scene =
        at("mr-lionel", 1, "row: [hunt, buckler, purge, rally, rally, cleave]", "food: 0");
    scene.then("choose option 1");

    assertThat(scene.hero(1).gear()).isEmpty();
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-CARD-47")
  void theTrashPileOffersEachDiscardedCardThatCanBePaid() {
    Scene scene =
        at("trash-pile", 1, "dealer: {discard: [veteran, rally, hunt, hunt]}", "effort: 4");

    assertThat(scene.moves()).containsExactlyInAnyOrder("buy veteran", "buy hunt", "decline");
    assertThat(scene.then("buy hunt").told()).contains("HOF-ACQUIRE-06: seat 1 acquires Hunt");
  }

  private static final String OTHER_RELICS =
      "kraken-s-claws, dragonbone-helm, crown-of-the-dealer, mantle-of-ages,"
          + " armour-of-the-fallen-king, heart-of-the-mountain, endless-purse, cornucopia,"
          + " blade-of-dawn, twin-fangs, mirror-shield";

  @Test
  @Shows({"HOF-RELIC-02", "HOF-Q-54"})
  void destroyedRelicsAreDrawnAgainIfThereIsNoOther() {
    Scene scene =
        at(
            "dealer-s-table",
            3,
            "relics: {order: [], bag: [titan-maul]}, box: [" + OTHER_RELICS + "]",
            "shards: 6");
    scene.then("draw titan-maul", "draw cornucopia");

    assertThat(scene.moves()).containsExactly("choose titan-maul", "choose cornucopia");
    assertThat(scene.told())
        .contains("HOF-RELIC-02: seat 1 draws Titan Maul", "HOF-RELIC-02: seat 1 draws a Relic");
  }

  /** All Relics are equipped but one, which is where the braces say, or nowhere. */
  private static String relics(String last) {
    return """
        step: explore
        clock: {level: 3}
        turn: {active: "1", began: 7}
        sites: {c2: {card: dealer-s-table, cubes: 1}}
        decks: {%s}
        heroes:
          0: {gear: {weapon: kraken-s-claws, head: dragonbone-helm, body: mantle-of-ages,
            side: heart-of-the-mountain}}
          1: {space: c2, shards: 6, hand: [test-card], gear: {weapon: blade-of-dawn,
            head: crown-of-the-dealer, body: armour-of-the-fallen-king, side: endless-purse,
            off-hand: mirror-shield}}
          2: {gear: {weapon: twin-fangs, side: cornucopia}}
          3: {%s}
        """
        .formatted(last, last.isEmpty() ? "gear: {weapon: titan-maul}" : "food: 0");
  }

  private static Scene selling(String effects, String last) {
    return Scene.of(
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " ["
                + effects
                + "]}], provenance: house}"),
        Setup.of(4),
        relics(last));
  }

  @Test
  @Shows("HOF-Q-47")
  void noRelicIsSoldIfAllAreEquipped() {
    Scene scene = selling("gain-relic", "");

    assertThat(scene.refused("activate")).containsExactly("HOF-Q-47");
    assertThat(selling("gain-relic", "box: [titan-maul]").moves()).contains("activate");
    assertThat(selling("gain-relic", "relics: {order: [], bag: [titan-maul]}").moves())
        .contains("activate");
  }

  @Test
  @Shows("HOF-Q-47")
  void noRelicIsOfferedForAPriceIfAllAreEquipped() {
    String offer = "{may: {cost: {shards: 1}, then: [gain-relic]}}";
    Scene scene = selling(offer, "").then("play test-card");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(selling(offer, "box: [titan-maul]").then("play test-card").moves())
        .containsExactly("choose option 1", "choose option 2");
  }

  /** What is given for nothing is looked for in vain. */
  @Test
  @Shows({"HOF-RELIC-02", "HOF-Q-54"})
  void nothingIsAskedIfAllRelicsAreEquipped() {
    Scene scene = selling("gain-relic, {gain: {what: food, amount: 1}}", "").then("play test-card");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).food()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-Q-14")
  void theRowIsFilledUpOneByOne() {
    Scene scene = armoury("hunt, rally, rally, cleave, purge, purge", "food: 0");
    scene.then("choose hunt", "draw recall");

    assertThat(Battle.names(scene.state().decks().row()))
        .containsExactly("rally", "rally", "cleave", "purge", "purge", "recall");
    assertThat(scene.told()).contains("HOF-Q-14: Recall comes to the Dealer's Row");
  }

  /** What costs as much as the limit may be taken; after 2 Effort of 3 nothing is left to take. */
  @Test
  @Shows({"HOF-Q-75", "HOF-CARD-48", "HOF-DECK-14"})
  void theCostsTogetherStayWithinTheLimit() {
    Scene scene = armoury("hunt, iron-helm, cleave, veteran, deep-breath, shield", "food: 0");
    assertThat(scene.moves()).contains("choose cleave").doesNotContain("choose veteran");
    assertThat(scene.refused("choose veteran")).containsExactly("HOF-Q-75");

    scene.then("choose iron-helm", "draw rally");
    assertThat(scene.told()).contains("HOF-DECK-14: seat 1 takes Iron Helm");
    assertThat(scene.window()).isEqualTo("explore");
  }

  private static Scene blackMarket(int effort) {
    return Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            decks: {row: [iron-helm, rally, hunt, cleave, purge, purge]}
            heroes: {1: {effort: %d, hand: [black-market], gear: {head: dragonbone-helm}}}
            """
                .formatted(effort))
        .then("play black-market");
  }

  @Test
  @Shows({"HOF-ACQUIRE-10", "HOF-EFFORT-02"})
  void asManyCardsAreBoughtAsTheTextSays() {
    Scene scene = blackMarket(9);
    assertThat(scene.moves())
        .containsExactlyInAnyOrder("buy rally", "buy hunt", "buy cleave", "buy purge", "decline");

    scene.then("buy hunt").chance();
    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).effort()).isEqualTo(7);
  }

  @Test
  @Shows({"HOF-ACQUIRE-10", "HOF-EFFORT-02"})
  void nothingIsAskedIfNoCardCanBePaid() {
    assertThat(blackMarket(1).window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-CARD-37")
  void cardsOfOneArchetypeMayCostLess() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            decks: {row: [iron-helm, rally, hunt, cleave, purge, purge]}
            heroes: {1: {effort: 2, gear: {body: silken-robes}}}
            """);

    assertThat(scene.moves()).contains("buy purge").doesNotContain("buy hunt", "buy cleave");
    assertThat(scene.then("buy purge").hero(1).effort()).isZero();
  }
}
