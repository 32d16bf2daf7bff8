package org.lawspeaker.engine.laws;

import java.util.List;

/**
 * One playout as jqwik makes it.
 *
 * @param setup which setup, by index, counted round
 * @param choices one number a ply
 */
public record PlayoutChoices(int setup, List<Integer> choices) {
  public PlayoutChoices {
    choices = List.copyOf(choices);
  }
}
