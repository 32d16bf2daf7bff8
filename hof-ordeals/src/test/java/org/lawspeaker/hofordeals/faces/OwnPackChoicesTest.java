package org.lawspeaker.hofordeals.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** How choices read that no card of the reference pack asks for. */
class OwnPackChoicesTest {
  private static final Seat BEN = Seat.of(1);

  /** Seat 1 of three wears a stone with this ability, and explores at the Old Mill. */
  private static Scene stone(String ability, String hero) {
    return wearing("abilities: [{on: used, " + ability + "}]", hero);
  }

  private static Scene wearing(String text, String hero) {
    return Scene.of(
        OwnPack.with(
            "equipment",
            "{name: Test Stone, slot: side, fame: 2, cost: 1, " + text + ", provenance: house}"),
        Setup.of(3),
        """
        step: explore
        clock: {level: 2}
        turn: {active: "1", began: 7}
        sites: {c2: {card: old-mill, cubes: 1}, b2: {card: caravan, cubes: 3}}
        heroes: {1: {space: c2, gear: {side: test-stone}, %s}}
        """
            .formatted(hero));
  }

  private static String reads(Scene scene, String move) {
    return new Seen(scene, BEN).reads(move);
  }

  @Test
  @Shows("HOF-Q-19")
  void whoPaysTheLastHealthToUseACardDies() {
    String ability = "cost: {health: 2}, effects: [{gain: {what: fame, amount: 3}}]";

    assertThat(reads(stone(ability, "health: 2"), "use test-stone"))
        .isEqualTo(
            "Use Test Stone | in your turn, you may use this: pay 2 Health; if you do, gain 3 Fame;"
                + " you die !");
    assertThat(reads(stone(ability, "health: 3"), "use test-stone"))
        .isEqualTo(
            "Use Test Stone | in your turn, you may use this: pay 2 Health; if you do, gain 3 Fame");
    assertThat(stone(ability, "health: 2").then("use test-stone").told())
        .anyMatch(told -> told.contains("seat 1 is dead"));
  }

  /** What a card does, and costs, in a combat alone is not said outside of one. */
  @Test
  void onlyTheAbilityThatIsUsedIsSaid() {
    Scene scene =
        wearing(
            "abilities: [{on: used, effects: [{gain: {what: fame, amount: 3}}]}, {on:"
                + " used-in-combat, cost: {health: 2}, effects: [{gain: {what: fame, amount: 3}}]}]",
            "health: 2");

    assertThat(reads(scene, "use test-stone"))
        .isEqualTo("Use Test Stone | in your turn, you may use this: gain 3 Fame");
  }

  @Test
  @Shows("HOF-Q-19")
  void onlyThePartThatCostsTheLastHealthKills() {
    String may = "effects: [{may: {cost: {health: 2}, then: [{gain: {what: fame, amount: 3}}]}}]";
    Scene dying = stone(may, "health: 2").then("use test-stone");
    Scene hurt = stone(may, "health: 3").then("use test-stone");

    assertThat(reads(dying, "choose option 1"))
        .isEqualTo("Pay 2 Health: gain 3 Fame | by Test Stone; you die !");
    assertThat(reads(dying, "choose option 2")).isEqualTo("Do nothing | by Test Stone");
    assertThat(reads(hurt, "choose option 1"))
        .isEqualTo("Pay 2 Health: gain 3 Fame | by Test Stone");
  }

  @Test
  @Shows("HOF-Q-19")
  void anAbilityThatIsOfferedForTheLastHealthKills() {
    String offered =
        "abilities: [{on: explore-starts, cost: {health: 2}, effects: [{gain: {what: fame, amount:"
            + " 3}}]}]";
    Scene scene =
        Scene.of(
                OwnPack.with(
                    "equipment",
                    "{name: Test Stone, slot: side, cost: 1, " + offered + ", provenance: house}"),
                Setup.of(3),
                "{step: fatigue, turn: {active: '1'}, heroes: {1: {health: 2, gear: {side:"
                    + " test-stone}}}}")
            .then("done");

    assertThat(reads(scene, "accept"))
        .isEqualTo("Use Test Stone | pay 2 Health: gain 3 Fame; you die !");
  }

  /** No Encounter has fewer than no cubes. */
  @Test
  @Shows("HOF-PLAY-12")
  void cubesAreTakenOffAsFarAsThereAreAny() {
    Scene takes = stone("effects: [{place-cubes: {cubes: -2}}]", "food: 0").then("use test-stone");
    Scene places = stone("effects: [{place-cubes: {cubes: 2}}]", "food: 0").then("use test-stone");
    Scene one =
        Scene.of(
                takes.game(),
                Setup.of(3),
                """
                step: explore
                clock: {level: 2}
                turn: {active: "1", began: 7}
                sites: {c2: {card: old-mill, cubes: 1}, b2: {card: caravan, cubes: 1}}
                heroes: {1: {space: c2, gear: {side: test-stone}}}
                """)
            .then("use test-stone");

    assertThat(reads(takes, "choose space b2")).isEqualTo("Take 2 Usage cubes off b2, Caravan");
    assertThat(reads(one, "choose space b2")).isEqualTo("Take 1 Usage cube off b2, Caravan");
    assertThat(reads(places, "choose space b2")).isEqualTo("Place 2 Usage cubes on b2, Caravan");
    assertThat(one.then("choose space b2").siteOf("caravan").cubes()).isZero();
  }

  @Test
  void aCardOfTheDiscardPileThatPaysSaysForWhat() {
    Scene scene =
        stone(
                "cost: {destroy: 1}, effects: [{gain: {what: fame, amount: 3}}]",
                "hand: [hunt], discard: [hack]")
            .then("use test-stone");

    assertThat(reads(scene, "choose discarded hack"))
        .isEqualTo("Destroy Hack of your discard pile | the cost of Test Stone");
    assertThat(reads(scene, "choose hunt"))
        .isEqualTo("Destroy Hunt of your hand | the cost of Test Stone !");
  }

  @Test
  void aCardThatIsTakenBackOnTopOfTheDeckSaysSo() {
    Scene scene =
        stone("effects: [{recover-cards: {cards: 1, on-top: true}}]", "discard: [hack, hunt]")
            .then("use test-stone");

    assertThat(reads(scene, "choose hack")).isEqualTo("Take back Hack, on top of your deck");
  }

  @Test
  void equipmentThatIsDiscardedBringsNothing() {
    Scene scene =
        stone("effects: [{lose-gear: {discarded: true}}]", "shards: 0").then("use test-stone");

    assertThat(reads(scene, "choose test-stone"))
        .isEqualTo("Discard Test Stone | you gain no Fame for it");
  }

  @Test
  void eachOrderSaysWhatComesNext() {
    String abilities =
        "abilities: [{on: explore-starts, effects: [{gain: {what: food, amount: 1}}]}, {on:"
            + " explore-starts, effects: [{gain: {what: fame, amount: 2}}]}]";
    Scene scene =
        Scene.of(
                OwnPack.with(
                    "equipment",
                    "{name: Test Stone, slot: side, cost: 1, "
                        + abilities
                        + ", provenance: house}"),
                Setup.of(3),
                "{step: fatigue, turn: {active: '1'}, heroes: {1: {gear: {side: test-stone}}}}")
            .then("done");

    assertThat(reads(scene, "choose option 1"))
        .isEqualTo(
            "Resolve Test Stone next (1 of 2) | at the start of your Explore step: gain 1 Food");
    assertThat(reads(scene, "choose option 2"))
        .isEqualTo(
            "Resolve Test Stone next (2 of 2) | at the start of your Explore step: gain 2 Fame");
  }
}
