package org.lawspeaker.engine.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Move;

/**
 * What a tree begins with: nothing, or what an earlier one knew.
 *
 * @param point where it begins
 * @param range the values that were seen
 */
record SearchStart<M extends Move, V>(SearchNode<M, V> point, ValueRange range) {
  /** Nothing is known. */
  static <M extends Move, V> SearchStart<M, V> anew() {
    return new SearchStart<>(new SearchNode<>(), new ValueRange());
  }

  /**
   * What is known of the next choice of the seat, if it sees this. Its view tells what happened
   * since, as far as it was told. Empty if that was never foreseen, or may lead to more than one
   * point: what others did in secret tells these apart, and the seat cannot.
   */
  Optional<SearchStart<M, V>> asking(V view) {
    @Nullable SearchNode<M, V> found = null;
    Deque<SearchNode<M, V>> open = new ArrayDeque<>();
    open.push(point);
    while (!open.isEmpty()) {
      SearchNode<M, V> at = open.pop();
      if (!at.isAsked()) {
        at.next().forEach(open::push);
      } else if (at.mayAsk(view)) {
        if (found != null || !at.isAskedAlike()) {
          return Optional.empty();
        }
        found = at;
      }
    }
    return Optional.ofNullable(found).map(at -> new SearchStart<>(at, range));
  }
}
