package org.lawspeaker.handofdestiny.state;

import org.immutables.value.Value;

/**
 * The weapon owned (HOD-Q-66, HOD-Q-70).
 *
 * @param line index of its line on the merchant card, or {@link #NONE}
 * @param upgraded which version
 * @param ready whether it is slotted and not used in this wave
 */
@Value.Builder
public record Armory(int line, boolean upgraded, boolean ready) implements WithArmory {
  /** The line of a hero without a weapon. */
  public static final int NONE = -1;

  public static final Armory EMPTY = new Armory(NONE, false, false);

  public boolean isOwned() {
    return line != NONE;
  }
}
