package org.lawspeaker.engine.play;

import com.google.common.collect.Iterables;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Move;

/**
 * A point of the search: the moves that led there, and what the searching seat saw of chance
 * between them, whatever the secrets. Counts how the move into it did for the seat that made it.
 * Notes what the searching seat saw when it had to choose again, so that the point can be found
 * when it is asked in earnest.
 */
final class SearchNode<M extends Move, V> {
  private final Map<M, SearchNode<M, V>> children = new HashMap<>();
  private final Map<V, SearchNode<M, V>> sights = new HashMap<>();
  private int visits;
  private int available = 1;
  private double total;

  /** What the searching seat saw when it had to choose here; null if it had not. */
  private @Nullable V asked;

  private boolean isAskedAlike = true;

  /** The point after this move, if a line has been there. */
  @Nullable SearchNode<M, V> child(M move) {
    return children.get(move);
  }

  /** The point after this move. */
  SearchNode<M, V> grow(M move) {
    return children.computeIfAbsent(move, made -> new SearchNode<>());
  }

  /** The point at which the searching seat sees this, after chance. */
  SearchNode<M, V> seeing(V view) {
    return sights.computeIfAbsent(view, seen -> new SearchNode<>());
  }

  /** The searching seat has to choose here and sees this. */
  void ask(V view) {
    isAskedAlike &= asked == null || asked.equals(view);
    asked = view;
  }

  /** Whether the searching seat had to choose here. */
  boolean isAsked() {
    return asked != null;
  }

  /** Whether the searching seat may have to choose here when it sees this. */
  boolean mayAsk(V view) {
    return !isAskedAlike || view.equals(asked);
  }

  /** Whether the searching seat saw the same whenever it had to choose here. */
  boolean isAskedAlike() {
    return isAskedAlike;
  }

  /** The points after this one. */
  Iterable<SearchNode<M, V>> next() {
    return Iterables.concat(children.values(), sights.values());
  }

  /** How often the move into this point was made and judged. */
  int visits() {
    return visits;
  }

  /** What the lines through this point were worth together. */
  double total() {
    return total;
  }

  /** The move into this point could be made. */
  void offered() {
    available++;
  }

  /** A line through this point was worth so much to the seat that moved into it. */
  void judged(double value) {
    visits++;
    total += value;
  }

  /**
   * How promising the move into this point is: what it was worth, more the rarer it was made when
   * it could be. Only for a point that was judged.
   */
  double promise(double exploration, ValueRange range) {
    return range.stretched(total / visits)
        + exploration * Math.sqrt(StrictMath.log(available) / visits);
  }
}
