package org.lawspeaker.engine.play.named;

import java.util.random.RandomGenerator.SplittableGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.RandomPlayer;

/** Provides {@link RandomPlayer}s. */
public final class RandomPlayerProvider implements PlayerProvider {
  @Override
  public String name() {
    return "random";
  }

  @Override
  public String says() {
    return "takes any move";
  }

  @Override
  public String argument() {
    return "";
  }

  @Override
  public <S, M extends Move, V> Checked<Player<M, V>> create(
      Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random) {
    return Checked.ok(new RandomPlayer<>(random));
  }
}
