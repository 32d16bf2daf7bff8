package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.RewardType;

/** Chooses a reward deck. */
public record PickDeck(Seat by, RewardType deck) implements SeatMove {}
