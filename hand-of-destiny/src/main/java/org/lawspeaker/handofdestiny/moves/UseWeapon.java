package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.WeaponUse;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Table;

/** Discards the weapon for its effect. */
public record UseWeapon() implements HandMove {
  private static final Citation ANY_TIME = Citation.of("HOD-WEAPON-02");
  private static final Citation DISCARDED = Citation.of("HOD-WEAPON-03");
  private static final Citation NEXT_WAVE = Citation.of("HOD-WEAPON-01");
  private static final Citation TIMING = Citation.of("HOD-Q-40");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");
  private static final Citation ON_BOSS = Citation.of("HOD-Q-58");

  @Override
  public void judge(Table table, Faults faults) {
    if (!WeaponUse.isTimely(table)) {
      faults.notNow(table, TIMING);
    }
    if (!table.armory.isOwned()) {
      faults.add(NEXT_WAVE, "no-weapon");
    } else if (!table.armory.ready()) {
      faults.add(DISCARDED, "used-already");
    } else if (faults.none() && !WeaponUse.canAct(table)) {
      boolean onBoss = table.progress.phase() == Phase.BOSS && WeaponUse.attacks(table);
      faults.add(onBoss ? ON_BOSS : NO_EFFECT, "no-effect");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return table.progress.phase() == Phase.BOSS && WeaponUse.attacks(table)
        ? ImmutableList.of(ANY_TIME, TIMING, ON_BOSS)
        : ImmutableList.of(ANY_TIME, TIMING);
  }

  @Override
  public void make(Table table) {
    WeaponUse.start(table);
  }

  @Override
  public String text(Table table) {
    return "weapon";
  }
}
