package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;

/**
 * A kind of player with its argument, as {@code mcts:5000} names it.
 *
 * @param provider who makes the players
 * @param argument the text after the colon; empty if there is none
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record NamedPlayer(PlayerProvider provider, String argument) {
  /** Parts the name from the argument. */
  static final char COLON = ':';

  /** A player for one seat of one match, or what is wrong; a player that fails is a problem. */
  public <S, M extends Move, V> Checked<Player<M, V>> create(
      Game<S, M, V> game, Seat seat, SplittableGenerator random) {
    if (provider.argument().isEmpty() && !argument.isEmpty()) {
      return Checked.bad(
          Problem.shown(toString()), "nothing follows the name of " + provider.name());
    }
    try {
      Checked<Player<M, V>> player = provider.create(game, seat, argument, random);
      return player.isOk() ? player : Checked.bad(named(player.problems()));
    } catch (RuntimeException | LinkageError e) {
      return Checked.bad(Problem.shown(toString()), "cannot be made: " + e);
    }
  }

  private List<Problem> named(ImmutableList<Problem> problems) {
    String name = Problem.shown(toString());
    return problems.stream().map(problem -> new Problem(name, problem.toString())).toList();
  }

  /** The text that names it. */
  @Override
  public String toString() {
    return argument.isEmpty() ? provider.name() : provider.name() + COLON + argument;
  }
}
