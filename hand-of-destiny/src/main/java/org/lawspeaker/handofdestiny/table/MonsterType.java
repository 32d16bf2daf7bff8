package org.lawspeaker.handofdestiny.table;

import java.util.Locale;

/** The type printed on a monster, which effects can refer to (HOD-ANATOMY-04). */
public enum MonsterType {
  MAGIC,
  CREATURE,
  WARRIOR;

  public String says() {
    return name().toLowerCase(Locale.ROOT);
  }
}
