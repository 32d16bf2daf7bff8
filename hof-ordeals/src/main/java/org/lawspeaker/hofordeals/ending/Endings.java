package org.lawspeaker.hofordeals.ending;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Seats;
import org.lawspeaker.hofordeals.state.Ending;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.table.Table;

/** When the game ends, and what it is worth. */
public final class Endings {
  private static final Citation MOST_FAME = Citation.of("HOF-OVER-04");
  private static final Citation SHARDS = Citation.of("HOF-SCORE-02");
  private static final Citation SLAYER = Citation.of("HOF-TIE-01");
  private static final Citation MOST_SHARDS = Citation.of("HOF-TIE-02");
  private static final int SHARDS_FOR_FAME = 3;

  private Endings() {}

  /**
   * Whether the end is triggered: the King is slain (HOF-END-01), or has killed enough (HOF-END-02,
   * HOF-KFIGHT-12). Nobody else's kills count (HOF-END-04).
   */
  public static boolean isTriggered(Table table) {
    return table.clock.slayer().isPresent() || table.clock.kills() >= table.seats();
  }

  /** The final score of a player: Fame track, cards, Shards (HOF-FAME-02, HOF-Q-61, HOF-Q-62). */
  public static int score(Table table, Seat seat) {
    return withoutShards(table, seat) + table.hero(seat).shards() / SHARDS_FOR_FAME;
  }

  private static int withoutShards(Table table, Seat seat) {
    Bag all = table.hero(seat).census().all();
    int score = table.hero(seat).fame() + (table.isFighting(seat) ? assigned(table) : 0);
    for (int i = 0; i < all.size(); i++) {
      score += table.cards.card(all.nth(i)).fame();
    }
    return score;
  }

  /** Cards that lie with the enemies still belong to the fighter. */
  private static int assigned(Table table) {
    return assigned(table, table.fight().enemies()) + assigned(table, table.fight().fallen());
  }

  private static int assigned(Table table, ImmutableList<Enemy> enemies) {
    int fame = 0;
    for (int i = 0; i < enemies.size(); i++) {
      Pile cards = enemies.get(i).assigned();
      for (int j = 0; j < cards.size(); j++) {
        fame += table.cards.card(cards.get(j)).fame();
      }
    }
    return fame;
  }

  /** Whether a player has the most Fame, even if nobody's Shards are counted. */
  private static boolean leads(Table table, Seat seat) {
    int own = withoutShards(table, seat);
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index() && withoutShards(table, Seat.of(i)) >= own) {
        return false;
      }
    }
    return true;
  }

  /** Those of the best who are still level after the tie-breakers, and the clause that decides. */
  static Best best(Table table) {
    int most = Integer.MIN_VALUE;
    List<Seat> best = new ArrayList<>();
    for (int i = 0; i < table.seats(); i++) {
      int score = score(table, Seat.of(i));
      if (score > most) {
        best.clear();
        most = score;
      }
      if (score == most) {
        best.add(Seat.of(i));
      }
    }
    if (best.size() == 1) {
      return new Best(ImmutableList.copyOf(best), leads(table, best.get(0)) ? MOST_FAME : SHARDS);
    }
    Optional<Seat> slayer = table.clock.slayer().filter(best::contains);
    if (slayer.isPresent()) {
      return new Best(ImmutableList.of(slayer.get()), SLAYER);
    }
    int shards = best.stream().mapToInt(seat -> table.hero(seat).shards()).max().orElse(0);
    ImmutableList<Seat> richest =
        Lists.where(ImmutableList.copyOf(best), seat -> table.hero(seat).shards() == shards);
    return new Best(richest, MOST_SHARDS);
  }

  /**
   * Who is best.
   *
   * @param seats one, or several who duel
   * @param why the clause that decides
   */
  record Best(ImmutableList<Seat> seats, Citation why) {}

  /** The game is over. */
  static void end(
      Table table, ImmutableList<Seat> winners, Citation why, ImmutableList<Integer> scores) {
    table.clock = table.clock.withEnding(new Ending(scores, Seats.of(winners), why));
    table.setAgenda(Agenda.empty());
    if (table.isTelling()) {
      table.tell(why, "ended", table.clock.ending().orElseThrow().outcome().reason());
    }
  }
}
