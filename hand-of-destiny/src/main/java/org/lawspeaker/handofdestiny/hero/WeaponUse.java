package org.lawspeaker.handofdestiny.hero;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.table.Weapon;

/** Using the weapon: discarding it for its effect (HOD-WEAPON-02, -03, HOD-Q-40). */
public final class WeaponUse {
  private static final Citation ANY_TIME = Citation.of("HOD-WEAPON-02");
  private static final Citation DISCARDED = Citation.of("HOD-WEAPON-03");
  private static final Citation UPGRADE_DISCARDED = Citation.of("HOD-WEAPON-11");
  private static final Citation NEXT_WAVE = Citation.of("HOD-WEAPON-01");
  private static final Citation TIMING = Citation.of("HOD-Q-40");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");
  private static final Citation ON_BOSS = Citation.of("HOD-Q-58");

  private WeaponUse() {}

  /** Adds what forbids using the weapon at this moment. */
  static void judge(Table table, Moment moment, Faults faults) {
    if (moment == Moment.BEFORE_ABILITY && !table.settings.weaponBeforeAbilities()) {
      table.notNow(faults, TIMING);
    }
    if (!table.armory.isOwned()) {
      faults.add(NEXT_WAVE, "no-weapon");
    } else if (!table.armory.ready()) {
      faults.add(DISCARDED, "used-already");
    } else if (faults.none() && !canAct(table)) {
      boolean sparesBoss = attacksBoss(table) && !Effect.anyAttacksBoss(weapon(table).effects());
      faults.add(sparesBoss ? ON_BOSS : NO_EFFECT, "no-effect");
    }
  }

  static ImmutableList<Citation> allows(Table table) {
    return table.progress.phase() == Phase.BOSS
        ? ImmutableList.of(ON_BOSS, TIMING, ANY_TIME)
        : ImmutableList.of(TIMING, ANY_TIME);
  }

  /** The weapon owned; called only if one is. */
  private static Weapon weapon(Table table) {
    return table.merchant().weapons().get(line(table)).at(table.armory.upgraded());
  }

  private static int line(Table table) {
    return table.armory.line().orElseThrow();
  }

  private static Source source(Table table) {
    return new Source(Source.Kind.WEAPON, line(table));
  }

  /** Whether its effect would change anything now. */
  private static boolean canAct(Table table) {
    return Effect.anyCanAct(table, source(table), weapon(table).effects());
  }

  /** Whether its effect attacks a boss, which it may only if it says so (HOD-Q-58). */
  private static boolean attacksBoss(Table table) {
    return table.progress.phase() == Phase.BOSS && Effect.anyAttacks(weapon(table).effects());
  }

  /** Whether the weapon may be used before the monster ability that is due. */
  public static boolean isOpen(Table table) {
    return table.settings.weaponBeforeAbilities() && table.armory.ready() && canAct(table);
  }

  /** Discards the weapon and sets its effects going. */
  static void start(Table table, HandFrame after) {
    Weapon weapon = weapon(table);
    table.armory = table.armory.withReady(false);
    if (table.isTelling()) {
      table.tell(
          table.armory.upgraded() ? UPGRADE_DISCARDED : DISCARDED,
          "weapon-used",
          weapon.name() + " is discarded for its effect",
          "weapon",
          weapon.name());
    }
    table.push(after);
    Program.start(table, source(table), weapon.effects());
  }
}
