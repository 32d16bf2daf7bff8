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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;

/** Adds games up. Not safe to share between threads. */
final class Tally {
  private final List<Multiset<Result>> results = new ArrayList<>();
  private final List<TreeMultiset<Integer>> scores = new ArrayList<>();
  private final Multiset<String> endings = TreeMultiset.create();
  private final TreeMultiset<Integer> plies = TreeMultiset.create();
  private final TreeMultiset<Integer> choices = TreeMultiset.create();
  private final Map<String, TreeMultiset<Integer>> windows = new TreeMap<>();
  private final Multiset<String> moves = HashMultiset.create();
  private final Multiset<String> users = HashMultiset.create();
  private final Multiset<String> winners = HashMultiset.create();
  private final Multiset<Happening> happenings = HashMultiset.create();
  private final Multiset<Happening> gamesWith = HashMultiset.create();
  private final List<Multiset<Happening>> gamesWon = new ArrayList<>();
  private int games;

  Tally(int seats) {
    for (int i = 0; i < seats; i++) {
      results.add(TreeMultiset.create());
      scores.add(TreeMultiset.create());
      gamesWon.add(HashMultiset.create());
    }
  }

  void add(PlayedGame game) {
    games++;
    Outcome outcome = game.outcome();
    endings.add(outcome.reason() + " [" + outcome.citation() + "]");
    plies.add(game.plies());
    for (int i = 0; i < results.size(); i++) {
      Result result = outcome.results().get(i);
      results.get(i).add(result);
      scores.get(i).add(outcome.scores().get(i));
      if (result == Result.WON) {
        gamesWon.get(i).addAll(game.happenings().elementSet());
      }
      for (Multiset.Entry<String> move : game.moves().get(i).entrySet()) {
        moves.add(move.getElement(), move.getCount());
        users.add(move.getElement());
        if (result == Result.WON) {
          winners.add(move.getElement());
        }
      }
    }
    happenings.addAll(game.happenings());
    gamesWith.addAll(game.happenings().elementSet());
    for (int i = 0; i < game.choices().size(); i++) {
      Integer legal = game.choices().get(i);
      choices.add(legal);
      windows.computeIfAbsent(game.windows().get(i), name -> TreeMultiset.create()).add(legal);
    }
  }

  Figures figures() {
    ImmutableMap.Builder<String, Spread> byWindow = ImmutableMap.builder();
    windows.forEach((name, legal) -> byWindow.put(name, spread(legal)));
    ImmutableMap.Builder<String, MoveUse> byMove = ImmutableMap.builder();
    for (String move : new TreeSet<>(moves.elementSet())) {
      Share wins = new Share(winners.count(move), users.count(move));
      byMove.put(move, new MoveUse(moves.count(move), wins));
    }
    return new Figures(
        games,
        results.stream().map(ImmutableMultiset::copyOf).collect(ImmutableList.toImmutableList()),
        scores.stream().map(Tally::spread).collect(ImmutableList.toImmutableList()),
        ImmutableMultiset.copyOf(endings),
        spread(plies),
        spread(choices),
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
