package org.lawspeaker.handofdestiny.state;

import java.util.Optional;
import org.immutables.value.Value;

/**
 * The weapon owned (HOD-Q-66, HOD-Q-70).
 *
 * @param line index of its line on the merchant card; empty for a hero without a weapon
 * @param upgraded which version
 * @param ready whether it is slotted and not used in this wave
 */
@Value.Builder
public record Armory(Optional<Integer> line, boolean upgraded, boolean ready)
    implements WithArmory {
  public static final Armory EMPTY = new Armory(Optional.empty(), false, false);

  public boolean isOwned() {
    return line.isPresent();
  }

  /** Whether the weapon owned is of this line. */
  public boolean isOf(int ofMerchant) {
    return line.isPresent() && line.get() == ofMerchant;
  }
}
