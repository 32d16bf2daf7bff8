package org.lawspeaker.handofdestiny.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Marks on the pieces of a scene, and hints of choices, that must not say more than is so. */
class MarksTest {
  private static Seen seen(String overlay, String... options) {
    return new Seen(Position.of(overlay, options));
  }

  @Test
  void aDoubledCardCountsAsPrintedInTheSumOfAll() {
    Seen doubled = seen("row: [bear], strength: [brute-9, brute-8], doubled: [brute-9]");

    assertThat(doubled.marks("strength", "brute-9")).isEqualTo("strength 9; counts double");
    assertThat(doubled.marks("strength", "brute-8")).isEqualTo("strength 8; ");
    assertThat(doubled.zone("strength").gauges()).containsExactly(Gauge.of("strength in all", 17));
  }

  @Test
  @Shows("HOD-Q-41")
  void theDamageThatIsTakenIsToldAsItCountsNow() {
    assertThat(seen("row: [brute-4, banner], strength: [brute-9]").reads("take front"))
        .endsWith("| costs 3 HP, 3 left; the monster goes to the Underworld");
  }

  @Test
  void abilitiesSayHowTheyWereUsed() {
    Seen used = seen("row: [bear], hero: {once: [war-cry], paid: [far-throw]}", "hero=hilda");

    assertThat(used.marks("abilities", "hero.hilda.war-cry")).isEqualTo("; used");
    assertThat(used.marks("abilities", "hero.hilda.far-throw"))
        .isEqualTo("; used with a strength card");
    assertThat(used.marks("abilities", "hero.hilda.might")).isEqualTo("; ");
  }

  @Test
  void onlyPotionsThatAreHeldLieBeforeThePlayer() {
    Position bought =
        Position.of(
                "phase: merchant, strength: [], purse: {gold: 9}, hero: {left: 1}", "hero=robin")
            .plays("buy elixir", "buy draught");

    assertThat(new Seen(bought).zone("potions").pieces())
        .extracting(Piece::face)
        .containsExactly("ware.ranged.elixir");
  }

  @Test
  @Shows("HOD-BOSS-03")
  void theBossIsShownAtTheLevelOfTheWave() {
    assertThat(seen("phase: boss, wave: 3, strength: []").zone("boss").pieces())
        .extracting(Piece::face)
        .containsExactly("boss.golem.3");
    assertThat(
            seen("phase: boss, strength: [], boss: {damage: 4, criticals: [2]}")
                .marks("boss", "boss.golem.1"))
        .isEqualTo("HP 6 of 10; critical hit 2 used");
  }

  @Test
  void aMonsterThatIsOutOfViewShowsNoNumbersInAnyPosition() {
    assertThat(seen("row: [bear, captain, brute-7, brute-8]").marks("row", "brute-8"))
        .isEqualTo("; not visible");
  }

  @Test
  void whatIsPreparedIsNoted() {
    assertThat(
            seen("row: [bear], strength: [brute-9], boost: 3, rotations: 1")
                .zone("strength")
                .notes())
        .containsExactly(
            "The next strength attack is worth 3 more.",
            "When the next wave starts, the highest strength card is rotated.");
  }

  @Test
  @Shows("HOD-POTION-10")
  void healingIsOfferedAtThePriceOfTheDifficulty() {
    Seen heroic =
        seen(
            "phase: merchant, strength: [], purse: {gold: 9}, hero: {left: 1}",
            "hero=robin",
            "difficulty=heroic");

    assertThat(heroic.reads("buy herbs")).isEqualTo("Buy Herbs | costs 4 of 9 gold: heal 1 HP");
    assertThat(heroic.marks("merchant", "ware.ranged.herbs")).isEqualTo("price 4; ");
  }

  @Test
  @Shows("HOD-EXHAUST-04")
  void usingATopAbilitySaysAllThatItCosts() {
    assertThat(
            seen("row: [bear, brute-5], strength: []", "hero=galathar")
                .reads("use execute by exhausting"))
        .isEqualTo(
            "Use Execute by exhausting it | costs 4 HP, 2 left; Slot: defeat a visible monster");
  }

  @Test
  @Shows("HOD-ACCUM-04")
  void aBarredMonsterIsToldToGoToTheUnderworld() {
    Position attack =
        Position.of(
                "row: [bear, brute-5], strength: [brute-9], monsters: {bear: {damage: 1, barred: true}}")
            .plays("attack front", "add brute-9");

    assertThat(new Seen(attack).reads("strike"))
        .isEqualTo("Strike Bear for 9 | defeats it; it goes to the Underworld");
    assertThat(new Seen(attack).marks("row", "bear"))
        .isEqualTo("HP 6 of 7, damage 3; front, will not be slotted");
  }

  @Test
  void leavingWithoutGoldLosesNone() {
    assertThat(seen("phase: merchant, strength: [], purse: {gold: 0}").reads("leave"))
        .isEqualTo("Leave the merchant");
    assertThat(seen("phase: merchant, strength: [], purse: {gold: 1}").reads("leave"))
        .isEqualTo("Leave the merchant | 1 gold is lost");
  }

  @Test
  @Shows("HOD-WEAPON-09")
  void anotherWeaponIsToldToCostTheOneThatIsOwned() {
    assertThat(
            seen(
                    "phase: merchant, strength: [], purse: {gold: 9},"
                        + " weapon: {owned: {name: sling, ready: false}}",
                    "hero=robin")
                .reads("buy staff"))
        .isEqualTo(
            "Buy Staff | costs 2 of 9 gold: boost the next strength attack by 5; your weapon is"
                + " given up for nothing !");
  }

  @Test
  void anUpgradeCostsNoWeaponAndIsUsedInsteadOfWhatItUpgrades() {
    String sling = ", weapon: {owned: {name: sling, ready: false}}";
    String great = ", weapon: {owned: {name: great-sling, ready: true}}";

    assertThat(
            seen("phase: merchant, strength: [], purse: {gold: 9}" + sling, "hero=robin")
                .reads("buy great-sling"))
        .startsWith("Buy Great Sling | costs 4 of 9 gold: ")
        .doesNotContain("given up")
        .doesNotEndWith("!");
    assertThat(seen("row: [bear], strength: [brute-9]" + great, "hero=robin").reads("weapon"))
        .startsWith("Use the Great Sling | once in a wave: ");
  }

  @Test
  void whoAttacksABarredMonsterReadsThatItWillNotBeSlotted() {
    assertThat(
            seen("row: [bear], strength: [brute-9], monsters: {bear: {barred: true}}")
                .reads("attack front"))
        .endsWith("; all your strength cards are worth 9; it will not be slotted");
  }

  @Test
  void hpThatWereGainedAreShownWithTheHp() {
    assertThat(
            seen(
                    "row: [brute-1, assassin, brute-7], monsters: {assassin: {gained: 9}}",
                    "hero=galathar")
                .marks("row", "assassin"))
        .contains("HP gained 9");
  }
}
