package org.lawspeaker.handofdestiny.combat.fight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.effects.Departure;
import org.lawspeaker.handofdestiny.effects.Wounds;
import org.lawspeaker.handofdestiny.state.Enemy;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.HeroClass;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.Table;

/** What a strength attack is worth, and making it (HOD-STRENGTH-01 to -11). */
public final class StrengthAttack {
  private static final Citation ONE_ENEMY = Citation.of("HOD-STRENGTH-05");
  private static final Citation MELEE = Citation.of("HOD-HERO-04");
  private static final Citation RANGED = Citation.of("HOD-HERO-05");
  private static final Citation NO_TARGET = Citation.of("HOD-Q-82");
  private static final Citation SHORTFALL = Citation.of("HOD-Q-35");
  private static final ImmutableList<String> POSITIONS =
      ImmutableList.of("front", "second", "third");
  private static final Citation SPENT = Citation.of("HOD-STRENGTH-03");
  private static final Citation SPENT_ON_CRITICAL = Citation.of("HOD-CRIT-11");
  private static final Citation TOTAL = Citation.of("HOD-STRENGTH-06");
  private static final Citation REACHES = Citation.of("HOD-STRENGTH-01");
  private static final Citation ON_TOTAL = Citation.of("HOD-STRENGTH-10");
  private static final Citation ON_EACH = Citation.of("HOD-STRENGTH-11");
  private static final Citation STAYS_BARRED = Citation.of("HOD-ACCUM-04");

  private StrengthAttack() {}

  /** Adds what forbids attacking the monster in this position. */
  static void judge(Table table, Enemy on, Faults faults) {
    int at = on.place();
    if (at > 0 && table.heroCard().heroClass() == HeroClass.MELEE) {
      faults.add(MELEE, "out-of-range", "target", "attack " + POSITIONS.get(at));
    } else if (at > 1) {
      faults.add(RANGED, "out-of-range", "target", "attack " + POSITIONS.get(at));
    } else if (at > 0) {
      table.weigh(MELEE, "the hero is ranged, and not bound to the front monster");
    }
    if (!table.row.isSeen(at)) {
      faults.add(NO_TARGET, "no-target", "target", "attack " + POSITIONS.get(at));
    } else if (faults.none() && !Assembling.canSuffice(table, at, 0)) {
      faults.add(SHORTFALL, "falls-short", "needed", Numbers.remaining(table, at));
    }
    if (table.strength.isEmpty()) {
      faults.add(ONE_ENEMY, "no-strength-cards");
    }
  }

  /** The clauses that allow attacking a monster. */
  static ImmutableList<Citation> allows(Table table) {
    boolean melee = table.heroCard().heroClass() == HeroClass.MELEE;
    return ImmutableList.of(melee ? MELEE : RANGED, ONE_ENEMY);
  }

  /** The value of an attack with these slotted cards (bits by face) on this enemy, at least 0. */
  public static int value(Table table, int at, long cards) {
    Pile slotted = table.strength;
    takeOut(table, cards);
    int perCard = Numbers.cardChange(table, at);
    int total = 0;
    for (long left = cards; left != 0; left &= left - 1) {
      int face = Long.numberOfTrailingZeros(left);
      int printed = table.monster(face).hp();
      boolean doubled = (table.preparation.doubled() & 1 << Faces.cardOf(face)) != 0;
      total += Math.max(0, (doubled ? 2 * printed : printed) + perCard);
    }
    total += table.preparation.boost() + Numbers.attackChange(table, at);
    table.strength = slotted;
    return Math.max(0, total);
  }

  /** What the enemy has left when these cards strike it: they have left their slots (HOD-Q-87). */
  public static int remaining(Table table, int at, long cards) {
    Pile slotted = table.strength;
    takeOut(table, cards);
    int remaining = remaining(table, at);
    table.strength = slotted;
    return remaining;
  }

