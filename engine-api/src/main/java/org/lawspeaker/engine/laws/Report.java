package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;

/**
 * What a verification has done, whether finished or stopped on the way.
 *
 * @param games how many games were played
 * @param plies how many plies in all, chance included
 * @param checks how often each law was checked, by name, in the order of the laws
 * @param refused the setups that the game does not accept, with its reasons; they are not played
 * @param counterexample the first game that breaks a law; the verification ends with it
 */
public record Report(
    int games,
    long plies,
    ImmutableMap<String, Long> checks,
    ImmutableMap<Setup, ImmutableList<Problem>> refused,
    Optional<Counterexample> counterexample) {
  /** Whether no law was found broken. */
  public boolean holds() {
    return counterexample.isEmpty();
  }
}
