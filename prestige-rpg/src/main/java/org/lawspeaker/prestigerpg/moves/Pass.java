package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.timing.PlayWindow;

/**
 * Lets a window go by.
 *
 * @param seat who
 */
public record Pass(Seat seat) implements SeatMove {
  private static final Citation WINDOW = Citation.of("PRE-Q-10");

  /** The pass of each seat: the move that is made most often. */
  private static final ImmutableList<Pass> PASSES =
      IntStream.range(0, Seat.MOST)
          .mapToObj(seat -> new Pass(Seat.of(seat)))
          .collect(ImmutableList.toImmutableList());

  /** The pass of a seat. */
  public static Pass of(Seat seat) {
    return PASSES.get(seat.index());
  }

  @Override
  public void judge(Table table, Faults faults) {
    PlayWindow window = table.top(PlayWindow.class);
    if (window == null || !window.asks(table, seat)) {
      PrestigeMove.notNow(table, faults, WINDOW);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(WINDOW);
  }

  @Override
  public void make(Table table) {
    ((PlayWindow) table.agenda.top()).seal(table, this);
  }

  @Override
  public String text(Table table) {
    return "pass";
  }

  @Override
  public boolean isPass() {
    return true;
  }
}
