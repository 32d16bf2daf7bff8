package org.lawspeaker.gloomkilforth.prospects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.dice.UseFor;
import org.lawspeaker.gloomkilforth.ending.Endings;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Values;

/** An opinion on how a seat stands: how far its saga is, and what will carry it on. */
public final class Prospects {
  private static final double SCALE = 30;
  private static final double HALF_WAY = 90;

  /** A Day costs more than the Action Points are worth that the next one brings. */
  private static final double DAY = 2.4;

  private static final double WOUNDS = 25;
  private static final double PLOT = 0.4;
  private static final double POINTS = 0.4;

  private final Stock stock;

  public Prospects(Cards cards) {
    this.stock = new Stock(cards);
  }

  /** From 0 to 1: alone or together against time, or against the best of the others. */
  public double of(Table table, Seat seat) {
    double lead = table.settings.format().isShared() ? shared(table, seat) : ahead(table, seat);
    return 1 / (1 + Math.exp(-lead / SCALE));
  }

  /**
   * What each hero has counts for all. What it hopes for counts only for who is asked: heroes hope
   * for the same things, and what one takes the others would seem to lose. An exchange that is
   * proposed counts as agreed to.
   */
  private double shared(Table table, Seat seat) {
    Exchanges.Prospect exchange = Exchanges.prospect(table, Prospects::held);
    Table then = exchange.then();
    double sum = exchange.more();
    for (int i = 0; i < table.heroes.size(); i++) {
      Seat each = Seat.of(i);
      sum += each.equals(seat) ? standing(then, each) : holding(then, each);
    }
    return sum / table.heroes.size() + evil(table) - HALF_WAY - DAY * table.clock.day();
  }

  /** What all heroes have together. */
  private static double held(Table table) {
    double sum = 0;
    for (int i = 0; i < table.heroes.size(); i++) {
      sum += holding(table, Seat.of(i));
    }
    return sum;
  }

  private double ahead(Table table, Seat seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < table.heroes.size(); i++) {
      if (i != seat.index()) {
        best = Math.max(best, rival(table, Seat.of(i)));
      }
    }
    return rival(table, seat) - best;
  }

  /** Victory Points count more the later it is. */
  private double rival(Table table, Seat seat) {
    double late = table.clock.day() / (double) Clock.LAST_DAY;
    return standing(table, seat) + POINTS * late * Endings.points(table, table.hero(seat));
  }

  /** How hurt the Ancients are, and how many plots help them. */
  private static double evil(Table table) {
    double value = 0;
    for (Ancient ancient : table.ancients) {
      int health = table.cards.ancient(ancient.card()).hp();
      value += ancient.defeated() ? WOUNDS : WOUNDS * ancient.damage() / (2.0 * health);
      value -= PLOT * ancient.gathered().size();
    }
    for (Site site : table.sites) {
      value -= PLOT * site.plots().size();
    }
    return table.ancients.isEmpty() ? value : value / table.ancients.size();
  }

  /** An attribute, or a higher one that may be used for it. */
  private static int usable(Table table, Seat seat, Attribute attribute) {
    return table
        .changes(seat)
        .fold(
            UseFor.class,
            table.value(seat, attribute),
            (most, source, use) ->
                use.tested() == attribute ? Math.max(most, table.value(seat, use.used())) : most);
  }

  /** What a hero has. */
  private static double holding(Table table, Seat seat) {
    return table.hero(seat).profession().isEmpty()
        ? 0
        : holding(table, seat, Wants.of(table, seat));
  }

  private static double holding(Table table, Seat seat, Wants wants) {
    int more = usable(table, seat, Attribute.FIGHT) - table.value(seat, Attribute.FIGHT);
    return Standing.of(table, seat, wants) + Standing.FIGHT * more;
  }

  /** What a hero has and hopes for. */
  private double standing(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    if (hero.profession().isEmpty()) {
      return 0;
    }
    Wants wants = Wants.of(table, seat);
    double value = holding(table, seat, wants);
    if (!hero.isThere() || table.sites.isEmpty()) {
      return value;
    }
    Values values =
        new Values(
            usable(table, seat, Attribute.FIGHT),
            usable(table, seat, Attribute.STUDY),
            usable(table, seat, Attribute.SNEAK),
            usable(table, seat, Attribute.INFLUENCE));
    ImmutableList<Helping> helping = Helping.of(table, seat);
    Wants looked = helping.isEmpty() ? wants : wants.helping(helping);
    Promises promises = new Promises(table, seat, looked, values, stock, helping);
    for (Helping each : helping) {
      value += each.holds();
    }
    return value + promises.best() + new Coming(table, seat, looked, promises).value();
  }
}
