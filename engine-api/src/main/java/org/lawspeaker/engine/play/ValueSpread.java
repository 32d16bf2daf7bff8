package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Seat;

/** How far apart the values lie that a search has seen for each seat. */
final class ValueSpread {
  private final long[] seen = new long[Seat.MOST];
  private final double[] mean = new double[Seat.MOST];
  private final double[] squares = new double[Seat.MOST];

  /** Another value; the sum of squares about the mean is kept as Welford does. */
  void seen(Seat seat, double value) {
    int of = seat.index();
    seen[of]++;
    double off = value - mean[of];
    mean[of] += off / seen[of];
    squares[of] += off * (value - mean[of]);
  }

  /** The standard deviation of the values seen for a seat; 1 while all were equal. */
  double deviation(Seat seat) {
    int of = seat.index();
    return squares[of] > 0 ? Math.sqrt(squares[of] / seen[of]) : 1;
  }
}
