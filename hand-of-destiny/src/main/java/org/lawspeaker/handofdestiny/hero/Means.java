package org.lawspeaker.handofdestiny.hero;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.effects.FreeUses;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.effects.Repeats;
import org.lawspeaker.handofdestiny.moves.AbilityUse;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.UseWeapon;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The means that the hero has beside strength: abilities and the weapon. The steps in which they
 * may be used ask here.
 */
public final class Means {
  private Means() {}

  /** Proposes every use of an ability and of the weapon. */
  public static void propose(Table table, Moment moment, Proposals<HandMove> moves) {
    HeroAbilities.propose(table, moment, moves);
    if (table.armory.ready()) {
      moves.add(UseWeapon.MOVE);
    }
  }

  /** Adds what forbids this move; others than uses are not asked for. */
  public static void judge(Table table, Moment moment, HandMove move, Faults faults) {
    if (move instanceof AbilityUse use) {
      HeroAbilities.judge(table, moment, use, faults);
    } else if (move instanceof UseWeapon) {
      WeaponUse.judge(table, moment, faults);
    } else {
      faults.notAsked();
    }
  }

  public static ImmutableList<Citation> allows(Table table, Moment moment, HandMove move) {
    return move instanceof AbilityUse use
        ? HeroAbilities.allows(table, moment, use)
        : WeaponUse.allows(table);
  }

  /**
   * Carries out a use in a step that remembers free ones.
   *
   * @param after what follows every action of the step
   */
  public static void make(Table table, FreeUses step, HandFrame after, HandMove move) {
    if (move instanceof AbilityUse use && HeroAbilities.isFree(table, use)) {
      Repeats.start(table, step, after, () -> HeroAbilities.pay(table, use));
    } else {
      make(table, after, move);
    }
  }

  /** Carries out a use. */
  public static void make(Table table, HandFrame after, HandMove move) {
    if (move instanceof AbilityUse use) {
      Program program = HeroAbilities.pay(table, use);
      table.push(after);
      table.push(program);
    } else {
      WeaponUse.start(table, after);
    }
  }
}
