package org.lawspeaker.gloomkilforth.table;

import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Attribute;

/**
 * A Test under way (GOK-TEST-01).
 *
 * @param seat the testing hero, or the hero that a foe tests against
 * @param foe whether the foe is the tester (GOK-TEST-14)
 * @param attribute the tested attribute
 * @param left dice still to be rolled
 * @param dice dice rolled
 * @param successes successes so far
 * @param purpose what it is for
 */
@Value.Builder
public record Test(
    Seat seat, boolean foe, Attribute attribute, int left, int dice, int successes, Purpose purpose)
    implements WithTest {}
