package org.example.nim;

import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** A seat takes sticks. */
public record Take(Seat by, int sticks) implements Move {}