  /** What the enemy has left when these cards have left their slots in either reading. */
  public static int remainingAfter(Table table, int at, long cards) {
    Pile slotted = table.strength;
    table.strength = without(slotted, cards);
    int remaining = remaining(table, at);
    table.strength = slotted;
    return remaining;
  }

  private static int remaining(Table table, int at) {
    return at == Place.BOSS
        ? Numbers.bossHp(table) - table.boss.damage()
        : Numbers.remaining(table, at);
  }

  /** Tells what changes the HP of the monster once these cards have left their slots. */
  static void tellHp(Table table, int position, long cards) {
    Pile slotted = table.strength;
    takeOut(table, cards);
    Numbers.tellChanges(table, position, Quantity.HP);
    table.strength = slotted;
  }

  private static void takeOut(Table table, long cards) {
    if (!table.settings.attackersCount()) {
      table.strength = without(table.strength, cards);
    }
  }

  private static Pile without(Pile slotted, long cards) {
    Pile rest = slotted;
    for (long left = cards; left != 0; left &= left - 1) {
      rest = rest.withoutCard(Long.numberOfTrailingZeros(left));
    }
    return rest;
  }

  /** The cards of an attack leave their slots, foremost first (HOD-Q-12). */
  private static void spend(Table table, long cards, Citation why) {
    Pile slotted = table.strength;
    for (int i = 0; i < slotted.size(); i++) {
      if ((cards & Faces.bit(slotted.get(i))) != 0) {
        Departure.spend(table, slotted.get(i), why, "strength-used");
      }
    }
    table.preparation = table.preparation.withBoost(0);
  }

  /** The cards pay the strength cost of a critical hit (HOD-CRIT-11). */
  public static void pay(Table table, long cards) {
    spend(table, cards, SPENT_ON_CRITICAL);
  }

  /** Makes an attack on a monster: cards first, then the value, then the blow (HOD-Q-87). */
  static void make(Table table, int at, long cards) {
    int value = begin(table, at, cards);
    hit(table, at, value);
    end(table, cards);
  }

  /** Begins an attack up to its blow; gives what it is worth. */
  public static int begin(Table table, int at, long cards) {
    int value = value(table, at, cards);
    if (!table.settings.attackersCount()) {
      spend(table, cards, SPENT);
    }
    if (table.isTelling()) {
      tell(table, at, value);
    }
    return value;
  }

  /** Ends an attack whose blow has landed. */
  public static void end(Table table, long cards) {
    if (table.settings.attackersCount()) {
      spend(table, cards, SPENT);
    }
  }

  private static void tell(Table table, int at, int value) {
    tellChange(table, ON_EACH, "cards-changed", "strength card", Numbers.cardChange(table, at));
    tellChange(table, ON_TOTAL, "attack-changed", "attack", Numbers.attackChange(table, at));
    String whom = at == Place.BOSS ? table.bossName() : table.nameOf(table.row.at(at));
    table.tell(
        TOTAL,
        "strength-attack",
        "a strength attack of " + value + " on " + whom,
        "value",
        "" + value,
        "enemy",
        whom);
  }

  private static void tellChange(Table table, Citation why, String kind, String of, int amount) {
    if (amount != 0) {
      table.tell(why, kind, String.format("%+d for each %s", amount, of), "amount", "" + amount);
    }
  }

  private static void hit(Table table, int position, int value) {
    int face = table.row.at(position);
    if (value > 0) {
      Wounds.add(table, face, value);
      table.memory = table.memory.withStruck(table.memory.struck() | Faces.bit(face));
    }
    Wounds.tell(table, face, value, REACHES);
    if (Numbers.remaining(table, position) <= 0) {
      table.memory = table.memory.withBeaten(table.memory.beaten() | Faces.bit(face));
      if ((table.memory.barred() & Faces.bit(face)) != 0) {
        table.tell(
            STAYS_BARRED,
            "stays-barred",
            "a strength attack finishes " + table.nameOf(face) + ", but it is not slotted",
            "monster",
            table.nameOf(face));
      }
    }
    Waiting.attacked(table, face);
  }
}
