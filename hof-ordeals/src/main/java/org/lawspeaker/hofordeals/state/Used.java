package org.lawspeaker.hofordeals.state;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * A card with an ability that works once per turn and was used in another player's turn.
 *
 * @param seat whose card it is
 * @param card which card
 */
public record Used(Seat seat, @CardNumber int card) {}
