package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.command.simulate.Seating;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.NamedPlayer;
import org.lawspeaker.engine.play.Player;

/**
 * Who decides for a seat, as named by {@code --seat}.
 *
 * @param program who plays it; empty if its moves are typed
 */
record Decider(Optional<NamedPlayer> program) {
  /** What {@code --seat} takes, for help. */
  static final String KINDS =
      "random, greedy, mcts or mcts:ITERATIONS, or any other of the players command";

  /** Who sits at the terminal. */
  static final Decider HUMAN = new Decider(Optional.empty());

  private static final String HUMANS_NAME = "human";

  /**
   * Who decides for each seat.
   *
   * @param named those that were named, by seat
   * @param first who decides for seat 0 if nobody was named
   * @param others who decides for the other seats then
   */
  static ImmutableList<Decider> of(
      InstalledPlayers players,
      int seats,
      Map<Integer, String> named,
      String first,
      String others) {
    for (int seat : named.keySet()) {
      if (seat < 0 || seat >= seats) {
        String there = seats == 1 ? "there is only seat 0" : "there are seats 0 to " + (seats - 1);
        throw new Refusal(option(seat), there);
      }
    }
    ImmutableList.Builder<Decider> deciders = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      deciders.add(read(players, i, named.getOrDefault(i, i == 0 ? first : others)));
    }
    return deciders.build();
  }

  /** Those of these names, in seat order. */
  static ImmutableList<Decider> of(InstalledPlayers players, ImmutableList<String> names) {
    ImmutableList.Builder<Decider> deciders = ImmutableList.builder();
    for (int i = 0; i < names.size(); i++) {
      deciders.add(read(players, i, names.get(i)));
    }
    return deciders.build();
  }

  /** What those are called who decide, in seat order. */
  static ImmutableList<String> names(ImmutableList<Decider> deciders) {
    return deciders.stream().map(Decider::toString).collect(ImmutableList.toImmutableList());
  }

  /** These, none of whom is a person, in every game. */
  static Seating seating(ImmutableList<Decider> deciders) {
    return new Seating() {
      @Override
      public <S, M extends Move, V> Player<M, V> player(
          Game<S, M, V> game, Seat seat, SplittableRandom random) {
        return deciders.get(seat.index()).player(game, seat, random).orElseThrow();
      }
    };
  }

  private static Decider read(InstalledPlayers players, int seat, String text) {
    if (text.equalsIgnoreCase(HUMANS_NAME)) {
      return HUMAN;
    }
    Checked<NamedPlayer> named = players.named(text);
    if (named.isOk()) {
      return new Decider(named.value());
    }
    throw new Refusal(
        ImmutableList.<Problem>builder()
            .add(
                new Problem(
                    option(seat),
                    Problem.quote(text)
                        + " is none of human, "
                        + String.join(", ", players.providers().keySet())))
            .addAll(players.problems())
            .build());
  }

  private static String option(int seat) {
    return "--seat " + seat;
  }

  boolean isHuman() {
    return program.isEmpty();
  }

  /** The player of a seat; empty if its moves are typed. Refuses if there can be none. */
  <S, M extends Move, V> Optional<Player<M, V>> player(
      Game<S, M, V> game, Seat seat, SplittableRandom random) {
    return program.map(
        named ->
            GuardedPlayer.of(
                seat,
                named.toString(),
                Refusal.unlessOk(option(seat.index()), named.create(game, seat, random))));
  }

  /** The text that names it. */
  @Override
  public String toString() {
    return program.map(NamedPlayer::toString).orElse(HUMANS_NAME);
  }
}
