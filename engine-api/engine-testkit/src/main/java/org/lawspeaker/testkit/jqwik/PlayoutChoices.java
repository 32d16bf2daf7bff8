package org.lawspeaker.testkit.jqwik;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * One playout as jqwik makes it.
 *
 * @param setup which setup, by index, counted round
 * @param choices one number a ply
 */
public record PlayoutChoices(int setup, ImmutableList<Integer> choices) {
  /** The playout of these choices. */
  public static PlayoutChoices of(int setup, List<Integer> choices) {
    return new PlayoutChoices(setup, ImmutableList.copyOf(choices));
  }
}
