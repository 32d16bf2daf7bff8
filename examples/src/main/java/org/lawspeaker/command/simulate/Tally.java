package org.lawspeaker.command.simulate;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;

/** Adds games up. Not safe to share between threads. */
final class Tally {
  private final int seats;
  private final List<Multiset<Result>> results = new ArrayList<>();
  private final List<TreeMultiset<Integer>> scores = new ArrayList<>();
  private final Multiset<String> endings = TreeMultiset.create();
  private final Histogram plies = new Histogram();
  private final Map<String, Histogram> windows = new HashMap<>();
  private final Map<String, MoveCount> moves = new HashMap<>();
  private final Multiset<Happening> happenings = HashMultiset.create();
  private final Multiset<Happening> gamesWith = HashMultiset.create();
  private final List<Multiset<Happening>> gamesWon = new ArrayList<>();
  private int games;

  Tally(int seats) {
    this.seats = seats;
    for (int i = 0; i < seats; i++) {
      results.add(TreeMultiset.create());
      scores.add(TreeMultiset.create());
      gamesWon.add(HashMultiset.create());
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
   * Adds a game.
   *
   * @param choices counted by the counters of this tally
   * @param happened what happened, if that is counted
   */
  void add(PlayedGame game, Choices choices, Multiset<Happening> happened) {
    games++;
    Outcome outcome = game.outcome();
    endings.add(outcome.reason() + " [" + outcome.citation() + "]");
    plies.add(game.plies());
    boolean[] won = new boolean[seats];
    for (int i = 0; i < seats; i++) {
      won[i] = outcome.results().get(i) == Result.WON;
      results.get(i).add(outcome.results().get(i));
      scores.get(i).add(outcome.scores().get(i));
      if (won[i]) {
        gamesWon.get(i).addAll(happened.elementSet());
      }
    }
    choices.count(games, won);
    happenings.addAll(happened);
    gamesWith.addAll(happened.elementSet());
  }

  /** Adds other games of as many seats. */
  void addAll(Tally other) {
    games += other.games;
    for (int i = 0; i < seats; i++) {
      results.get(i).addAll(other.results.get(i));
      scores.get(i).addAll(other.scores.get(i));
      gamesWon.get(i).addAll(other.gamesWon.get(i));
    }
    endings.addAll(other.endings);
    plies.addAll(other.plies);
    other.windows.forEach((name, legal) -> window(name).addAll(legal));
    other.moves.forEach((text, count) -> move(text).addAll(count));
    happenings.addAll(other.happenings);
    gamesWith.addAll(other.gamesWith);
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
        happened());
  }

  private ImmutableSortedMap<Happening, HappeningUse> happened() {
    ImmutableSortedMap.Builder<Happening, HappeningUse> used = ImmutableSortedMap.naturalOrder();
    for (Happening what : happenings.elementSet()) {
      int with = gamesWith.count(what);
      ImmutableList<Share> wins =
          gamesWon.stream()
              .map(won -> new Share(won.count(what), with))
              .collect(ImmutableList.toImmutableList());
      used.put(what, new HappeningUse(happenings.count(what), new Share(with, games), wins));
    }
    return used.buildOrThrow();
  }

  private static Spread spread(TreeMultiset<Integer> values) {
    return new Spread(ImmutableSortedMultiset.copyOfSorted(values));
  }
}
