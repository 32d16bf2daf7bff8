package org.lawspeaker.handofdestiny.table;

import org.lawspeaker.handofdestiny.state.HeroMarks;

/** A hero laid out for play: the abilities by number, and which of them apply by themselves. */
public final class HeroSheet {
  private final HeroAbility[] abilities = new HeroAbility[HeroMarks.ABILITIES];
  private final int[] changing = new int[Quantity.COUNT];
  private final int used;
  private final int lookingAtPayment;
  private final int healing;

  HeroSheet(HeroCard hero) {
    int usedBits = 0;
    int lookingBits = 0;
    int healingBits = 0;
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      abilities[i] = hero.ability(i);
      for (Lasting change : abilities[i].lasting()) {
        changing[change.changes().number()] |= 1 << i;
      }
      usedBits |= abilities[i].isUsed() ? 1 << i : 0;
      lookingBits |= Effect.anyLooksAtPayment(abilities[i].effects()) ? 1 << i : 0;
      healingBits |= abilities[i].effects().stream().anyMatch(Effect::heals) ? 1 << i : 0;
    }
    used = usedBits;
    healing = healingBits;
    // To exhaust what shows the third monster takes it out of view before anything is done to it.
    boolean shows = changing[Quantity.SIGHT.number()] != 0;
    lookingAtPayment = shows ? usedBits : lookingBits;
  }

  /** The ability of this number, see {@link HeroCard#ability}. */
  public HeroAbility ability(int index) {
    return abilities[index];
  }

  /**
   * Abilities that apply by themselves and may change this quantity, as bits: not those exhausted
   * (HOD-STOCK-03, HOD-Q-48).
   */
  public int changing(Quantity quantity, HeroMarks marks) {
    return changing[quantity.number()] & ~marks.exhausted();
  }

  /** Whether it matters for what this ability can do what pays for it. */
  public boolean looksAtPayment(int ability) {
    return (lookingAtPayment & 1 << ability) != 0;
  }

  /** Whether this ability heals, so that to use it by exhausting may cost nothing in the end. */
  public boolean heals(int ability) {
    return (healing & 1 << ability) != 0;
  }

  /** Abilities that may be used by choice, as bits: not those exhausted or used up. */
  public int usable(HeroMarks marks) {
    int usable = used & ~marks.exhausted();
    for (int rest = usable & marks.once(); rest != 0; rest &= rest - 1) {
      int index = Integer.numberOfTrailingZeros(rest);
      if (abilities[index].stock() == Stock.ONCE) {
        usable &= ~(1 << index);
      }
    }
    return usable;
  }
}
