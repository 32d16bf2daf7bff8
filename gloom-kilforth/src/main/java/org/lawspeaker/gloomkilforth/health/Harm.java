package org.lawspeaker.gloomkilforth.health;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** Health Points lost and gained (GOK-TOKEN-06). */
public final class Harm {
  private static final Citation AP = Citation.of("GOK-ACTION-05");

  private Harm() {}

  /**
   * A hero loses HP, and 1 AP for each (GOK-ACTION-05). Who loses the last HP is defeated at once
   * (GOK-HP-05, GOK-Q-10).
   */
  public static void lose(Table table, Seat seat, int amount, Citation why) {
    lose(table, ImmutableList.of(seat), ImmutableList.of(amount), why);
  }

  /** A hero pays HP: no card makes them fewer, or nothing would be paid (GOK-REQ-05). */
  public static void pay(Table table, Seat seat, int amount, Citation why) {
    settle(table, takeAll(table, ImmutableList.of(seat), ImmutableList.of(amount), why));
  }

  /** Several heroes lose HP together (GOK-Q-100). */
  public static void lose(
      Table table, ImmutableList<Seat> seats, ImmutableList<Integer> amounts, Citation why) {
    settle(table, take(table, seats, amounts, why));
  }

  private static void settle(Table table, ImmutableList<Seat> all) {
    table.fire(Lists.where(all, seat -> table.hero(seat).hp() > 0), Moment.HP_LOST);
    ImmutableList<Seat> down = Lists.where(all, seat -> table.hero(seat).hp() == 0);
    if (!down.isEmpty()) {
      table.push(new Defeats(down, false));
    }
  }

  /**
   * Heroes lose HP as in a Skirmish, where defeat waits for its check (GOK-BATTLE-06). They are
   * asked in this order which AP go with them.
   *
   * @return those that have lost any
   */
  public static ImmutableList<Seat> take(
      Table table, ImmutableList<Seat> seats, ImmutableList<Integer> amounts, Citation why) {
    ImmutableList.Builder<Integer> lessened = ImmutableList.builder();
    for (int i = 0; i < seats.size(); i++) {
      lessened.add(amounts.get(i) - spared(table, seats.get(i)));
    }
    return takeAll(table, seats, lessened.build(), why);
  }

  /** By how much each loss of HP of a hero is less. */
  public static int spared(Table table, Seat seat) {
    return table.changes(seat).sum(LessHarm.class, (source, each) -> each.amount());
  }

  private static ImmutableList<Seat> takeAll(
      Table table, ImmutableList<Seat> seats, ImmutableList<Integer> amounts, Citation why) {
    ImmutableList.Builder<Seat> hurt = ImmutableList.builder();
    ImmutableList.Builder<LosingAp> asked = ImmutableList.builder();
    for (int i = 0; i < seats.size(); i++) {
      int lost = take(table, seats.get(i), amounts.get(i), why);
      if (lost > 0) {
        hurt.add(seats.get(i));
        ActionPoints.losing(table, seats.get(i), lost, AP).ifPresent(asked::add);
      }
    }
    asked.build().reverse().forEach(table::push);
    return hurt.build();
  }

  /** How many HP a hero loses: nobody loses more than there are (GOK-HP-04). */
  private static int take(Table table, Seat seat, int amount, Citation why) {
    Hero hero = table.hero(seat);
    int lost = hero.isThere() ? Math.min(amount, hero.hp()) : 0;
    if (lost <= 0) {
      return 0;
    }
    table.set(seat, hero.withHp(hero.hp() - lost));
    if (table.isTelling()) {
      String amountLost = String.valueOf(lost);
      table.tell(
          why,
          "lost-hp",
          seat + " loses " + lost + " HP",
          "seat",
          Table.number(seat),
          "amount",
          amountLost);
    }
    return lost;
  }

  /** A hero gains HP up to its maximum health (GOK-HP-01, GOK-TERM-09), and no AP (GOK-Q-34). */
  public static void heal(Table table, Seat seat, int amount, Citation why) {
    Hero hero = table.hero(seat);
    int gained = Math.min(amount, hero.maxHealth() - hero.hp());
    if (gained <= 0 || !hero.isThere()) {
      return;
    }
    table.set(seat, hero.withHp(hero.hp() + gained));
    if (table.isTelling()) {
      String amountGained = String.valueOf(gained);
      table.tell(
          why,
          "gained-hp",
          seat + " gains " + gained + " HP",
          "seat",
          Table.number(seat),
          "amount",
          amountGained);
    }
  }
}
