package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Move;

/** What a hero or Nature does. */
public sealed interface GloomMove extends Move permits NatureMove, SeatMove {}
