package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/** All attacks of the user are linked to the ability, not only those that it lets play. */
@Doc("Your attacks are linked to the ability.")
public record Linked() implements AttackChange {
  @Override
  public Attack revealed(Table table, Source source, Attack attack) {
    return attack.owner().equals(source.user()) ? attack.withLinked(true) : attack;
  }

  /** Whether the set card of a seat is protected, though it lies face down (PRE-Q-71). */
  public static boolean covers(Table table, Seat seat) {
    return !table.clock.isBonus()
        && table
            .changes(Linked.class)
            .any(Linked.class, (from, linked) -> from.source().user().equals(seat));
  }

  @Override
  public String says() {
    return "your attacks are linked to the ability";
  }
}
