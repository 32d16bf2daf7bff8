package org.lawspeaker.hofordeals.gear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.PickSeat;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.testkit.coverage.Shows;

/** Equipment that is drawn and equipped to a player. */
class WearerTest {
  private static final String ONCE = "[equip-this]";

  /** Seat 1 of three draws the Test Card with Scavenger. */
  private static Scene draws(String card, String effects, String others) {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, cost: 1, %s, abilities: [{on: drawn, effects: %s}], provenance: house}"
                .formatted(card, effects));
    return Scene.of(
            game,
            Setup.of(3),
            """
            step: explore
            turn: {active: "1"}
            heroes:
              1: {hand: [scavenger], deck: {bag: [test-card, veteran]},
                discard: [7 strive, 2 forage, hack], gear: {side: cornucopia}}
              %s
            """
                .formatted(others))
        .then("play scavenger", "draw test-card");
  }

  @Test
  @Shows("HOF-CARD-18")
  void nobodyIsAskedAgainAboutACardThatIsWorn() {
    Scene scene = draws("slot: head", "[equip-this, equip-this]", "0: {food: 0}");
    assertThat(scene.window()).isEqualTo("wearer");

    scene.then("choose seat 2");
    assertThat(scene.hero(2).gear()).containsOnlyKeys(Slot.HEAD);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows({"HOF-CARD-18", "HOF-Q-117"})
  void nobodyIsAskedIfEverySlotHoldsARelic() {
    Scene scene =
        draws(
            "slot: side",
            ONCE,
            "0: {gear: {side: endless-purse}}\n  2: {gear: {side: heart-of-the-mountain}}");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(Battle.names(scene.hero(1).played()).size()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-CARD-18")
  void aPlayerIsChosenWhoPlays() {
    Scene scene = draws("slot: head", ONCE, "0: {food: 0}");

    assertThat(Battle.refused(scene, new PickSeat(Seat.of(1), Seat.of(3))))
        .containsExactly("HOF-CARD-18");
    assertThat(scene.moves()).containsExactly("choose seat 0", "choose seat 1", "choose seat 2");
  }

  /** The weapon holds one card: whoever gets it names own bound cards, in the turn of seat 1. */
  @Test
  @Shows({"HOF-CARD-18", "HOF-Q-49"})
  void whoGetsAWeaponOfALowerLimitDiscardsOwnBoundCards() {
    Scene scene =
        draws(
            "slot: weapon, weapon: {type: heavy, power: 4, binding: 1, strike: 3}",
            ONCE,
            "2: {" + Battle.bound("hack 1", "champion 5") + "}");
    scene.then("choose seat 2");

    assertThat(scene.moves()).containsExactly("choose bound hack", "choose bound champion");
    scene.then("choose bound champion");
    assertThat(Battle.names(scene.hero(2).boundCards())).containsExactly("hack");
    assertThat(scene.window()).isEqualTo("explore");
  }
}
