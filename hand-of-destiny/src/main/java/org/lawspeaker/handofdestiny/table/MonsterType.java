package org.lawspeaker.handofdestiny.table;

import java.util.Locale;

/** The type printed on a monster, which effects can refer to (HOD-ANATOMY-04). */
public enum MonsterType {
  MAGIC("magic monster", "a magic monster"),
  CREATURE("creature", "a creature"),
  WARRIOR("warrior", "a warrior");

  private final String noun;
  private final String being;

  MonsterType(String noun, String being) {
    this.noun = noun;
    this.being = being;
  }

  /** What a monster of this type is called: {@code magic monster}. */
  public String noun() {
    return noun;
  }

  /** What it is: {@code a warrior}. */
  public String being() {
    return being;
  }

  public String says() {
    return name().toLowerCase(Locale.ROOT);
  }
}
