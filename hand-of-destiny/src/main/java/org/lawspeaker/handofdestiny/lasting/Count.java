package org.lawspeaker.handofdestiny.lasting;

import org.lawspeaker.handofdestiny.table.Table;

/** A number read off the table, by which an amount is multiplied. */
public enum Count {
  /** Slotted strength cards. */
  STRENGTH_CARD("strength card"),
  /** Exhausted abilities. */
  EXHAUSTED_ABILITY("exhausted ability"),
  /** The hero's HP. */
  HP("HP of the hero"),
  /** The number of the wave. */
  WAVE("wave"),
  /** The highest printed strength value among the slotted cards, 0 without any. */
  HIGHEST_STRENGTH("point of the highest strength card");

  private final String says;

  Count(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }

  public int in(Table table) {
    return switch (this) {
      case STRENGTH_CARD -> table.strength.size();
      case EXHAUSTED_ABILITY -> table.hero.left() + table.hero.right();
      case HP -> table.hero.hp();
      case WAVE -> table.progress.wave();
      case HIGHEST_STRENGTH -> highest(table);
    };
  }

  private static int highest(Table table) {
    int highest = 0;
    for (int i = 0; i < table.strength.size(); i++) {
      highest = Math.max(highest, table.monster(table.strength.get(i)).hp());
    }
    return highest;
  }
}
