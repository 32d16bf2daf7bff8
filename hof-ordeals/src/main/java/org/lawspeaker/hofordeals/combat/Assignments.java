package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.Sets;
import java.util.EnumSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.hofordeals.moves.Divide;
import org.lawspeaker.hofordeals.moves.Strike;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;

/** What forbids assigning something to an enemy, and what it does (HOF-SKILL-04). */
public final class Assignments {
  private static final Citation ENEMY = Citation.of("HOF-ASSIGN-01");
  private static final Citation ONE_ENEMY = Citation.of("HOF-ASSIGN-03");
  private static final Citation ONCE = Citation.of("HOF-ASSIGN-04");
  private static final Citation BOSS = Citation.of("HOF-ASSIGN-05");
  private static final Citation BOSS_LAST = Citation.of("HOF-BOSS-04");
  private static final Citation ALL_FIRST = Citation.of("HOF-BOSS-05");
  private static final Citation WEAPON_ONCE = Citation.of("HOF-ASSIGN-06");
  private static final Citation WEAPON_POWER = Citation.of("HOF-WEAPON-08");
  private static final Citation EQUIPMENT = Citation.of("HOF-ASSIGN-02");
  private static final Citation NO_POWER = Citation.of("HOF-PROTECT-05");
  private static final Citation TOO_LITTLE = Citation.of("HOF-Q-29");
  private static final Citation TOO_FEW = Citation.of("HOF-PROTECT-03");
  private static final Citation PARTS = Citation.of("HOF-Q-122");
  private static final Citation DIVIDE = Citation.of("HOF-CARD-31");

  private Assignments() {}

  static void judge(Table table, Assign assign, Faults faults) {
    Bound bound = table.hero(assign.by()).bound(assign.source());
    if (bound == null) {
      unbound(table, table.hero(assign.by()), assign.source(), faults);
    } else if (!bound.parts().isEmpty()) {
      faults.add(ONE_ENEMY, "divided");
    } else {
      Left others = Sources.others(table, assign.by(), assign.enemy(), bound.id(), null);
      judge(table, assign.enemy(), bound.power(), acts(table, bound), others, true, null, faults);
    }
  }

  /** A card that is not bound was assigned before, or never lay at the weapon in this combat. */
  private static void unbound(Table table, Hero hero, int source, Faults faults) {
    int card = source - hero.firstUnbound();
    if (card < 0 || hero.played().count(card) > 0 || table.fight().isAssigned(card)) {
      faults.add(ONCE, "not-bound");
    }
    faults.add(ENEMY, "not-bound");
  }

  static void judge(Table table, Divide divide, Faults faults) {
    Bound bound = table.hero(divide.by()).bound(divide.source());
    if (!table.changes(divide.by()).has(DividePower.class)) {
      faults.add(ONE_ENEMY, "not-divisible");
    } else if (bound == null) {
      unbound(table, table.hero(divide.by()), divide.source(), faults);
    } else if (divide.power() < 1 || divide.power() > bound.power()) {
      faults.add(divide.power() < 1 ? PARTS : DIVIDE, "power", "has", bound.power());
    } else {
      boolean isCard = !table.settings.partIsNoCard();
      Enemy enemy = table.fight().enemy(divide.enemy());
      // What is left of a card that this enemy ignores does not help against it (HOF-Q-122).
      boolean isLost = isCard && enemy != null && isIgnored(table, enemy, divide.power(), bound);
      Left others =
          Sources.others(table, divide.by(), divide.enemy(), bound.id(), null)
              .with(isLost ? 0 : bound.power() - divide.power(), !isCard);
      boolean acts = acts(table, bound);
      judge(table, divide.enemy(), divide.power(), acts, others, isCard, bound, faults);
    }
  }

