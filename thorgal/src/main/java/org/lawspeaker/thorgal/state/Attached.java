package org.lawspeaker.thorgal.state;

import org.lawspeaker.engine.Seat;

/**
 * An event or bane card attached to the destination (THO-ATTACH-01).
 *
 * @param suit event or bane card
 * @param card which
 * @param owner whose
 */
public record Attached(Suit suit, int card, Seat owner) {}
