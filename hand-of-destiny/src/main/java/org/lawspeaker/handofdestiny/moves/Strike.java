package org.lawspeaker.handofdestiny.moves;

/** Makes the strength attack that was put together. */
public record Strike() implements HandMove {
  public static final Strike MOVE = new Strike();
}