  static void judge(Table table, Strike strike, Faults faults) {
    Seat seat = strike.by();
    if (strike.slot() == Slot.WEAPON && table.fight().struck()) {
      faults.add(WEAPON_ONCE, "weapon-used");
      faults.add(WEAPON_POWER, "weapon-used");
    } else if (table.fight().spent().contains(strike.slot())) {
      faults.add(ONCE, "assigned-before", "slot", strike.slot().says());
    } else if (!Sources.has(table, seat, strike.slot())) {
      faults.add(EQUIPMENT, "not-assignable", "slot", strike.slot().says());
    } else {
      Left others = Sources.others(table, seat, strike.enemy(), 0, strike.slot());
      int power = Sources.power(table, seat, strike.slot());
      boolean isCard = isCard(table, seat, strike.slot());
      judge(table, strike.enemy(), power, false, others, isCard, null, faults);
    }
  }

  public static boolean isCard(Table table, Seat seat, Slot slot) {
    return slot != Slot.WEAPON || Sources.isCard(table, seat);
  }

  private static void judge(
      Table table,
      int id,
      int power,
      boolean acts,
      Left others,
      boolean isCard,
      @Nullable Bound divided,
      Faults faults) {
    Enemy enemy = table.fight().enemy(id);
    if (enemy == null) {
      faults.add(ENEMY, "no-such-enemy");
      return;
    }
    if (Foes.isBoss(table, enemy) && !Foes.areMinionsCovered(table)) {
      faults.add(BOSS, "minions-first");
      faults.add(BOSS_LAST, "minions-first");
      if (Foes.isAnyMinionCovered(table)) {
        faults.add(ALL_FIRST, "minions-first");
      }
    }
    Enemy open = Foes.open(table);
    if (open != null && open.id() != id) {
      faults.add(TOO_LITTLE, "another-is-open", "enemy", table.cards.name(open.card()));
    }
    int protection = Foes.protection(table, enemy);
    if (power == 0 && protection > 0) {
      faults.add(NO_POWER, "no-power");
    }
    boolean ignored = isCard && isIgnored(table, enemy, power, divided);
    boolean isAnother = ignored && !isPartly(divided, enemy);
    int counted = enemy.counted() + (ignored ? 0 : power);
    int left = Math.max(0, protection - enemy.ignored() - (isAnother ? 1 : 0));
    int missing = Foes.needed(table, enemy) - counted;
    boolean enough = acts || enemy.suffices() || missing <= 0;
    if (!enough && !others.canDefeat(missing, left)) {
      faults.add(TOO_LITTLE, "too-little", "missing", missing);
      if (protection > 0 && counted == 0 && !others.isSure() && others.withPower() <= left) {
        faults.add(TOO_FEW, "too-few-cards", "protection", protection);
      }
    }
  }

  /**
   * Whether all that can be assigned is too little for an enemy, if no card does more than its
   * Power says (HOF-Q-29).
   */
  public static boolean isOutOfReach(Table table, Seat seat, Enemy enemy) {
    boolean acts = table.hero(seat).bound().stream().anyMatch(bound -> acts(table, bound));
    int missing = Foes.needed(table, enemy) - enemy.counted();
    int left = Math.max(0, Foes.protection(table, enemy) - enemy.ignored());
    return !acts
        && !enemy.suffices()
        && missing > 0
        && !Sources.others(table, seat, enemy.id(), 0, null).canDefeat(missing, left);
  }

  /**
   * Whether assigning this card does something of its own (HOF-PLAY-11). It is assigned once: with
   * its first part, if it is divided (HOF-ASSIGN-04, HOF-CARD-31).
   */
  public static boolean acts(Table table, Bound bound) {
    return bound.parts().isEmpty() && table.cards.works(bound.card(), Moment.ASSIGNED);
  }

  /**
   * Whether Protection ignores so much Power (HOF-PROTECT-01). All parts of a divided card are one
   * card to an enemy: they are ignored together, or count together (HOF-Q-122).
   */
  public static boolean isIgnored(Table table, Enemy enemy, int power, @Nullable Bound divided) {
    if (divided != null && divided.isPartlyAt(enemy.id())) {
      return divided.isIgnoredBy(enemy.id());
    }
    return power > 0 && enemy.ignored() < Foes.protection(table, enemy);
  }

