package org.lawspeaker.handofdestiny.table;

/**
 * Where an effect comes from.
 *
 * @param kind what sort of thing
 * @param index which: ability, face, weapon line, potion, or 0
 */
public record Source(Kind kind, int index) {
  /** The sorts of things that have effects. */
  public enum Kind {
    HERO,
    MONSTER,
    WEAPON,
    POTION,
    BOSS,
    PENALTY
  }

  public static Source hero(int ability) {
    return new Source(Kind.HERO, ability);
  }

  public static Source monster(int face) {
    return new Source(Kind.MONSTER, face);
  }
}
