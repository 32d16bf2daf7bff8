package org.lawspeaker.handofdestiny.table;

/** What a lasting change may change. */
public enum Quantity {
  /** The HP of an enemy. */
  HP(0),
  /** The damage value of a monster. */
  DAMAGE(1),
  /** A strength attack on an enemy, once on the total (HOD-STRENGTH-10). */
  ATTACK(2),
  /** Each strength card of an attack on an enemy (HOD-STRENGTH-11). */
  CARD(3),
  /** How many monsters are visible (HOD-VISIBLE-04). */
  SIGHT(4);

  /** How many there are. */
  public static final int COUNT = values().length;

  private final int number;

  Quantity(int number) {
    this.number = number;
  }

  /** Its place in an array of all, from 0. */
  public int number() {
    return number;
  }
}
