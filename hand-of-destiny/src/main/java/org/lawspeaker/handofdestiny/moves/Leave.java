package org.lawspeaker.handofdestiny.moves;

/** Leaves the merchant: the next wave is set up (HOD-GAME-06, HOD-Q-65). */
public record Leave() implements HandMove {
  public static final Leave MOVE = new Leave();
}
