package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Move;

/** What a player or Nature does. */
public sealed interface HofMove extends Move permits NatureMove, SeatMove {}
