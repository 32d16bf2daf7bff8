package org.lawspeaker.handofdestiny.moves;

/** Lets a monster ability be resolved, or held potions lapse. */
public record Pass() implements HandMove {
  public static final Pass MOVE = new Pass();
}
