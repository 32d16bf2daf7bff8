package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses an Item on the table.
 *
 * @param seat who
 * @param item its id
 */
public record PickItem(Seat seat, int item) implements SeatMove {}
