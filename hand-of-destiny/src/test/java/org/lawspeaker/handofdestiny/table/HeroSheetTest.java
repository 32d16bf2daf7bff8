package org.lawspeaker.handofdestiny.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.testkit.coverage.Shows;

/**
 * Which abilities of a hero apply by themselves and which are used; bits, the bottom left first.
 */
class HeroSheetTest {
  /** Laid out anew, as at the start of a game. */
  private final Cards cards = new Cards(GAME.cards().pack());

  private final HeroSheet robin = sheet("Robin");
  private final HeroSheet hilda = sheet("Hilda");
  private final HeroSheet freya = sheet("Freya");

  private HeroSheet sheet(String name) {
    int hero = 0;
    while (!cards.hero(hero).name().equals(name)) {
      hero++;
    }
    return cards.sheet(hero);
  }

  @Test
  void anOrdinaryHeroUsesAllAbilities() {
    assertThat(robin.usable(HeroMarks.FRESH)).isEqualTo(0b111_111);
    for (Quantity quantity : Quantity.values()) {
      assertThat(robin.changing(quantity, HeroMarks.FRESH)).isZero();
    }
  }

  @Test
  @Shows("HOD-STOCK-03")
  void whatAppliesOrIsSetOffByItselfIsNotUsed() {
    assertThat(hilda.usable(HeroMarks.FRESH)).isEqualTo(0b100_110);
    assertThat(hilda.changing(Quantity.ATTACK, HeroMarks.FRESH)).isEqualTo(0b010_000);
    assertThat(hilda.changing(Quantity.SIGHT, HeroMarks.FRESH)).isZero();
    assertThat(freya.changing(Quantity.CARD, HeroMarks.FRESH)).isEqualTo(0b000_100);
    assertThat(freya.changing(Quantity.SIGHT, HeroMarks.FRESH)).isEqualTo(0b100_000);
  }

  @Test
  @Shows("HOD-ACTIVATE-05")
  void whatIsExhaustedIsNeitherUsedNorApplies() {
    HeroMarks marks = new HeroMarks(2, 3, 0, 0);

    assertThat(robin.usable(marks)).isEqualTo(0b000_100);
    assertThat(freya.changing(Quantity.CARD, marks)).isEqualTo(0b000_100);
    assertThat(freya.changing(Quantity.SIGHT, marks)).isZero();
  }

  @Test
  void onlyDoublingLooksAtTheStrengthCards() {
    for (int ability = 0; ability < HeroMarks.ABILITIES; ability++) {
      boolean doubles = robin.ability(ability).says().contains("double");
      assertThat(robin.looksAtPayment(ability)).isEqualTo(doubles);
    }
  }

  @Test
  void whereAnAbilityShowsTheThirdMonsterItMattersWhatPays() {
    int looking = 0;
    for (int ability = 0; ability < HeroMarks.ABILITIES; ability++) {
      looking |= freya.looksAtPayment(ability) ? 1 << ability : 0;
    }
    assertThat(looking).isEqualTo(freya.usable(HeroMarks.FRESH));
  }

  @Test
  @Shows("HOD-STOCK-04")
  void onlyAnX1AbilityIsUsedUp() {
    assertThat(hilda.usable(new HeroMarks(0, 0, 0, 0b000_110))).isEqualTo(0b100_100);
  }
}
