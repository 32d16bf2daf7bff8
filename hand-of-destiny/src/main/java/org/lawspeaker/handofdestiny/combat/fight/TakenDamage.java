package org.lawspeaker.handofdestiny.combat.fight;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.effects.Departure;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.lasting.Quantity;
import org.lawspeaker.handofdestiny.pack.AbilityType;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.HeroOccasion;
import org.lawspeaker.handofdestiny.pack.MonsterAbility;
import org.lawspeaker.handofdestiny.pack.Stock;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The front monster's damage has been taken: it goes to the Underworld within the action, and stock
 * abilities set off by that are completed before anything else (HOD-TAKE-04, HOD-Q-78).
 *
 * @param face the monster
 * @param amount the damage taken, 0 or more
 */
public record TakenDamage(int face, int amount) implements HandFrame {
  private static final Citation TAKES = Citation.of("HOD-FIGHT-03");
  private static final Citation GOES = Citation.of("HOD-TAKE-04");
  private static final Citation NEXT = Citation.of("HOD-RAGE-04");
  private static final Citation BEFORE_FRONT = Citation.of("HOD-RAGE-05");

  /** Takes the damage of the front monster, by its current damage value (HOD-Q-41). */
  public static void start(Table table) {
    int amount = Numbers.damage(table, 0);
    int face = table.row.at(0);
    if (table.tells()) {
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
  public boolean owes(Table table) {
    return false;
  }

  @Override
  public void run(Table table) {
    table.pop();
    Departure.toUnderworld(table, table.row.positionOf(face), GOES, "damage-taken");
    if (amount == 0) {
      return; // nothing was taken, so nothing is set off (HOD-Q-49)
    }
    int setOff = 0;
    for (int i = 0; i < HeroCard.ABILITIES; i++) {
      if (isSetOff(table, i)) {
        setOff |= 1 << i;
      }
    }
    if (setOff != 0) {
      tellNext(table);
      table.push(new StockOrder(setOff));
    }
  }

  private static void tellNext(Table table) {
    if (!table.tells()) {
      return;
    }
    String next = table.nameOf(table.row.at(0));
    table.tell(NEXT, "new-front", next + " is the front monster now", "monster", next);
    MonsterAbility ability = table.cards.ability(table.row.at(0));
    if (ability != null && ability.type() == AbilityType.FRONT) {
      table.tell(BEFORE_FRONT, "waits", "the Front ability of " + next + " waits", "monster", next);
    }
  }

  /** Whether this ability is set off when a monster's damage is taken, and has not been yet. */
  public static boolean awaitsDamage(Table table, int index) {
    HeroAbility ability = table.sheet.ability(index);
    return ability.on().equals(Optional.of(HeroOccasion.MONSTER_DAMAGE_TAKEN))
        && !table.hero.isExhausted(index)
        && !(ability.stock() == Stock.ONCE && (table.hero.once() & 1 << index) != 0);
  }

  private static boolean isSetOff(Table table, int index) {
    HeroAbility ability = table.sheet.ability(index);
    return awaitsDamage(table, index)
        && Program.canAct(table, Source.hero(index), ability.effects());
  }
}
