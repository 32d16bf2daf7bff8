package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;

/**
 * Adds games up: numbers only, so that it does not matter in which order parts are added. Not safe
 * to share between threads.
 */
final class Tally implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int seats;
  private final List<Multiset<Result>> results = new ArrayList<>();
  private final List<TreeMultiset<Integer>> scores = new ArrayList<>();
  private final Multiset<String> endings = TreeMultiset.create();
  private final Histogram plies = new Histogram();
  private final Map<String, Histogram> windows = new HashMap<>();
  private final Map<String, MoveCount> moves = new HashMap<>();
  private final Map<Happening, HappeningCount> happenings = new HashMap<>();
  private Failures failures = Failures.NONE;
  private int games;

  Tally(int seats) {
    this.seats = seats;
    for (int i = 0; i < seats; i++) {
      results.add(TreeMultiset.create());
      scores.add(TreeMultiset.create());
    }
  }

  /** How many moves were legal where this was asked. */
  Histogram window(String name) {
    return windows.computeIfAbsent(name, asked -> new Histogram());
  }

  /** How the move of this text was used. */
  MoveCount move(String text) {
    return moves.computeIfAbsent(text, made -> new MoveCount(seats));
  }

  /**
   * Adds a game that has come to its end; {@link #end} adds how.
   *
   * @param choices counted by the counters of this tally
   * @param happened what happened, if that is counted
   */
  void add(PlayedGame game, Choices choices, Multiset<Happening> happened) {
    games++;
    plies.add(game.plies());
    if (choices.isEmpty() && happened.isEmpty()) {
      return;
    }
    boolean[] won = new boolean[seats];
    for (int i = 0; i < seats; i++) {
      won[i] = game.outcome().results().get(i) == Result.WON;
    }
    choices.count(games, won);
    happened.forEachEntry((what, often) -> happening(what).happened(often, won));
  }

  /** Adds that so many games ended so. */
  void end(Outcome outcome, int times) {
    endings.add(outcome.reason() + " [" + outcome.citation() + "]", times);
    for (int i = 0; i < seats; i++) {
      results.get(i).add(outcome.results().get(i), times);
      scores.get(i).add(outcome.scores().get(i), times);
    }
  }

  /** Adds a game that did not come to an end, and so counts for nothing else. */
  void fail(FailedGame game) {
    failures = failures.and(Failures.of(game));
  }

  /** How many games have come to an end, failed ones included. */
  int ended() {
    return games + failures.count();
  }

  /** How many plies the games took together, failed ones left aside. */
  long plies() {
    return plies.sum();
  }

  /** Adds other games of as many seats. */
  void addAll(Tally other) {
    games += other.games;
    for (int i = 0; i < seats; i++) {
      results.get(i).addAll(other.results.get(i));
      scores.get(i).addAll(other.scores.get(i));
    }
    endings.addAll(other.endings);
    plies.addAll(other.plies);
    other.windows.forEach((name, legal) -> window(name).addAll(legal));
    other.moves.forEach((text, count) -> move(text).addAll(count));
    other.happenings.forEach((what, count) -> happening(what).addAll(count));
    failures = failures.and(other.failures);
  }

  Figures figures() {
    Histogram choices = new Histogram();
    ImmutableMap.Builder<String, Spread> byWindow = ImmutableMap.builder();
    new TreeMap<>(windows)
        .forEach(
            (name, legal) -> {
              choices.addAll(legal);
              Spread spread = legal.spread();
              if (spread.count() > 0) {
                byWindow.put(name, spread);
              }
            });
    ImmutableMap.Builder<String, MoveUse> byMove = ImmutableMap.builder();
    new TreeMap<>(moves)
        .forEach(
            (text, count) -> {
              if (count.use().times() > 0) {
                byMove.put(text, count.use());
              }
            });
    return new Figures(
        games,
        results.stream().map(ImmutableMultiset::copyOf).collect(ImmutableList.toImmutableList()),
        scores.stream().map(Tally::spread).collect(ImmutableList.toImmutableList()),
        ImmutableMultiset.copyOf(endings),
        plies.spread(),
        choices.spread(),
        byWindow.buildOrThrow(),
        byMove.buildOrThrow(),
        happened(),
        failures);
  }

  private HappeningCount happening(Happening what) {
    return happenings.computeIfAbsent(what, happened -> new HappeningCount(seats));
  }

  private ImmutableSortedMap<Happening, HappeningUse> happened() {
    ImmutableSortedMap.Builder<Happening, HappeningUse> used = ImmutableSortedMap.naturalOrder();
    happenings.forEach((what, count) -> used.put(what, count.use(games)));
    return used.buildOrThrow();
  }

  private static Spread spread(Multiset<Integer> values) {
    ImmutableSortedMap.Builder<Integer, Long> times = ImmutableSortedMap.naturalOrder();
    values.forEachEntry((value, often) -> times.put(value, (long) often));
    return new Spread(times.buildOrThrow());
  }
}
