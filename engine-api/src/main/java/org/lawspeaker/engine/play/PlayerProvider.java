package org.lawspeaker.engine.play;

import java.util.function.Function;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * How a kind of player is found by its name: a service of this kind in the artifact of whoever
 * wrote it. Named as {@code name} or {@code name:argument}, it can be seated wherever players are
 * named, such as by {@code --seat 0=mcts:5000}.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * NamedPlayer named = InstalledPlayers.load().named("mcts:300").orThrow();
 * Player<Drop, Grid> player =
 *     named.create(game, Seat.of(0), new SplittableRandom(1)).orThrow();
 * System.out.println(named.create(game, Seat.of(0), new SplittableRandom(1)).isOk()); // true
 * System.out.println(InstalledPlayers.load().named("mcts:many").isOk()); // true
 * }</pre>
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public interface PlayerProvider {
  /** The player's name: small letters, digits and hyphens, such as {@code mcts}. */
  String name();

  /** What such a player does, in a few words for help, such as {@code takes any move}. */
  String says();

  /**
   * What the text after the colon means, in a few words for help, such as {@code iterations for
   * each choice, 1000 if left out}; empty if there can be none.
   */
  String argument();

  /**
   * A player for one seat of one match, or what is wrong: the argument is none, or the player does
   * not know the game.
   *
   * @param argument the text after the colon; empty if there is none
   * @param random what the player draws all its random numbers from
   */
  <S, M extends Move, V> Checked<Player<M, V>> create(
      Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random);

  /**
   * For providers of a player that knows one game: that player if the game is this one, else a
   * problem.
   *
   * @param type the class of the game that the player knows
   * @param game the game that is played
   * @param player makes the player
   */
  @SuppressWarnings("unchecked") // a game of this type has the moves and views of the player
  static <G extends Game<?, N, W>, N extends Move, W, M extends Move, V>
      Checked<Player<M, V>> forGame(
          Class<G> type, Game<?, M, V> game, Function<? super G, ? extends Player<N, W>> player) {
    return type.isInstance(game)
        ? Checked.ok((Player<M, V>) player.apply(type.cast(game)))
        : Checked.bad("", "does not know how to play " + game.info().title());
  }
}
