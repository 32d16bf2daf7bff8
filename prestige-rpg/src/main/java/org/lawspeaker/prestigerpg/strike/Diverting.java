package org.lawspeaker.prestigerpg.strike;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.Table;

/** Attacks on a single player that go to a player named instead (PRE-Q-39, PRE-HIVEMIND-01). */
public final class Diverting {
  private Diverting() {}

  /**
   * The hits of an attack that selects a single player: of several diversions the last one counts,
   * as long as the player named and the token live (PRE-Q-39).
   *
   * @param selected the hit as the creature would make it
   * @param share what one token does of it
   */
  static ImmutableList<Hit> of(Table table, Hit selected, int share) {
    InForce last = null;
    for (InForce each : table.inForce) {
      if (each.gives() instanceof Divert && concerns(each, selected)) {
        last = each;
      }
    }
    if (last == null || !stands(table, last)) {
      return ImmutableList.of(selected);
    }
    Target target = last.source().target();
    Seat named = target.player().orElseThrow();
    if (!table.foe.hasTokens()) {
      return ImmutableList.of(new Hit(named, selected.damage(), 0));
    }
    // Only the token that was attacked splits off; the swarm goes on (PRE-HIVEMIND-02).
    if (named.equals(selected.seat())) {
      return ImmutableList.of(selected);
    }
    int rest = selected.damage() - share;
    Hit apart = Hit.ofToken(target.onToken().orElseThrow(), named, share);
    return rest > 0
        ? ImmutableList.of(new Hit(selected.seat(), rest, 0), apart)
        : ImmutableList.of(apart);
  }

  /** Of tokens that attack by themselves only the one that was attacked is diverted. */
  private static boolean concerns(InForce divert, Hit selected) {
    return selected.by().isEmpty()
        || selected.by().contains(divert.source().target().onToken().orElse(-1));
  }

  private static boolean stands(Table table, InForce divert) {
    Target target = divert.source().target();
    boolean strikerLives =
        !table.foe.hasTokens() || table.foe.tokenLives(target.onToken().orElse(-1));
    return target.player().filter(table::lives).isPresent() && strikerLives;
  }
}
