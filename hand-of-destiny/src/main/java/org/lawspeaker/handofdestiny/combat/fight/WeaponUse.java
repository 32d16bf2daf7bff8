package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.UseWeapon;
import org.lawspeaker.handofdestiny.pack.Weapon;
import org.lawspeaker.handofdestiny.table.ActionStep;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Using the weapon: discarding it for its effect (HOD-WEAPON-02, -03, HOD-Q-40). */
public final class WeaponUse {
  private static final Citation DISCARDED = Citation.of("HOD-WEAPON-03");
  private static final Citation UPGRADE_DISCARDED = Citation.of("HOD-WEAPON-11");

  private WeaponUse() {}

  public static void propose(Table table, LegalMoves moves) {
    if (table.armory.ready()) {
      moves.propose(new UseWeapon());
    }
  }

  /** The weapon owned; called only if one is. */
  public static Weapon weapon(Table table) {
    return table.merchant().weapons().get(table.armory.line()).at(table.armory.upgraded());
  }

  private static Source source(Table table) {
    return new Source(Source.Kind.WEAPON, table.armory.line());
  }

  /** Whether its effect would change anything now. */
  public static boolean canAct(Table table) {
    return Program.canAct(table, source(table), weapon(table).effects());
  }

  /** Whether its effect attacks: a boss only if it says so (HOD-Q-58). */
  public static boolean attacks(Table table) {
    return Program.attacks(weapon(table).effects());
  }

  /** Whether the weapon may be used before the monster ability that is due. */
  public static boolean isOpen(Table table) {
    return table.settings.weaponBeforeAbilities() && table.armory.ready() && canAct(table);
  }

  /** Whether the step on top lets the weapon be used at this moment. */
  public static boolean isTimely(Table table) {
    return switch (table.uses()) {
      case NONE -> false;
      case PREVENTING -> table.settings.weaponBeforeAbilities();
      case EFFECTIVE -> true;
    };
  }

  /** Discards the weapon and sets its effects going. */
  public static void start(Table table) {
    Weapon weapon = weapon(table);
    table.armory = table.armory.withReady(false);
    if (table.tells()) {
      table.tell(
          table.armory.upgraded() ? UPGRADE_DISCARDED : DISCARDED,
          "weapon-used",
          weapon.name() + " is discarded for its effect",
          "weapon",
          weapon.name());
    }
    ActionStep step = (ActionStep) table.agenda.top();
    table.push(step.settle());
    Program.start(table, source(table), weapon.effects());
  }
}
