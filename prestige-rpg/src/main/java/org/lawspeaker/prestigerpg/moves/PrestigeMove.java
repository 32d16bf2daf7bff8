package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Move;

/** A move of the game: what is chosen, without rules; the step that asks for it judges it. */
public sealed interface PrestigeMove extends Move permits SeatMove, NatureMove {}
