package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Move;

/** A move of the game, by a player or by Nature: data alone, which the steps of the game judge. */
public sealed interface ThorgalMove extends Move permits SeatMove, NatureMove {}
