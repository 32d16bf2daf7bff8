package org.lawspeaker.handofdestiny.moves;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * Takes a monster's damage instead of defeating it (HOD-TAKE-01); open to the front monster only.
 *
 * @param position whose, 0 for front
 */
public record TakeDamage(int position) implements HandMove {
  public static final TakeDamage OF_FRONT = new TakeDamage(0);

  public TakeDamage {
    checkArgument(position >= 0 && position <= 2, "a position is 0 to 2, not %s", position);
  }
}
