package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;

/** All attacks of the user are linked to the ability, not only those that it lets play. */
@Doc("Your attacks are linked to the ability.")
public record Linked() implements Lasting {
  /** Whether attacks of a seat are linked to its ability, Tactical Maneuvers too. */
  public static boolean links(Table table, Seat seat) {
    return table
        .changes(Linked.class)
        .any(Linked.class, (from, linked) -> from.source().user().equals(seat));
  }

  /** Whether the set card of a seat is protected, though it lies face down (PRE-Q-71). */
  public static boolean covers(Table table, Seat seat) {
    return !table.clock.isBonus() && links(table, seat);
  }

  @Override
  public String says() {
    return "your attacks are linked to the ability";
  }
}
