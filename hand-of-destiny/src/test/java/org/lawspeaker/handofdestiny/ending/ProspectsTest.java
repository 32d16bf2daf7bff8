package org.lawspeaker.handofdestiny.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.handofdestiny.Position;

/** What counts as standing better, for players that look ahead: the order, not the numbers. */
class ProspectsTest {
  private static final String LAST_TWO_HP =
      "phase: boss, strength: [], wave: 4, hero: {left: 2, right: 2}";

  private static double prospects(Position position) {
    return GAME.evaluate(position.state(), Seat.of(0));
  }

  private static void standsBetter(String better, String worse) {
    double prospects = prospects(Position.of(better));
    assertThat(prospects).isGreaterThan(prospects(Position.of(worse))).isBetween(0.0, 1.0);
  }

  @Test
  void aWonGameIsOneAndALostGameNothing() {
    assertThat(
            prospects(
                Position.of("phase: boss, strength: [], wave: 4, hero: {left: 2, right: 1}")
                    .plays("critical 2", "exhaust 2 3")))
        .isEqualTo(1);
    assertThat(prospects(Position.of(LAST_TWO_HP).plays("critical 3"))).isZero();
  }

  @Test
  void aDrawIsHalfAWin() {
    assertThat(prospects(Position.of(LAST_TWO_HP).plays("critical 2"))).isEqualTo(0.5);
  }

  @Test
  void aGameThatGoesOnIsBetweenLostAndWon() {
    assertThat(prospects(Position.start())).isBetween(0.01, 0.99);
    assertThat(prospects(Position.of("row: [brute-1], hero: {left: 2, right: 3}")))
        .isBetween(0.01, 0.99);
  }

  @Test
  void moreHpIsBetter() {
    standsBetter("row: [brute-1], hero: {left: 1}", "row: [brute-1], hero: {left: 2}");
  }

  @Test
  void aLaterWaveIsBetter() {
    standsBetter("row: [brute-1], wave: 3", "row: [brute-1], wave: 2");
  }

  @Test
  void theBossBehindTheHeroIsBetter() {
    standsBetter("phase: merchant, strength: [], purse: {gold: 0}", "phase: boss, strength: []");
  }

  @Test
  void fewerMonstersAheadAreBetter() {
    standsBetter("row: [brute-1, brute-2]", "row: [brute-1, brute-2, brute-3]");
  }

  @Test
  void moreAndStrongerSlottedCardsAreBetter() {
    standsBetter("row: [brute-1], strength: [brute-5]", "row: [brute-1], strength: [brute-4]");
    standsBetter(
        "row: [brute-1], strength: [brute-4, brute-2]", "row: [brute-1], strength: [brute-5]");
  }

  @Test
  void moreGoldIsBetter() {
    standsBetter(
        "phase: merchant, strength: [], purse: {gold: 3}",
        "phase: merchant, strength: [], purse: {gold: 2}");
  }

  @Test
  void aMoreDamagedBossIsBetter() {
    standsBetter(
        "phase: boss, strength: [], boss: {damage: 3}",
        "phase: boss, strength: [], boss: {damage: 2}");
  }

  @Test
  void moreDamagedMonstersAreBetter() {
    standsBetter(
        "row: [brute-9, brute-8], monsters: {brute-9: {damage: 2}, brute-8: {damage: 3}}",
        "row: [brute-9, brute-8], monsters: {brute-9: {damage: 4}}");
  }

  @Test
  void aWeaponIsBetterThanNone() {
    standsBetter("row: [brute-1], weapon: {owned: {name: staff, ready: true}}", "row: [brute-1]");
  }

  @Test
  void anUpgradedWeaponIsBetter() {
    standsBetter(
        "row: [brute-1], weapon: {owned: {name: great-sling, ready: true}}",
        "row: [brute-1], weapon: {owned: {name: sling, ready: true}}");
  }

  private static double after(String position, String... moves) {
    return prospects(Position.of(position).plays(moves));
  }

  @Test
  void damageThatIsStillToBePlacedCountsAsTaken() {
    String position = "row: [brute-1, brute-2], strength: []";

    assertThat(after(position, "take front")).isLessThan(after(position));
  }

  @Test
  void anAttackThatTheSlottedCardsCanCarryIsBetterThanNone() {
    String enough = "row: [brute-4, brute-2], strength: [brute-5]";
    String tooWeak = "row: [brute-6, brute-2], strength: [brute-5]";

    assertThat(after(enough, "attack front")).isGreaterThan(after(enough));
    assertThat(after(tooWeak, "attack front")).isEqualTo(after(tooWeak));
    assertThat(after(tooWeak, "attack front", "add brute-5")).isLessThan(after(tooWeak));
  }

  @Test
  void cardsThatAnAttackDoesNotNeedAreWasted() {
    String position = "row: [brute-4, brute-2], strength: [brute-5, brute-3]";
    double less = after(position, "attack front", "add brute-3");
    double more = after(position, "attack front", "add brute-5");

    assertThat(more).isLessThan(less);
    assertThat(after(position, "attack front", "add brute-3", "add brute-5")).isLessThan(more);
  }

  @Test
  void anAttackOnTheBossIsBetterWithMoreCards() {
    String position = "phase: boss, strength: [brute-5]";

    assertThat(after(position, "attack boss", "add brute-5"))
        .isGreaterThan(after(position, "attack boss"));
  }
}
