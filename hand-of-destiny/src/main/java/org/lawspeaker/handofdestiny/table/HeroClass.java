package org.lawspeaker.handofdestiny.table;

/** The two classes of heroes, which differ in the reach of their strength attacks (HOD-HERO-02). */
public enum HeroClass {
  MELEE,
  RANGED
}
