package org.lawspeaker.prestigerpg.state;

/**
 * A card set face down.
 *
 * @param card which
 * @param second whether it is the second card of a Stand In, flipped in an extra turn
 *     (PRE-OPPFIRE-01)
 */
public record SetCard(int card, boolean second) {}
