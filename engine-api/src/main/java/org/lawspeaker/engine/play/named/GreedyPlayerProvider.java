package org.lawspeaker.engine.play.named;

import java.util.random.RandomGenerator.SplittableGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.GreedyPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.PlayerProvider;

/** Provides {@link GreedyPlayer}s. */
public final class GreedyPlayerProvider implements PlayerProvider {
  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public String says() {
    return "takes the move after which it stands best, one move ahead";
  }

  @Override
  public String argument() {
    return "";
  }

  @Override
  public <S, M extends Move, V> Checked<Player<M, V>> create(
      Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random) {
    return Checked.ok(new GreedyPlayer<>(game, random));
  }
}
