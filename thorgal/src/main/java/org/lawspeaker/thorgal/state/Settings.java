package org.lawspeaker.thorgal.state;

import java.util.Optional;
import org.immutables.value.Value;

/**
 * What was chosen before the game, and the questions that tables answer differently.
 *
 * @param recommended whether the parties start with the recommended companions (THO-SETUP-09)
 * @param roundLimit the last round, if there is one (THO-Q-77)
 * @param actionBound the most actions of one action step (THO-Q-104)
 * @param fullFate whether each of several bane players has 7 fate points (THO-Q-82)
 * @param wolvesWait whether a wolf effect opens only in the round after the conquest (THO-Q-51)
 * @param gainsFade whether gained attributes last only to the end of the phase (THO-Q-27)
 */
@Value.Builder
public record Settings(
    boolean recommended,
    Optional<Integer> roundLimit,
    int actionBound,
    boolean fullFate,
    boolean wolvesWait,
    boolean gainsFade)
    implements WithSettings {}
