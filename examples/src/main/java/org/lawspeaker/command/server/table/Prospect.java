package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;

/**
 * Finds the odds of what follows a move from what its seat knows alone. They are exact if they are
 * the same in all guesses of what the seat does not know, and are not told if they are not.
 */
record Prospect<S, M extends Move, V>(Game<S, M, V> game, Opening opening) {
  private static final int GUESSES = 32;

  /** In all guesses together. */
  private static final int MOST_OUTCOMES = 8_000;

  private static final int MOST_LISTED = 50;
  private static final Comparator<Odds.Likely> BY_WORDS =
      Comparator.comparing(each -> String.join("\n", each.says()));

  Odds of(V view, Seat seat, M move) {
    Telling telling = new Company(opening).telling(game, view, seat);
    List<Walk> walks = new ArrayList<>();
    int left = MOST_OUTCOMES;
    for (S guess : guesses(view)) {
      if (!game.judge(guess, move).isLegal()) {
        return hidden();
      }
      Walk walk = new Walk(seat, telling, left);
      if (!walk.follow(game.apply(guess, move), Fraction.ONE, ImmutableList.of())) {
        return Odds.unknown("too much may follow");
      }
      walks.add(walk);
      left = walk.left;
      if (!walk.odds.equals(walks.get(0).odds)) {
        return hidden();
      }
    }
    return listed(ImmutableList.copyOf(walks.get(0).odds.values()));
  }

  /** Those that differ: one alone, if the seat knows all. */
  private ImmutableSet<S> guesses(V view) {
    return new Guesses<>(game).of(view).limit(GUESSES).collect(ImmutableSet.toImmutableSet());
  }

  private static Odds hidden() {
    return Odds.unknown("it rests on what you cannot see");
  }

  /** All that chance may do after a move, until somebody is asked. */
  private final class Walk {
    private final Seat seat;
    private final Telling telling;

    /** By what is told, sorted: in which order it happens makes no difference. */
    private final Map<ImmutableList<String>, Odds.Likely> odds = new LinkedHashMap<>();

    private int left;

    Walk(Seat seat, Telling telling, int left) {
      this.left = left;
      this.seat = seat;
      this.telling = telling;
    }

    /** Whether all of it could be followed. */
    boolean follow(S state, Fraction likely, ImmutableList<String> told) {
      if (!(game.pending(state) instanceof Pending.Chance<M> chance)) {
        odds.merge(ImmutableList.sortedCopyOf(told), new Odds.Likely(likely, told), Walk::both);
        return true;
      }
      left -= chance.outcomes().size();
      return left >= 0
          && chance
              .outcomes()
              .outcomes()
              .allMatch(
                  outcome -> {
                    Transition<S> after = game.explain(state, outcome);
                    Fraction odds = chance.outcomes().probabilityOf(outcome);
                    return follow(
                        after.next(), likely.times(odds), and(told, after.eventsFor(seat)));
                  });
    }

    private static Odds.Likely both(Odds.Likely one, Odds.Likely other) {
      Odds.Likely first = BY_WORDS.compare(one, other) <= 0 ? one : other;
      return new Odds.Likely(one.odds().plus(other.odds()), first.says());
    }

    private ImmutableList<String> and(List<String> told, List<Event> events) {
      ImmutableList.Builder<String> all = ImmutableList.<String>builder().addAll(told);
      events.forEach(event -> all.add(telling.of(event)));
      return all.build();
    }
  }

  private static Odds listed(List<Odds.Likely> found) {
    if (found.size() == 1) {
      return Odds.NONE;
    }
    ImmutableList<Odds.Likely> all =
        ImmutableList.sortedCopyOf(
            Comparator.comparing(Odds.Likely::odds).reversed().thenComparing(BY_WORDS), found);
    if (all.size() <= MOST_LISTED) {
      return new Odds(all, Optional.empty(), Optional.empty());
    }
    Fraction others =
        all.subList(MOST_LISTED, all.size()).stream()
            .map(Odds.Likely::odds)
            .reduce(Fraction.ZERO, Fraction::plus);
    return new Odds(all.subList(0, MOST_LISTED), Optional.of(others), Optional.empty());
  }
}
