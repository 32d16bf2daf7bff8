package org.lawspeaker.engine.play.named;

import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Budget;
import org.lawspeaker.engine.play.MctsPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.SearchSettings;

/**
 * Provides {@link MctsPlayer}s; the argument is the number of iterations, and {@code keep} after
 * that one which goes on from what it knows.
 */
public final class MctsPlayerProvider implements PlayerProvider {
  /** How many lines of play a search tries for a choice unless told otherwise. */
  private static final int ITERATIONS = 1000;

  private static final String KEEP = "keep";

  @Override
  public String name() {
    return "mcts";
  }

  @Override
  public String says() {
    return "looks ahead";
  }

  @Override
  public String argument() {
    return "iterations for each choice, "
        + ITERATIONS
        + " if left out; 1000:keep goes on from what was found out before";
  }

  @Override
  public <S, M extends Move, V> Checked<Player<M, V>> create(
      Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random) {
    List<String> parts = Splitter.on(':').splitToList(argument);
    boolean keeps = parts.size() == 2 && parts.get(1).equals(KEEP);
    Integer iterations =
        argument.isEmpty() ? Integer.valueOf(ITERATIONS) : Ints.tryParse(parts.get(0));
    return iterations == null || iterations < 1 || parts.size() > (keeps ? 2 : 1)
        ? Checked.bad(
            "",
            "a whole number of iterations from 1, such as mcts:5000 or mcts:5000:keep, not "
                + Problem.quote(argument))
        : Checked.ok(
            new MctsPlayer<>(
                game,
                Budget.iterations(iterations),
                keeps ? SearchSettings.STANDARD.keeping() : SearchSettings.STANDARD,
                random));
  }
}
