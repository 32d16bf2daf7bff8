package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Budget;
import org.lawspeaker.engine.play.GreedyPlayer;
import org.lawspeaker.engine.play.MctsPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.RandomPlayer;
import picocli.CommandLine.TypeConversionException;

/** Who decides for a seat, as named by {@code --seat}. */
sealed interface Decider {
  /** The kinds, for help and complaints. */
  String KINDS = "human, random, greedy, mcts or mcts:ITERATIONS";

  /** How many lines of play a search tries for a choice unless told otherwise. */
  int ITERATIONS = 1000;

  /** Who sits at the terminal. */
  record Human() implements Decider {
    @Override
    public <S, M extends Move, V> Optional<Player<M, V>> player(
        Game<S, M, V> game, Seat seat, SplittableRandom random) {
      return Optional.empty();
    }
  }

  /** See {@link RandomPlayer}. */
  record AtRandom() implements Decider {
    @Override
    public <S, M extends Move, V> Optional<Player<M, V>> player(
        Game<S, M, V> game, Seat seat, SplittableRandom random) {
      return Optional.of(new RandomPlayer<>(random));
    }
  }

  /** See {@link GreedyPlayer}. */
  record Greedy() implements Decider {
    @Override
    public <S, M extends Move, V> Optional<Player<M, V>> player(
        Game<S, M, V> game, Seat seat, SplittableRandom random) {
      return Optional.of(new GreedyPlayer<>(game, random));
    }
  }

  /** See {@link MctsPlayer}. */
  record Mcts(int iterations) implements Decider {
    @Override
    public <S, M extends Move, V> Optional<Player<M, V>> player(
        Game<S, M, V> game, Seat seat, SplittableRandom random) {
      return Optional.of(new MctsPlayer<>(game, Budget.iterations(iterations), random));
    }
  }

  /** The player of a seat; empty if its moves are typed. */
  <S, M extends Move, V> Optional<Player<M, V>> player(
      Game<S, M, V> game, Seat seat, SplittableRandom random);

  /** The decider of this name; complains of any other. */
  static Decider read(String text) {
    String kind = text.toLowerCase(Locale.ROOT);
    if (kind.startsWith("mcts:")) {
      Integer iterations = Ints.tryParse(kind.substring("mcts:".length()));
      if (iterations == null || iterations < 1) {
        throw new TypeConversionException(
            "'" + text + "' needs a whole number of iterations from 1, such as mcts:" + ITERATIONS);
      }
      return new Mcts(iterations);
    }
    return switch (kind) {
      case "human" -> new Human();
      case "random" -> new AtRandom();
      case "greedy" -> new Greedy();
      case "mcts" -> new Mcts(ITERATIONS);
      default -> throw new TypeConversionException("'" + text + "' is none of " + KINDS);
    };
  }

  /**
   * Who decides for each seat.
   *
   * @param named those that were named, by seat
   * @param first who decides for seat 0 if nobody was named
   * @param others who decides for the other seats then
   */
  static ImmutableList<Decider> of(
      int seats, Map<Integer, Decider> named, Decider first, Decider others) {
    for (int seat : named.keySet()) {
      if (seat < 0 || seat >= seats) {
        String there = seats == 1 ? "there is only seat 0" : "there are seats 0 to " + (seats - 1);
        throw new Refusal("--seat " + seat, there);
      }
    }
    ImmutableList.Builder<Decider> deciders = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      deciders.add(named.getOrDefault(i, i == 0 ? first : others));
    }
    return deciders.build();
  }
}
