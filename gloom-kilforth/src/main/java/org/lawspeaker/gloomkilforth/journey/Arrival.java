package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero has moved: if the place has no encounter, one is drawn (GOK-MOVE-04). No Deed comes
 * between (GOK-Q-03).
 */
public record Arrival(Seat seat) implements GloomStep {
  @Override
  public void run(Table table) {
    int place = table.hero(seat).at();
    if (draws(table, place)) {
      table.replaceTop(new EncounterDraw(seat, place));
    } else {
      table.pop();
    }
    table.fire(seat, Moment.ARRIVED);
  }

  /** Whether a hero that moves to this place draws an encounter. */
  public static boolean draws(Table table, int place) {
    return table.sites.get(place).encounters().isEmpty() // GOK-MOVE-05
        && table.location(place).terrain().isWild() // GOK-MOVE-08
        && !(table.settings.ancientsAreEncounters() && table.ancientAt(place) != null);
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
