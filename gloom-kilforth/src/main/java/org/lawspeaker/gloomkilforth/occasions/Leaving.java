package org.lawspeaker.gloomkilforth.occasions;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Successes;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero leaves the place where it is for another. What leaving sets off comes first, while it is
 * still there; successes and evasions there end (GOK-Q-96).
 *
 * @param place where it goes
 */
public record Leaving(Seat seat, int place, How how) implements GloomStep {
  /** In which way a hero leaves. */
  public enum How {
    /** By a Move; what arriving sets off comes with the draw (GOK-MOVE-04). */
    MOVE("moves to", Citation.of("GOK-MOVE-01")),
    /** By a Move to where the same shortcut is shown. */
    SHORTCUT("moves to", Citation.of("GOK-MOVE-02")),
    /** By an effect: that is no Move. */
    RELOCATE("is put on", Citation.of("GOK-TERM-12")),
    /** Out of a battle. */
    ESCAPE("escapes to", Citation.of("GOK-ESCAPE-04"));

    private final String does;
    private final Citation why;

    How(String does, Citation why) {
      this.does = does;
      this.why = why;
    }
  }

  /** A hero sets out; nothing happens where it goes to where it is. */
  public static void start(Table table, Seat seat, int place, How how) {
    if (table.hero(seat).at() != place) {
      table.push(new Leaving(seat, place, how));
      table.fire(seat, Moment.LEFT);
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
    Successes.left(table, seat);
    table.set(seat, table.hero(seat).going(place));
    if (table.turn.seat().equals(seat)) {
      table.turn = table.turn.withMet(Pile.empty()); // it comes to enemies anew (GOK-Q-29)
    }
    table.tellCard(how.why, "moved", seat, how.does, table.sites.get(place).card());
    if (how != How.MOVE && how != How.SHORTCUT) {
      table.fire(seat, Moment.ARRIVED);
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
