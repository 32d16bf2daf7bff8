package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Plays an Action card of the hand. */
public record Play(Seat by, @CardNumber int card) implements SeatMove {}
