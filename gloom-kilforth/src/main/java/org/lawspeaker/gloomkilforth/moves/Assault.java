package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Starts a battle with an Ancient. */
public record Assault(Seat by, @CardNumber int card) implements DeedMove {}
