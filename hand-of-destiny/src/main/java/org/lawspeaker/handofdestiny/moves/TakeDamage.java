package org.lawspeaker.handofdestiny.moves;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.fight.TakenDamage;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Takes a monster's damage instead of defeating it (HOD-TAKE-01); open to the front monster only.
 *
 * @param position whose, 0 for front
 */
public record TakeDamage(int position) implements HandMove {
  public static final TakeDamage OF_FRONT = new TakeDamage(0);

  private static final Citation INSTEAD = Citation.of("HOD-TAKE-01");
  private static final Citation FRONT_ONLY = Citation.of("HOD-TAKE-02");
  private static final Citation DAMAGE_VALUE = Citation.of("HOD-ANATOMY-01");
  private static final Citation UNDERWORLD = Citation.of("HOD-UNDER-03");
  private static final Citation FIGHT_STEP = Citation.of("HOD-Q-41");

  public TakeDamage {
    checkArgument(position >= 0 && position <= 2, "a position is 0 to 2, not %s", position);
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (position != 0) {
      faults.add(FRONT_ONLY, "not-in-front", "position", position + 1);
    }
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof FightStep)) {
      faults.notNow(table, FIGHT_STEP);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(INSTEAD, FRONT_ONLY, DAMAGE_VALUE, UNDERWORLD);
  }

  @Override
  public void make(Table table) {
    TakenDamage.start(table);
  }

  @Override
  public String text(Table table) {
    return switch (position) {
      case 0 -> "take front";
      case 1 -> "take second";
      default -> "take third";
    };
  }
}
