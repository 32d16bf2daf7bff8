package org.lawspeaker.handofdestiny;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.laws.TwinDeal;
import org.lawspeaker.handofdestiny.table.HandState;

/**
 * The twin deal of The Hand of Destiny. The one player knows every card ever shown and where it is
 * (HOD-Q-72); order and faces of cards never shown are not decided before Nature shows them. So
 * there is nothing to deal anew.
 */
final class HandTwins implements TwinDeal<HandState> {
  @Override
  public Optional<HandState> redeal(HandState state, Seat seat, RandomGenerator random) {
    return Optional.empty();
  }
}
