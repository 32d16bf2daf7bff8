package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.kit.CardNumber;

/** The card on top of the deck that is drawn from turns out to be this one. */
public record Draw(@CardNumber int card) implements NatureMove {}
