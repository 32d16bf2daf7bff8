package org.lawspeaker.handofdestiny.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.handofdestiny.state.HeroMarks;

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
    assertThat(robin.lasting(HeroMarks.FRESH)).isZero();
    assertThat(robin.showingThird(HeroMarks.FRESH)).isZero();
  }

  @Test
  @Shows("HOD-STOCK-03")
  void whatAppliesOrIsSetOffByItselfIsNotUsed() {
    assertThat(hilda.usable(HeroMarks.FRESH)).isEqualTo(0b100_110);
    assertThat(hilda.lasting(HeroMarks.FRESH)).isEqualTo(0b010_000);
    assertThat(hilda.showingThird(HeroMarks.FRESH)).isZero();
    assertThat(freya.lasting(HeroMarks.FRESH)).isEqualTo(0b100_100);
    assertThat(freya.showingThird(HeroMarks.FRESH)).isEqualTo(0b100_000);
  }

  @Test
  @Shows("HOD-ACTIVATE-05")
  void whatIsExhaustedIsNeitherUsedNorApplies() {
    HeroMarks marks = new HeroMarks(2, 3, 0, 0);

    assertThat(robin.usable(marks)).isEqualTo(0b000_100);
    assertThat(freya.lasting(marks)).isEqualTo(0b000_100);
    assertThat(freya.showingThird(marks)).isZero();
  }

  @Test
  @Shows("HOD-STOCK-04")
  void onlyAnX1AbilityIsUsedUp() {
    assertThat(hilda.usable(new HeroMarks(0, 0, 0, 0b000_110))).isEqualTo(0b100_100);
  }
}