  private static boolean isPartly(@Nullable Bound divided, Enemy enemy) {
    return divided != null && divided.isPartlyAt(enemy.id());
  }

  /** A bound card comes to an enemy; the others stay bound (HOF-CLEAN-04). */
  static void land(Table table, Seat seat, int source, int id) {
    Hero hero = table.hero(seat);
    Bound bound = hero.bound(source);
    Enemy enemy = table.fight().enemy(id);
    if (bound == null) {
      return;
    }
    if (enemy == null) { // it is used up all the same (HOF-ASSIGN-04, HOF-CLEAN-02)
      table.set(seat, hero.unbinding(source).withPlayed(hero.played().with(bound.card())));
      return;
    }
    boolean acts = acts(table, bound);
    Enemy hit = enemy.receiving(bound.power(), !isIgnored(table, enemy, bound.power(), null));
    table.set(seat, hero.unbinding(source));
    table.fight =
        table
            .fight()
            .changing(
                hit.withAssigned(hit.assigned().withLast(bound.card()))
                    .withSuffices(hit.suffices() || acts));
    tell(table, seat, table.cards.name(bound.card()), enemy, bound.power());
  }

  /** A part of the Power of a bound card comes to an enemy. */
  static void divide(Table table, Seat seat, Divide divide) {
    Hero hero = table.hero(seat);
    Bound bound = Objects.requireNonNull(hero.bound(divide.source()));
    Enemy enemy = Objects.requireNonNull(table.fight().enemy(divide.enemy()));
    boolean isCard = !table.settings.partIsNoCard();
    boolean ignored = isCard && isIgnored(table, enemy, divide.power(), bound);
    if (!ignored || !isPartly(bound, enemy)) {
      Enemy hit = enemy.receiving(divide.power(), !ignored);
      boolean suffices = hit.suffices() || acts(table, bound);
      table.fight = table.fight().changing(hit.withSuffices(suffices));
    }
    table.set(seat, hero.changing(bound.divided(divide.power(), enemy.id(), ignored)));
    tell(table, seat, "a part of " + table.cards.name(bound.card()), enemy, divide.power());
  }

  /** Equipment is assigned; it stays where it is (HOF-CLEAN-02). */
  static void strike(Table table, Seat seat, Strike strike) {
    Enemy enemy = Objects.requireNonNull(table.fight().enemy(strike.enemy()));
    int power = Sources.power(table, seat, strike.slot());
    boolean isCard = isCard(table, seat, strike.slot());
    Enemy hit = enemy.receiving(power, !isCard || !isIgnored(table, enemy, power, null));
    Fight fight = table.fight().changing(hit);
    if (strike.slot() == Slot.WEAPON) {
      table.fight = fight.withStruck(true);
    } else {
      EnumSet<Slot> spent = EnumSet.of(strike.slot());
      spent.addAll(fight.spent());
      table.set(seat, table.hero(seat).uncharged(strike.slot())); // HOF-Q-123
      table.fight = fight.withSpent(Sets.immutableEnumSet(spent));
    }
    tell(table, seat, named(table, seat, strike.slot()), enemy, power);
  }

  /** What is assigned: the weapon, be it a card or not, or a card by its name. */
  private static String named(Table table, Seat seat, Slot slot) {
    return slot == Slot.WEAPON
        ? "the weapon"
        : table.cards.name(Objects.requireNonNull(table.hero(seat).gear().get(slot)));
  }

  private static void tell(Table table, Seat seat, String what, Enemy enemy, int power) {
    if (table.isTelling()) {
      String name = table.cards.name(enemy.card());
      table.tell(
          ENEMY,
          "assigned",
          seat + " assigns " + what + " (" + power + " Power) to " + name,
          "seat",
          Table.number(seat),
          "enemy",
          name,
          "power",
          String.valueOf(power));
    }
  }
}
