package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Begins an exchange with another hero. */
public record Exchange(Seat by, Seat seat) implements DeedMove {}
