package org.lawspeaker.engine.play.strategy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.Question;

/**
 * A way to play, as lines of text. Each names a deed, and perhaps conditions; a line that begins
 * with {@code never} forbids its deed. The first line that holds and fits a legal move decides.
 *
 * <pre>
 * buy Long Sword if round &lt; 5
 * never flee if health &gt; 3 and food &gt; 0
 * # what follows this sign is for people
 * </pre>
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
public final class Strategy<M extends Move, V> {
  private final ImmutableList<Line<M, V>> lines;

  Strategy(ImmutableList<Line<M, V>> lines) {
    this.lines = lines;
  }

  /** The strategy of a text, or every problem of it, each with its line and column. */
  public static <M extends Move, V> Checked<Strategy<M, V>> read(
      Tactics<M, V> tactics, String text) {
    return new StrategyReader<>(tactics).read(text);
  }

  /** How many lines say something. */
  public int size() {
    return lines.size();
  }

  /** The moves that this strategy leaves to choose from, at least one. */
  public ImmutableList<M> chosen(Question<M, V> question) {
    List<Line<M, V>> wanted = new ArrayList<>();
    ImmutableList<M> allowed = question.legal();
    for (Line<M, V> line : lines) {
      if (line.holds(question)) {
        if (line.never()) {
          allowed = without(line, question, allowed);
        } else {
          wanted.add(line);
        }
      }
    }
    for (Line<M, V> line : wanted) {
      ImmutableList<M> fitting = fitting(line, question, allowed);
      if (!fitting.isEmpty()) {
        return fitting;
      }
    }
    return allowed;
  }

  /** What is left after a line that forbids, unless that is nothing. */
  private static <M extends Move, V> ImmutableList<M> without(
      Line<M, V> line, Question<M, V> question, ImmutableList<M> moves) {
    ImmutableList<M> fitting = fitting(line, question, moves);
    if (fitting.isEmpty() || fitting.size() == moves.size()) {
      return moves;
    }
    return moves.stream()
        .filter(move -> !fitting.contains(move))
        .collect(ImmutableList.toImmutableList());
  }

  private static <M extends Move, V> ImmutableList<M> fitting(
      Line<M, V> line, Question<M, V> question, ImmutableList<M> moves) {
    ImmutableList.Builder<M> fitting = ImmutableList.builder();
    for (M move : moves) {
      if (line.deed().fits(question, move)) {
        fitting.add(move);
      }
    }
    return fitting.build();
  }
}
