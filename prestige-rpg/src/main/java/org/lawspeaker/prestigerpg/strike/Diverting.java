package org.lawspeaker.prestigerpg.strike;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.Table;

/** Attacks on a single player that go to a player named instead (PRE-Q-39, PRE-HIVEMIND-01). */
public final class Diverting {
  /** The creature itself, which has no tokens. */
  private static final int NO_TOKEN = -1;

  private Diverting() {}

  /**
   * The hits of an attack that selects a single player: of several diversions of the creature, or
   * of the same token, the last one counts, as long as the player named and the token live
   * (PRE-Q-39).
   *
   * @param selected the hit as the creature would make it
   * @param share what one token does of it
   */
  static ImmutableList<Hit> of(Table table, Hit selected, int share) {
    if (!table.foe.hasTokens()) {
      Seat victim = named(table, NO_TOKEN).orElse(selected.seat());
      return ImmutableList.of(new Hit(victim, selected.damage(), 0));
    }
    ImmutableList<Hit> apart = ImmutableList.of();
    int rest = selected.damage();
    for (int token = 0; token < table.foe.tokens().size(); token++) {
      Optional<Seat> named = named(table, token).filter(seat -> !seat.equals(selected.seat()));
      // Only the tokens that were attacked split off; the swarm goes on (PRE-HIVEMIND-02).
      if (named.isPresent() && attacks(selected, token)) {
        apart = Hits.plus(apart, Hit.ofToken(token, named.get(), share));
        rest -= share;
      }
    }
    if (apart.isEmpty()) {
      return ImmutableList.of(selected);
    }
    ImmutableList.Builder<Hit> hits = ImmutableList.builder();
    if (rest > 0) {
      hits.add(new Hit(selected.seat(), rest, 0));
    }
    return hits.addAll(apart).build();
  }

  /** Of tokens that attack by themselves only the one that was attacked is diverted. */
  private static boolean attacks(Hit selected, int token) {
    return selected.by().isEmpty() || selected.by().contains(token);
  }

  /** Whom this token, or the creature, attacks instead; nobody if that player or it is dead. */
  private static Optional<Seat> named(Table table, int token) {
    Optional<Seat> last = Optional.empty();
    for (InForce each : table.inForce) {
      if (each.gives() instanceof Divert
          && each.source().target().onToken().orElse(NO_TOKEN) == token) {
        last = each.source().target().player();
      }
    }
    boolean isThere = token == NO_TOKEN || table.foe.tokenLives(token);
    return last.filter(seat -> isThere && table.lives(seat));
  }
}
