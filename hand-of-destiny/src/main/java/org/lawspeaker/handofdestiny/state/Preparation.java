package org.lawspeaker.handofdestiny.state;

import com.google.common.primitives.Ints;
import org.immutables.value.Value;

/**
 * What is prepared for later.
 *
 * @param boost what the next strength attack gains (HOD-Q-39)
 * @param doubled slotted cards that count double in the next attack they join, as bits by card
 * @param rotation rotation penalties for the next wave (HOD-PENALTY-05)
 */
@Value.Builder
public record Preparation(int boost, int doubled, int rotation) implements WithPreparation {
  public static final Preparation NONE = new Preparation(0, 0, 0);

  public Preparation {
    boost = Ints.constrainToRange(boost, -Progress.MOST, Progress.MOST);
    rotation = Ints.constrainToRange(rotation, -Progress.MOST, Progress.MOST);
  }
}
