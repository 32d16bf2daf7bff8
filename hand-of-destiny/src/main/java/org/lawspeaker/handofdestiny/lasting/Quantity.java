package org.lawspeaker.handofdestiny.lasting;

/** What a lasting change may change. */
public enum Quantity {
  /** The HP of an enemy. */
  HP,
  /** The damage value of a monster. */
  DAMAGE,
  /** A strength attack on an enemy, once on the total (HOD-STRENGTH-10). */
  ATTACK,
  /** Each strength card of an attack on an enemy (HOD-STRENGTH-11). */
  CARD,
  /** How many monsters are visible (HOD-VISIBLE-04). */
  SIGHT;

  /** How many there are. */
  public static final int COUNT = values().length;
}
