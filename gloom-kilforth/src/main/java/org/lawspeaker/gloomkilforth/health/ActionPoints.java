package org.lawspeaker.gloomkilforth.health;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Table;

/** Action Points gained, spent and lost. */
public final class ActionPoints {
  private ActionPoints() {}

  /** Whether a hero can pay for an Action of this type (GOK-TURN-06, GOK-Q-33). */
  public static boolean has(Hero hero, Optional<ActionType> type) {
    return hero.ap() > 0 || hasTyped(hero, type);
  }

  /** An Action of no type takes AP without a type alone (GOK-TERM-01, GOK-Q-105). */
  private static boolean hasTyped(Hero hero, Optional<ActionType> type) {
    return type.isPresent() && hero.moves().containsKey(type.get());
  }

  /** An Action costs 1 AP (GOK-ACTION-01): one of its type first, which pays for nothing else. */
  public static void spend(Table table, Seat seat, Optional<ActionType> type) {
    Hero hero = table.hero(seat);
    table.set(
        seat,
        hasTyped(hero, type)
            ? hero.withMoves(less(hero.moves(), type.orElseThrow()))
            : hero.withAp(hero.ap() - 1));
  }

  /**
   * So many AP are gone, of any type, as far as there are any (GOK-HP-03). Where that leaves a
   * choice, the hero is asked, also without HP in a Skirmish: it may be saved yet (GOK-Q-93). A
   * defeat at once takes the question with it.
   *
   * @param why the clause by which they are gone
   */
  public static void lose(Table table, Seat seat, int amount, Citation why) {
    losing(table, seat, amount, why).ifPresent(table::push);
  }

  /** The same, but what the hero is asked is still to be pushed. */
  static Optional<LosingAp> losing(Table table, Seat seat, int amount, Citation why) {
    Hero hero = table.hero(seat);
    if (kinds(hero) > 1 && amount > 0 && amount < hero.allAp()) {
      return Optional.of(new LosingAp(seat, amount, why));
    }
    take(table, seat, amount, why);
    return Optional.empty();
  }

  /** So many AP are gone, those without a type first. */
  static void take(Table table, Seat seat, int amount, Citation why) {
    Hero hero = table.hero(seat);
    int plain = Math.min(amount, hero.ap());
    Hero less = hero.withAp(hero.ap() - plain);
    for (int left = amount - plain; left > 0 && !less.moves().isEmpty(); left--) {
      less = less.withMoves(less(less.moves(), less.moves().keySet().iterator().next()));
    }
    table.set(seat, less);
    tell(table, seat, hero.allAp() - less.allAp(), why);
  }

  /** How many kinds of AP a hero has: without a type, and of each type. */
  static int kinds(Hero hero) {
    return (hero.ap() > 0 ? 1 : 0) + hero.moves().size();
  }

  /** What a kind of AP is for: first those without a type. */
  public static String kind(Hero hero, int kind) {
    int typed = kind - (hero.ap() > 0 ? 1 : 0);
    return typed < 0 ? "any Action" : hero.moves().keySet().asList().get(typed).says();
  }

  /** One AP of this kind is gone. */
  static void takeOne(Table table, Seat seat, int kind, Citation why) {
    Hero hero = table.hero(seat);
    int typed = kind - (hero.ap() > 0 ? 1 : 0);
    table.set(
        seat,
        typed < 0
            ? hero.withAp(hero.ap() - 1)
            : hero.withMoves(less(hero.moves(), hero.moves().keySet().asList().get(typed))));
    tell(table, seat, 1, why);
  }

  private static void tell(Table table, Seat seat, int lost, Citation why) {
    if (table.isTelling() && lost > 0) {
      table.tell(why, "lost", seat + " loses " + lost + " AP", "seat", Table.number(seat));
    }
  }

  private static ImmutableMap<ActionType, Integer> less(
      ImmutableMap<ActionType, Integer> all, ActionType type) {
    ImmutableMap.Builder<ActionType, Integer> rest = ImmutableMap.builder();
    all.forEach(
        (each, count) -> {
          int left = each == type ? count - 1 : count;
          if (left > 0) {
            rest.put(each, left);
          }
        });
    return rest.buildOrThrow();
  }
}
