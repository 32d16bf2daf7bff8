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

  private Ranking() {}

  static ImmutableList<Seat> living(ImmutableList<Sheet> sheets) {
    int[] ranks = new int[SEATS];
    int living = 0;
    for (int i = 0; i < sheets.size(); i++) {
      if (sheets.get(i).isAlive()) {
        insert(ranks, living++, rank(sheets.get(i), i));
      }
    }
    SeatOrder order = SeatOrder.NOBODY;
    for (int i = 0; i < living; i++) {
      order = order.then(Seat.of(ranks[i] % SEATS));
    }
    return order.seats();
  }

  /** The first of them; seat 0 if nobody lives. */
  static Seat first(ImmutableList<Sheet> sheets) {
    int lowest = Integer.MAX_VALUE;
    for (int i = 0; i < sheets.size(); i++) {
      if (sheets.get(i).isAlive()) {
        lowest = Math.min(lowest, rank(sheets.get(i), i));
      }
    }
    return lowest == Integer.MAX_VALUE ? Seat.of(0) : Seat.of(lowest % SEATS);
  }

  private static int rank(Sheet sheet, int seat) {
    return (sheet.initiative() == 0 ? UNNUMBERED : sheet.initiative()) * SEATS + seat;
  }

  /** Puts a rank where it belongs among the first so many. */
  private static void insert(int[] ranks, int size, int rank) {
    int at = size;
    for (; at > 0 && ranks[at - 1] > rank; at--) {
      ranks[at] = ranks[at - 1];
    }
    ranks[at] = rank;
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
