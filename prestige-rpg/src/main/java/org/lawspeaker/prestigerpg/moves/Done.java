package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.Finishing;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Has chosen enough.
 *
 * @param seat who
 */
public record Done(Seat seat) implements SeatMove {
  private static final Citation DONE = Citation.of("PRE-END-04");

  private static final ImmutableList<Done> ALL =
      IntStream.range(0, Seat.MOST)
          .mapToObj(seat -> new Done(Seat.of(seat)))
          .collect(ImmutableList.toImmutableList());

  /** The move of a seat. */
  public static Done of(Seat seat) {
    return ALL.get(seat.index());
  }

  @Override
  public void judge(Table table, Faults faults) {
    Finishing step = table.top(Finishing.class);
    if (step == null || !step.mayFinish(table, seat)) {
      PrestigeMove.notAsked(table, faults, step == null ? DONE : step.why());
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((Finishing) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    ((Finishing) table.agenda.top()).finish(table, seat);
  }

  @Override
  public String text(Table table) {
    return "done";
  }
}
