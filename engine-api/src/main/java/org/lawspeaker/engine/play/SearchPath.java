package org.lawspeaker.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** The points of the tree that one line of play went through, and whose moves led there. */
final class SearchPath<M extends Move, V> {
  private final List<SearchNode<M, V>> points = new ArrayList<>();
  private final List<Seat> movers = new ArrayList<>();
  private final double[] values = new double[Seat.MOST];

  void clear() {
    points.clear();
    movers.clear();
  }

  void add(SearchNode<M, V> point, Seat mover) {
    points.add(point);
    movers.add(mover);
  }

  /**
   * Tells every point what the line is worth to the seat that moved there.
   *
   * @param worth what its last state is worth to a seat; asked once for each
   */
  void judge(ToDoubleFunction<Seat> worth, ValueRange range) {
    long known = 0;
    for (int i = 0; i < points.size(); i++) {
      Seat mover = movers.get(i);
      long bit = 1L << mover.index();
      if ((known & bit) == 0) {
        known |= bit;
        double value = worth.applyAsDouble(mover);
        values[mover.index()] = value;
        range.seen(value);
      }
      points.get(i).judged(values[mover.index()]);
    }
  }
}
