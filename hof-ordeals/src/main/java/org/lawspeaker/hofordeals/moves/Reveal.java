package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.kit.CardNumber;

/** An Encounter that is turned face up turns out to be this one. */
public record Reveal(@CardNumber int card) implements NatureMove {}
