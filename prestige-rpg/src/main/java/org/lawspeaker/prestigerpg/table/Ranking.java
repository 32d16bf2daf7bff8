package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;

/** The living in Initiative order. */
final class Ranking {
  private static final int SEATS = Settings.MOST_SEATS;

  /** Behind every Initiative number. */
  private static final int UNNUMBERED = 1_000;

  private static final int NONE = Integer.MAX_VALUE;

  private Ranking() {}

  static ImmutableList<Seat> living(ImmutableList<Sheet> sheets) {
    SeatOrder order = SeatOrder.NOBODY;
    int last = -1;
    for (int next = after(sheets, last); next < NONE; next = after(sheets, last)) {
      order = order.then(Seat.of(next % SEATS));
      last = next;
    }
    return order.seats();
  }

  /** The lowest rank above this one, {@link #NONE} if there is none. */
  private static int after(ImmutableList<Sheet> sheets, int last) {
    int lowest = NONE;
    for (int i = 0; i < sheets.size(); i++) {
      Sheet sheet = sheets.get(i);
      int rank = (sheet.initiative() == 0 ? UNNUMBERED : sheet.initiative()) * SEATS + i;
      if (sheet.isAlive() && rank > last && rank < lowest) {
        lowest = rank;
      }
    }
    return lowest;
  }

  static ImmutableList<Seat> withStatus(ImmutableList<Sheet> sheets, Status status) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (int i = 0; i < sheets.size(); i++) {
      if (sheets.get(i).status() == status) {
        seats.add(Seat.of(i));
      }
    }
    return seats.build();
  }
}
