package org.lawspeaker.gloomkilforth.ending;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Predicate;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.state.Ending;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** How a game ends. */
public final class Endings {
  private static final Citation WON = Citation.of("GOK-WIN-04");
  private static final Citation LOST = Citation.of("GOK-WIN-07");
  private static final Citation SLAYER = Citation.of("GOK-WIN-02");
  private static final Citation PYRRHIC = Citation.of("GOK-WIN-03");
  private static final Citation SHARED = Citation.of("GOK-Q-16");
  private static final Citation NOBODY = Citation.of("GOK-Q-14");

  private Endings() {}

  /** Whether the last Ancient is defeated (GOK-ASSAULT-10). */
  public static boolean isWon(Table table) {
    for (int i = 0; i < table.ancients.size(); i++) {
      if (!table.ancients.get(i).defeated()) {
        return false;
      }
    }
    return !table.ancients.isEmpty();
  }

  /** Whether no hero is left (GOK-Q-14). */
  public static boolean isLost(Table table) {
    for (int i = 0; i < table.heroes.size(); i++) {
      if (!table.heroes.get(i).eliminated()) {
        return false;
      }
    }
    return true;
  }

  /** The last Ancient is defeated: by this hero, or by all (GOK-WIN-06, GOK-ASSAULT-16). */
  public static void won(Table table, Seat by) {
    if (table.settings.format().isShared()) {
      end(table, seat -> true, "the last Ancient is defeated", WON);
    } else {
      end(table, by::equals, by + " has defeated the Ancient", SLAYER);
    }
  }

  /** All heroes are eliminated. */
  public static void lost(Table table) {
    end(table, seat -> false, "no hero is left", NOBODY);
  }

  /**
   * Time has run out (GOK-WIN-01): the most Victory Points win, or all lose (GOK-Q-18). Heroes that
   * are out of the game do not win, be their score the highest of all (GOK-ASSAULT-13).
   */
  public static void timeIsOut(Table table) {
    if (table.settings.format().isShared()) {
      end(table, seat -> false, "time has run out", LOST);
      return;
    }
    int most =
        table.heroes.stream()
            .filter(each -> !each.eliminated())
            .mapToInt(each -> points(table, each))
            .max()
            .orElse(0);
    Predicate<Hero> wins = each -> !each.eliminated() && points(table, each) == most;
    boolean shared = table.heroes.stream().filter(wins).count() > 1;
    String reason = "time has run out: " + most + " Victory Points win";
    end(table, seat -> wins.test(table.hero(seat)), reason, shared ? SHARED : PYRRHIC);
  }

  private static void end(Table table, Predicate<Seat> wins, String reason, Citation why) {
    ImmutableList.Builder<Outcome.Result> results = ImmutableList.builder();
    for (int i = 0; i < table.heroes.size(); i++) {
      results.add(wins.test(Seat.of(i)) ? Outcome.Result.WON : Outcome.Result.LOST);
    }
    Ending ending = new Ending(results.build(), points(table), reason, why);
    table.clock = table.clock.withEnding(Optional.of(ending));
    for (GloomStep step : table.agenda().toList()) {
      step.held().forEach(card -> Discards.put(table, card));
    }
    table.setAgenda(Agenda.empty());
    table.battles = ImmutableList.of();
    table.tests = ImmutableList.of();
    table.tell(why, "over", reason);
  }

  /** Victory Points: for all together if they win and lose together (GOK-VP-02). */
  private static ImmutableList<Integer> points(Table table) {
    ImmutableList<Integer> own =
        table.heroes.stream()
            .map(each -> points(table, each))
            .collect(ImmutableList.toImmutableList());
    if (!table.settings.format().isShared()) {
      return own;
    }
    int sum = own.stream().mapToInt(each -> each).sum();
    int heroes = own.size(); // GOK-Q-15
    return own.stream()
        .map(each -> (sum + heroes - 1) / heroes)
        .collect(ImmutableList.toImmutableList());
  }

  /** A hero's gold and the gold values of its assets (GOK-VP-01). */
  public static int points(Table table, Hero hero) {
    int points = hero.gold();
    for (int i = 0; i < hero.assets().size(); i++) {
      points += table.cards.card(hero.assets().nth(i)).gold();
    }
    return points;
  }
}
