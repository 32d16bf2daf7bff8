package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.state.Attribute;

/** Defeats an encounter by its Weakness. */
public record Overcome(Seat by, @CardNumber int card, Attribute attribute) implements DeedMove {}
