package org.lawspeaker.hofordeals.gear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.testkit.coverage.Shows;

/** Equipment comes into its slot, and what was there is stashed. */
class EquippingTest {
  private static Scene buying(String row, String hero) {
    return Scene.of(
        2,
        """
        step: acquire
        turn: {active: "1"}
        decks: {row: [%s, hunt, hunt, rally, rally, purge]}
        heroes: {1: {effort: 9%s}}
        """
            .formatted(row, hero));
  }

  @Test
  @Shows({"HOF-ACQUIRE-07", "HOF-EQUIP-03", "HOF-Q-51"})
  void acquiredEquipmentGoesStraightToItsSlot() {
    Scene scene = buying("iron-helm", "").then("buy iron-helm");

    assertThat(scene.hero(1).gear()).containsEntry(Slot.HEAD, Scene.card("iron-helm")).hasSize(1);
    assertThat(scene.hero(1).discard().isEmpty()).isTrue();
  }

  @Test
  @Shows({"HOF-EQUIP-02", "HOF-EQUIP-06", "HOF-EQUIP-07", "HOF-EQUIP-01"})
  void everySlotHoldsOneCard() {
    Scene scene =
        buying(
            "shield",
            ", gear: {head: iron-helm, body: chain-mail, side: lucky-coin, weapon: long-sword}");
    scene.then("buy shield").chance().then("done").chance();

    assertThat(scene.hero(1).gear()).hasSize(5);
    assertThat(scene.hero(1).gear()).containsEntry(Slot.OFF_HAND, Scene.card("shield"));
  }

  @Test
  @Shows({"HOF-ACQUIRE-08", "HOF-STASH-01", "HOF-STASH-02"})
  void whatIsInTheSlotIsStashedForItsFame() {
    Scene scene = buying("chain-mail", ", gear: {body: cloak-of-the-wanderer}");
    scene.then("buy chain-mail");

    assertThat(scene.hero(1).gear()).containsEntry(Slot.BODY, Scene.card("chain-mail")).hasSize(1);
    assertThat(scene.hero(1).fame()).isEqualTo(2);
    assertThat(scene.state().decks().box().count(Scene.card("cloak-of-the-wanderer"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-ACQUIRE-09", "HOF-RELIC-04", "HOF-STASH-03"})
  void refusesOrdinaryEquipmentForASlotWithARelic() {
    Scene scene = buying("iron-helm", ", gear: {head: dragonbone-helm}");

    assertThat(scene.refused("buy iron-helm"))
        .containsExactlyInAnyOrder("HOF-ACQUIRE-09", "HOF-RELIC-04", "HOF-STASH-03");
  }

  @Test
  @Shows("HOF-Q-117")
  void equipmentForASlotWithARelicIsNotTakenFreely() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            clock: {level: 3}
            turn: {active: "1", began: 7}
            sites: {c2: {card: royal-armoury, cubes: 1}}
            decks: {row: [iron-helm, lantern, purge, rally, rally, cleave]}
            heroes: {1: {space: c2, gear: {head: dragonbone-helm}}}
            """);
    scene.then("activate");

    assertThat(scene.moves()).contains("choose lantern", "decline");
    assertThat(scene.moves()).doesNotContain("choose iron-helm");
    assertThat(scene.refused("choose iron-helm")).containsExactly("HOF-Q-117");
  }

  @Test
  @Shows({"HOF-EQUIP-05", "HOF-WEAPON-01", "HOF-WEAPON-12", "HOF-CARD-36"})
  void aWeaponCoversTheRustyAxeWithoutStashingIt() {
    Scene scene = buying("long-sword", "").then("buy long-sword");

    assertThat(scene.hero(1).gear()).containsEntry(Slot.WEAPON, Scene.card("long-sword"));
    assertThat(scene.hero(1).fame()).isZero();
    assertThat(scene.state().decks().box().isEmpty()).isTrue();
  }

  @Test
  @Shows("HOF-STASH-04")
  void equipmentThatAnEffectDestroysScoresNothing() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {health: 3, gear: {side: health-elixir}}}
            """);
    scene.then("use health-elixir");

    assertThat(scene.hero(1).gear()).isEmpty();
    assertThat(scene.hero(1).fame()).isZero();
    assertThat(scene.hero(1).health()).isEqualTo(7);
  }

  @Test
  @Shows({"HOF-WEAPON-12", "HOF-CARD-36", "HOF-Q-27"})
  void theRustyAxeIsNotOfferedForStashing() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: pawn-shop, cubes: 1}}
            heroes: {1: {space: c2}}
            """);
    scene.then("activate");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).effort()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-Q-27", "HOF-Q-49"})
  void theRustyAxeIsTheWeaponAgainAndHoldsThreeCards() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: pawn-shop, cubes: 1}}
            heroes: {1: {space: c2, gear: {weapon: sabres}, bound: [{id: 1, card: hack, power: 1},
              {id: 2, card: veteran, power: 3}, {id: 3, card: vanguard, power: 2},
              {id: 4, card: cleave, power: 2}]}}
            """);
    scene.then("activate", "choose sabres", "choose bound hack");

    assertThat(scene.hero(1).bound()).hasSize(3);
    assertThat(scene.hero(1).discard().count(Scene.card("hack"))).isEqualTo(1);
    assertThat(scene.hero(1).fame()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-Q-49")
  void cardsBeyondTheLimitOfANewWeaponAreDiscardedAtOnce() {
    Scene scene =
        buying(
            "war-maul",
            ", bound: [{id: 1, card: hack, power: 1}, {id: 2, card: veteran, power: 3}]");
    scene.then("buy war-maul");
    scene.chance();

    assertThat(scene.window()).isEqualTo("unbind");
    assertThat(scene.refused("done")).containsExactly("HOF-Q-100");
    assertThat(scene.refused("buy hunt")).containsExactly("HOF-Q-100");
    assertThat(scene.moves()).containsExactly("choose bound hack", "choose bound veteran");
    assertThat(scene.then("choose bound veteran").hero(1).bound()).hasSize(1);
    assertThat(scene.told()).contains("HOF-Q-49: seat 1 discards from the weapon Veteran");
  }

  @Test
  @Shows({"HOF-BIND-02", "HOF-Q-49"})
  void cardsBeyondTheLimitGoWhenABandolierIsStashed() {
    Scene scene =
        buying(
            "chain-mail",
            """
            , gear: {body: bandolier}, bound: [{id: 1, card: hack, power: 1},
              {id: 2, card: veteran, power: 3}, {id: 3, card: vanguard, power: 2},
              {id: 4, card: cleave, power: 2}]\
            """);
    scene.then("buy chain-mail").chance();

    assertThat(scene.window()).isEqualTo("unbind");
    assertThat(scene.then("choose bound hack").hero(1).bound()).hasSize(3);
  }
}
