package org.lawspeaker.hofordeals.gear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.testkit.coverage.Shows;

/** Equipment that lies on top of other Equipment and comes back from the Player deck. */
class ConjuredShieldTest {
  private static final String SHIELD = "conjured-shield";

  private static Scene buys(String hero) {
    return Scene.of(
            3,
            """
            step: acquire
            turn: {active: "1"}
            decks: {row: [conjured-shield, hunt, rally, rally, veteran, lantern]}
            heroes: {1: {effort: 9, %s}}
            """
                .formatted(hero))
        .then("buy conjured-shield")
        .chance();
  }

  /** Seat 1 has a deck of the shield and Veteran, and draws with Scavenger. */
  private static Scene draws(String hero) {
    return Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            heroes:
              0: {gear: {off-hand: lantern}}
              1: {hand: [scavenger], deck: {bag: [conjured-shield, veteran]},
                discard: [7 strive, 2 forage, hack], %s}
            """
                .formatted(hero))
        .then("play scavenger", "draw conjured-shield");
  }

  @Test
  @Shows("HOF-CARD-16")
  void stashesNothing() {
    Scene scene = buys("gear: {off-hand: buckler}");
    assertThat(scene.hero(1).gear()).containsEntry(Slot.OFF_HAND, Scene.card(SHIELD));
    assertThat(scene.hero(1).covered()).containsEntry(Slot.OFF_HAND, Scene.card("buckler"));
    assertThat(scene.hero(1).fame()).isZero();
    assertThat(scene.state().decks().box().isEmpty()).isTrue();
  }

  /** What it covers is there again when it leaves. */
  @Test
  @Shows("HOF-CARD-16")
  void givesBackWhatItCovers() {
    String gear = "gear: {off-hand: conjured-shield}, covered: {off-hand: buckler}";
    Scene scene = Battle.continuing(gear, "1-of-dust").then("flee", "draw hunger");
    assertThat(scene.hero(1).gear()).containsEntry(Slot.OFF_HAND, Scene.card("buckler"));
    assertThat(scene.hero(1).covered()).isEmpty();
  }

  /** The Buckler under it has 2 Fame, as it has itself. */
  @Test
  @Shows({"HOF-CARD-16", "HOF-SCORE-01"})
  void scoresWithWhatItCovers() {
    Scene scene =
        Scene.of(
                3,
                """
                step: acquire
                turn: {active: "1"}
                clock: {level: 3, kills: 3}
                heroes: {0: {gear: {off-hand: conjured-shield}, covered: {off-hand: buckler}}}
                """)
            .then("done")
            .chance();

    assertThat(scene.outcome().scores()).containsExactly(4, 0, 0);
  }

  /** Ordinary Equipment for the slot replaces both. */
  @Test
  @Shows({"HOF-STASH-02", "HOF-CARD-16"})
  void isStashedWithWhatItCoversByOrdinaryEquipment() {
    Scene scene = buys("gear: {off-hand: buckler}").then("buy lantern").chance();
    assertThat(scene.hero(1).gear()).containsEntry(Slot.OFF_HAND, Scene.card("lantern"));
    assertThat(scene.hero(1).fame()).isEqualTo(4); // 2 and 2
    assertThat(scene.state().decks().box().size()).isEqualTo(2);
  }

  /** The Buckler under it is chosen, so that it stays itself. */
  @Test
  @Shows({"HOF-DEATH-04", "HOF-CARD-16"})
  void mayStayWhenDeathTakesWhatItCovers() {
    Scene scene = dead();
    assertThat(scene.moves()).containsExactly("choose conjured-shield", "choose buckler");

    scene.then("choose buckler").chance();
    assertThat(scene.hero(1).gear()).containsExactly(entry(Slot.OFF_HAND, Scene.card(SHIELD)));
    assertThat(scene.hero(1).covered()).isEmpty();
    assertThat(Battle.names(scene.state().decks().box())).containsExactly("buckler");
  }

  @Test
  @Shows({"HOF-DEATH-04", "HOF-CARD-16"})
  void leavesWhatItCoversWhenDeathTakesIt() {
    Scene scene = dead().then("choose conjured-shield").chance();

    assertThat(scene.hero(1).gear()).containsExactly(entry(Slot.OFF_HAND, Scene.card("buckler")));
    assertThat(scene.hero(1).covered()).isEmpty();
    assertThat(Battle.names(scene.state().decks().box())).containsExactly(SHIELD);
  }

  /** The Lantern under it has 1 Fame, the shield 2. */
  @Test
  @Shows({"HOF-STASH-01", "HOF-CARD-16"})
  void mayStayWhenAnEncounterStashesWhatItCovers() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: pawn-shop, cubes: 1}}
                heroes: {1: {space: c2, gear: {off-hand: conjured-shield},
                  covered: {off-hand: lantern}}}
                """)
            .then("activate", "choose lantern");

