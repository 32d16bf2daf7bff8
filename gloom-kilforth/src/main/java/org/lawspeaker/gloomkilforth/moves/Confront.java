package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.state.Attribute;

/** Confronts an encounter with an attribute. */
public record Confront(Seat by, @CardNumber int card, Attribute attribute) implements SeatMove {}
