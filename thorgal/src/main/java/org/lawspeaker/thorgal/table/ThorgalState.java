package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Side;

/**
 * A position of Thorgal.
 *
 * @param settings what was chosen before the game
 * @param clock where in the game it is
 * @param sides what belongs to each seat, in seat order
 * @param lands the lands in the middle
 * @param journey the journey of the round
 * @param inForce effects that last for a time, the oldest first (THO-EFFECT-08)
 * @param agenda what is still to be done, the next on top; empty when the game has ended
 */
@Value.Builder
public record ThorgalState(
    Settings settings,
    Clock clock,
    ImmutableList<Side> sides,
    ImmutableList<Land> lands,
    Journey journey,
    ImmutableList<InForce> inForce,
    Agenda<ThorgalFrame> agenda)
    implements WithThorgalState {}
