package org.lawspeaker.prestigerpg.lasting;

import com.google.common.collect.ImmutableList;
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
    ImmutableList<InForce> inForce = table.inForce;
    for (int i = 0; i < inForce.size(); i++) {
      InForce each = inForce.get(i);
      if (each.gives() instanceof Linked && each.source().user().equals(seat)) {
        return !table.clock.isBonus();
      }
    }
    return false;
  }

  @Override
  public String says() {
    return "your attacks are linked to the ability";
  }
}
