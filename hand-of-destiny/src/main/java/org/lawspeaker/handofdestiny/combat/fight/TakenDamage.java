package org.lawspeaker.handofdestiny.combat.fight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.effects.Departure;
import org.lawspeaker.handofdestiny.hero.Exhausting;
import org.lawspeaker.handofdestiny.hero.SetOff;
import org.lawspeaker.handofdestiny.hero.StockOrder;
import org.lawspeaker.handofdestiny.moves.TakeDamage;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Occasion;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The front monster's damage has been taken: it goes to the Underworld within the action, and stock
 * abilities set off by that are completed before anything else (HOD-TAKE-04, HOD-Q-78).
 *
 * @param face the monster
 * @param amount the damage taken, 0 or more
 */
public record TakenDamage(int face, int amount) implements HandFrame {
  /** The clauses that allow it. */
  static final ImmutableList<Citation> ALLOWS =
      ImmutableList.of(
          Citation.of("HOD-TAKE-01"),
          Citation.of("HOD-TAKE-02"),
          Citation.of("HOD-ANATOMY-01"),
          Citation.of("HOD-UNDER-03"));

  private static final Citation FRONT_ONLY = Citation.of("HOD-TAKE-02");
  private static final Citation TAKES = Citation.of("HOD-FIGHT-03");
  private static final Citation GOES = Citation.of("HOD-TAKE-04");
  private static final Citation NONE = Citation.of("HOD-Q-49");
  private static final Citation NEXT = Citation.of("HOD-RAGE-04");
  private static final Citation BEFORE_FRONT = Citation.of("HOD-RAGE-05");

  /** Adds what forbids taking damage in the fight step. */
  static void judge(TakeDamage move, Faults faults) {
    if (move.position() != 0) {
      faults.add(FRONT_ONLY, "not-in-front", "position", move.position() + 1);
    }
  }

  /** Takes the damage of the front monster, by its current damage value (HOD-Q-41). */
  static void start(Table table) {
    int amount = Numbers.damage(table, 0);
    int face = table.row.at(0);
    if (table.isTelling()) {
      table.tell(
          TAKES,
          "takes-damage",
          "the hero takes the " + amount + " damage of " + table.nameOf(face),
          "monster",
          table.nameOf(face),
          "amount",
          "" + amount);
    }
    Numbers.tellChanges(table, 0, Quantity.DAMAGE);
    table.push(Settle.afterAction());
    table.push(new TakenDamage(face, amount));
    if (amount > 0) {
      table.push(new Exhausting(amount));
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
    Departure.toUnderworld(table, table.row.positionOf(face), GOES, "damage-taken");
    if (amount == 0) {
      table.weigh(NONE, "no damage was taken, so that nothing is set off");
      return;
    }
    int setOff = SetOff.byDamage(table);
    if (setOff != 0) {
      tellNext(table);
      table.push(new StockOrder(setOff));
    }
  }

  private static void tellNext(Table table) {
    if (!table.isTelling() || table.row.size() == 0) {
      return;
    }
    String next = table.nameOf(table.row.at(0));
    table.tell(NEXT, "new-front", next + " is the front monster now", "monster", next);
    if (frontAbilityComesUp(table, table.row.at(0))) {
      table.tell(BEFORE_FRONT, "waits", "the Front ability of " + next + " waits", "monster", next);
    }
  }

  private static boolean frontAbilityComesUp(Table table, int front) {
    MonsterAbility ability = table.cards.ability(front);
    return ability != null
        && ability.type() == AbilityType.FRONT
        && Waiting.comesUp(table, ability, front, Occasion.APPEARS);
  }

  @Override
  public void check(StepCheck check) {
    check.inRow("/face", face);
    check.within("/amount", amount, 0, Progress.MOST);
  }
}