    assertThat(scene.hero(1).fame()).isEqualTo(1);
    assertThat(scene.hero(1).gear()).containsExactly(entry(Slot.OFF_HAND, Scene.card(SHIELD)));
    assertThat(scene.hero(1).covered()).isEmpty();
  }

  /** Seat 1 dies outside a combat, which would discard the shield. */
  private static Scene dead() {
    return Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: old-mill, cubes: 1}}
            heroes: {1: {health: 1, gear: {off-hand: conjured-shield},
              covered: {off-hand: buckler}}}
            """)
        .then("go c2");
  }

  /** One card of a slot is in use: the one on top. */
  @Test
  @Shows("HOF-Q-51")
  void keepsWhatItCoversOutOfUse() {
    String pistol = "food: 3, gear: {off-hand: captain-s-pistol}";
    assertThat(Battle.assigning(pistol, "1-of-dust").moves()).contains("use captain-s-pistol");

    Scene scene =
        Battle.assigning(
            "food: 3, gear: {off-hand: conjured-shield}, covered: {off-hand: captain-s-pistol}",
            "1-of-dust");
    assertThat(scene.moves()).doesNotContain("use captain-s-pistol");
    assertThat(scene.refused("use captain-s-pistol")).containsExactly("HOF-Q-51");
    assertThat(scene.refused("use lantern")).containsExactly("HOF-EQUIP-01");
  }

  /** The same of what works at any time, in a choice of the Elixir's owner. */
  @Test
  @Shows({"HOF-Q-51", "HOF-CARD-28"})
  void keepsWhatItCoversOutOfUseAtAnyTime() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: off-hand, cost: 1, abilities: [{on: any-time, effects: [{gain:"
                + " {what: health, amount: 1}}]}], provenance: house}");
    String hero =
        "health: 5, gear: {side: health-elixir, off-hand: conjured-shield},"
            + " covered: {off-hand: test-card}";
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            Battle.zones("assigning", "bandit-camp", hero, "{}", "4-of-skulls=1"));
    scene.then("strike 4-of-skulls with weapon", "done", "choose option 2");

    assertThat(scene.moves()).containsExactly("use health-elixir", "pass");
    assertThat(scene.refused("use test-card")).containsExactly("HOF-Q-51");
  }

  @Test
  @Shows("HOF-CARD-17")
  void worksBesideEveryWeapon() {
    for (String weapon : new String[] {"war-maul", "sabres", "long-sword"}) {
      Scene scene =
          Battle.continuing(
                  "gear: {weapon: " + weapon + ", off-hand: conjured-shield}", "1-of-dust")
              .then("flee", "draw wound");
      assertThat(scene.hero(1).health()).as(weapon).isEqualTo(9);
    }
  }

  @Test
  @Shows({"HOF-CARD-18", "HOF-Q-116"})
  void goesToTheDiscardPileOfItsOwner() {
    Scene scene =
        Battle.continuing("gear: {off-hand: conjured-shield}", "1-of-dust")
            .then("flee", "draw hunger");
    assertThat(scene.hero(1).gear()).isEmpty();
    assertThat(Battle.names(scene.hero(1).discard())).containsExactly(SHIELD);
  }

  @Test
  @Shows("HOF-CARD-18")
  void isEquippedToAPlayerWhenItIsDrawn() {
    Scene scene = draws("food: 0");
    assertThat(scene.window()).isEqualTo("may");
    scene.then("accept", "choose seat 0");
    assertThat(scene.hero(0).gear()).containsEntry(Slot.OFF_HAND, Scene.card(SHIELD));
    assertThat(scene.hero(0).covered()).containsEntry(Slot.OFF_HAND, Scene.card("lantern"));
    assertThat(scene.hero(1).played().count(Scene.card(SHIELD))).isZero();
  }

  /** A second one cannot lie on the first: the slot is cleared for it, and nothing is lost. */
  @Test
  @Shows({"HOF-Q-51", "HOF-STASH-02"})
  void isStashedWithWhatItCoversByAnotherOfItsKind() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: off-hand, conjured: true, cost: 1, provenance: house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            """
            step: acquire
            turn: {active: "1"}
            decks: {row: [test-card, hunt, rally, rally, veteran, lantern]}
            heroes:
              1: {effort: 9, gear: {off-hand: conjured-shield}, covered: {off-hand: buckler}}
            """);
    scene.then("buy test-card").chance();

    assertThat(scene.hero(1).covered()).isEmpty();
    assertThat(scene.hero(1).fame()).isEqualTo(4); // 2 and 2
    assertThat(scene.state().decks().box().size()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-CARD-18")
  void mayBeLeftWhenItIsDrawn() {
    Scene scene = draws("food: 0").then("decline");
    assertThat(scene.hero(1).played().count(Scene.card(SHIELD))).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("explore");
  }

  /** A Relic is in nobody's way but its owner's. */
  @Test
  @Shows({"HOF-CARD-18", "HOF-Q-117"})
  void isNotEquippedOnARelic() {
    Scene scene = draws("gear: {off-hand: mirror-shield}").then("accept");
    assertThat(scene.refused("choose seat 1")).containsExactly("HOF-Q-117");
    assertThat(scene.moves()).containsExactly("choose seat 0", "choose seat 2");
  }

  @Test
  @Shows("HOF-CARD-18")
  void isEquippedWhenItIsDrawnInTheStrikeBonus() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 1}}
                heroes: {1: {space: c2, deck: {bag: [conjured-shield, veteran]},
                  discard: [7 strive, 2 forage, hack]}}
                """)
            .then("activate", "draw 1-of-dust", "draw 2-of-dust")
            .then("draw conjured-shield", "draw veteran");
    assertThat(scene.hero(1).bound().get(0).power()).isZero();
    scene.then("accept", "choose seat 1");
    assertThat(scene.hero(1).gear()).containsEntry(Slot.OFF_HAND, Scene.card(SHIELD));
    assertThat(scene.hero(1).bound()).hasSize(1);
    assertThat(scene.window()).isEqualTo("assign");
  }
}
