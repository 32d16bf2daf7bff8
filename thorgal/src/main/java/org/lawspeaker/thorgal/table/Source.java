package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Seat;

/**
 * Where an effect comes from. All kinds of cards have effects (THO-CARD-01).
 *
 * @param user who uses it: "you" on the card (THO-Q-86)
 * @param card which card of its kind
 * @param id its id in play, 0 if it is not in play
 */
public record Source(Seat user, int card, int id) {}
