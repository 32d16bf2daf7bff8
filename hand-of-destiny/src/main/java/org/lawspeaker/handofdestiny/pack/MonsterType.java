package org.lawspeaker.handofdestiny.pack;

/** The type printed on a monster, which effects can refer to (HOD-ANATOMY-04). */
public enum MonsterType {
  MAGIC,
  CREATURE,
  WARRIOR
}
