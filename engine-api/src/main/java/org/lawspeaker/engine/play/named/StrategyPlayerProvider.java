package org.lawspeaker.engine.play.named;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.TextFile;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.strategy.Strategic;
import org.lawspeaker.engine.play.strategy.Strategy;
import org.lawspeaker.engine.play.strategy.StrategyPlayer;
import org.lawspeaker.engine.play.strategy.Tactics;

/** Provides players that play by a strategy; the argument is its file, or a name. */
public final class StrategyPlayerProvider implements PlayerProvider {
  @Override
  public String name() {
    return "strategy";
  }

  @Override
  public String says() {
    return "plays by a strategy, a few lines of text";
  }

  @Override
  public String argument() {
    return "a file, or the name of a strategy that comes with the game";
  }

  @Override
  public <S, M extends Move, V> Checked<Player<M, V>> create(
      Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random) {
    Optional<Tactics<M, V>> tactics = Strategic.tactics(game);
    if (tactics.isEmpty()) {
      return Checked.bad("", "there are no strategies for " + game.info().title());
    }
    return text(tactics.get(), argument)
        .then(text -> Strategy.read(tactics.get(), text))
        .map(strategy -> new StrategyPlayer<>(game, strategy, random));
  }

  private static Checked<String> text(Tactics<?, ?> tactics, String argument) {
    @Nullable String shipped = tactics.shipped().get(argument);
    if (shipped != null) {
      return Checked.ok(shipped);
    }
    if (argument.isEmpty()) {
      return Checked.bad(
          "", "which strategy: a file, or one of " + String.join(", ", tactics.shipped().keySet()));
    }
    try {
      return TextFile.read(Path.of(argument));
    } catch (InvalidPathException e) {
      return Checked.bad(Problem.shown(argument), "is no name of a file");
    }
  }
}
