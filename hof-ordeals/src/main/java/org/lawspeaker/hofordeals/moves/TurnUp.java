package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.kit.CardNumber;

/** The Royalty of the level turns out to be this one. */
public record TurnUp(@CardNumber int card) implements NatureMove {}
