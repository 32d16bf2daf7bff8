package org.lawspeaker.engine.play.tournament;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What came of a tournament.
 *
 * @param pairings every pair of entrants, in their order
 * @param matches every match, in the order in which they were played
 */
public record TournamentResult(
    ImmutableList<Pairing> pairings, ImmutableList<TournamentMatch> matches) {
  /** What came of these two, named in the order of the tournament. */
  public Optional<Pairing> pairing(String first, String second) {
    return pairings.stream()
        .filter(pairing -> pairing.first().equals(first) && pairing.second().equals(second))
        .findFirst();
  }
}
