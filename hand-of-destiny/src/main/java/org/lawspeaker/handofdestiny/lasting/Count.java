package org.lawspeaker.handofdestiny.lasting;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.table.Table;

/** A number read off the table, by which an amount is multiplied. */
public enum Count {
  /** Slotted strength cards. */
  STRENGTH_CARD("strength card", "HOD-SLOT-03"),
  /** Exhausted abilities. */
  EXHAUSTED_ABILITY("exhausted ability", "HOD-HP-02"),
  /** The hero's HP. */
  HP("HP of the hero", "HOD-HP-02"),
  /** The number of the wave. */
  WAVE("wave up to this one", "HOD-GAME-02"),
  /** The highest printed strength value among the slotted cards, 0 without any. */
  HIGHEST_STRENGTH("point of the highest strength card", "HOD-SLOT-05"),
  /** The printed damage values of the slotted cards, added up (HOD-Q-76). */
  SLOTTED_DAMAGE("point of damage value on the strength cards", "HOD-SLOT-04");

  private final String says;
  private final Citation citation;

  Count(String says, String citation) {
    this.says = says;
    this.citation = Citation.of(citation);
  }

  /** The clause that says what is counted. */
  public Citation citation() {
    return citation;
  }

  public String says() {
    return says;
  }

  /** Whether it counts something with which abilities are paid for. */
  public boolean looksAtPayment() {
    return this != WAVE;
  }

  public int in(Table table) {
    return switch (this) {
      case STRENGTH_CARD -> table.strength.size();
      case EXHAUSTED_ABILITY -> table.hero.left() + table.hero.right();
      case HP -> table.hero.hp();
      case WAVE -> table.progress.wave();
      case HIGHEST_STRENGTH -> highest(table);
      case SLOTTED_DAMAGE -> slottedDamage(table);
    };
  }

  private static int highest(Table table) {
    int highest = 0;
    for (int i = 0; i < table.strength.size(); i++) {
      highest = Math.max(highest, table.monster(table.strength.get(i)).hp());
    }
    return highest;
  }

  private static int slottedDamage(Table table) {
    int sum = 0;
    for (int i = 0; i < table.strength.size(); i++) {
      sum += table.monster(table.strength.get(i)).damage();
    }
    return sum;
  }
}
