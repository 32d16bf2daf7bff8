package org.lawspeaker.hofordeals.prospects;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;

/** What the opinion on positions sees. */
class ProspectsTest {
  private static final Seat FIGHTER = Seat.of(1);

  private static double value(Scene scene) {
    return Scene.GAME.evaluate(scene.state(), FIGHTER);
  }

  /** Somebody of so much Health who flees from these. */
  private static double fled(int health, String... enemies) {
    return value(Battle.continuing("fame: 12, health: " + health, enemies).then("flee"));
  }

  @Test
  void painToComeIsWorseForWhoIsNearDeath() {
    double hale = fled(10, "1-of-dust=90") - fled(10, "5-of-dust=90", "5-of-skulls=90");
    double hurt = fled(5, "1-of-dust=90") - fled(5, "5-of-dust=90", "5-of-skulls=90");

    assertThat(hurt).isGreaterThan(hale);
  }

  @Test
  void aRelicThatIsPaidForIsWorthItsTokenShards() {
    assertThat(value(loot("loot relic"))).isGreaterThan(value(loot("pass")));
  }

  @Test
  void aRelicIsWorthMoreThanThePurseOfAnExchange() {
    assertThat(value(loot("loot relic"))).isGreaterThan(value(loot("loot exchange")));
  }

  @Test
  void aPurseIsWorthMoreThanAFewTokenShards() {
    assertThat(value(slain(0).then("loot exchange"))).isGreaterThan(value(slain(0).then("pass")));
  }

  private static Scene loot(String choice) {
    return slain(5).then(choice);
  }

  private static Scene slain(int shards) {
    return Slain.jack(Setup.of(2), "shards: " + shards, "");
  }

  @Test
  void anEncounterIsWorthMoreWhenItIsNearer() {
    assertThat(value(away("c2"))).isGreaterThan(value(away("c4")));
  }

  /** A card of the hand can still be played in this turn; a discarded one waits for the shuffle. */
  @Test
  void aCopyInTheHandIsWorthMoreThanADiscardedOne() {
    assertThat(value(purged("choose discarded strive")))
        .isGreaterThan(value(purged("choose strive")));
  }

  private static Scene purged(String choice) {
    return Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {hand: [purge, strive, hack], discard: [strive]}}
            """)
        .then("play purge", choice);
  }

  /** Somebody who can go to the Old Mill, whose Food is worth something. */
  private static Scene away(String space) {
    return Scene.of(
        2,
        """
        step: explore
        turn: {active: "1"}
        heroes: {1: {space: %s, food: 3}}
        sites: {a1: {card: town}, c2: {card: old-mill, cubes: 2}, c3: {card: pawn-shop, cubes: 0},
          c4: {card: trash-pile, cubes: 0}}
        """
            .formatted(space));
  }

  @Test
  void whatAnotherHasIsNoGain() {
    assertThat(value(waiting(1, "0: {fame: 20}"))).isLessThan(value(waiting(1, "0: {fame: 2}")));
  }

  /** Food brings something later; after the last round there is no later. */
  @Test
  void whatIsForLaterIsWorthNothingAtTheEnd() {
    assertThat(value(waiting(1, "1: {food: 3}"))).isGreaterThan(value(waiting(1, "1: {food: 0}")));
    assertThat(value(waiting(3, "1: {food: 3}"))).isEqualTo(value(waiting(3, "1: {food: 0}")));
  }

  /** Seat 0 is active; at level 3 the King has killed as often as there are players. */
  private static Scene waiting(int level, String heroes) {
    return Scene.of(
        2,
        "{step: acquire, turn: {active: '0'}, clock: {level: %d, kills: %d}, heroes: {%s}}"
            .formatted(level, level == 3 ? 2 : 0, heroes));
  }
}
