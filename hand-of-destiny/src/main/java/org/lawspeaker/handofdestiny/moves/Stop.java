package org.lawspeaker.handofdestiny.moves;

/** Ends the Boss phase with the boss not defeated (HOD-Q-53). */
public record Stop() implements HandMove {
  public static final Stop MOVE = new Stop();
}
