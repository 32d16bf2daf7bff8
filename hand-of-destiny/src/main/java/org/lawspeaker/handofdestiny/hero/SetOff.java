package org.lawspeaker.handofdestiny.hero;

import java.util.Optional;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.HeroOccasion;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.handofdestiny.table.Table;

/** Stock abilities that taking a monster's damage sets off (HOD-RAGE-02, HOD-Q-78). */
public final class SetOff {
  private SetOff() {}

  /** The abilities that are set off, as bits: those that would change anything. */
  public static int byDamage(Table table) {
    int setOff = 0;
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      if (awaitsDamage(table, i)
          && Effect.anyCanAct(table, Source.hero(i), table.sheet.ability(i).effects())) {
        setOff |= 1 << i;
      }
    }
    return setOff;
  }

  /** Whether this ability is set off when a monster's damage is taken, and has not been yet. */
  static boolean awaitsDamage(Table table, int index) {
    HeroAbility ability = table.sheet.ability(index);
    return ability.on().equals(Optional.of(HeroOccasion.MONSTER_DAMAGE_TAKEN))
        && !table.hero.isExhausted(index)
        && !(ability.stock() == Stock.ONCE && (table.hero.once() & 1 << index) != 0);
  }
}
