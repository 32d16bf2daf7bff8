package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;

/** The living in Initiative order. */
final class Ranking {
  private Ranking() {}

  static ImmutableList<Seat> living(ImmutableList<Sheet> sheets) {
    Seat[] ranked = new Seat[sheets.size()];
    int count = 0;
    for (int i = 0; i < sheets.size(); i++) {
      if (sheets.get(i).isAlive()) {
        int at = count++;
        while (at > 0 && rank(sheets.get(ranked[at - 1].index())) > rank(sheets.get(i))) {
          ranked[at] = ranked[at - 1];
          at--;
        }
        ranked[at] = Seat.of(i);
      }
    }
    ImmutableList.Builder<Seat> order = ImmutableList.builderWithExpectedSize(count);
    for (int i = 0; i < count; i++) {
      order.add(ranked[i]);
    }
    return order.build();
  }

  private static int rank(Sheet sheet) {
    return sheet.initiative() == 0 ? Integer.MAX_VALUE : sheet.initiative();
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
