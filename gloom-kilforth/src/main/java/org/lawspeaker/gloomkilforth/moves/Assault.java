package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Assaults an Ancient. */
public record Assault(Seat by, @CardNumber int card) implements DeedMove {}
