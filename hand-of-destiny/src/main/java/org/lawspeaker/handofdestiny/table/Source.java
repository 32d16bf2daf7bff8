package org.lawspeaker.handofdestiny.table;

import org.lawspeaker.handofdestiny.state.HeroMarks;

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

  private static final Source[] ABILITIES = new Source[HeroMarks.ABILITIES];

  static {
    for (int ability = 0; ability < HeroMarks.ABILITIES; ability++) {
      ABILITIES[ability] = new Source(Kind.HERO, ability);
    }
  }

  /** A hero ability, without making a new object: asked for in every legal-move list. */
  public static Source hero(int ability) {
    return ABILITIES[ability];
  }

  public static Source monster(int face) {
    return new Source(Kind.MONSTER, face);
  }
}
