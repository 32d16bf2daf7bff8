package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * Where an effect comes from.
 *
 * @param user the hero whose text it is: "you" on the card
 * @param card which card
 */
public record Source(Seat user, @CardNumber int card) {}
