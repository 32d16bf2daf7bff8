package org.lawspeaker.hofordeals.table;

import org.lawspeaker.hofordeals.state.Resource;

/** What minions and Royalty have in common. */
final class Enemies {
  private Enemies() {}

  /** The values of an enemy in words. */
  static String values(int power, int pain, int protection, int infected) {
    return Resource.POWER.says(power)
        + ", Pain "
        + pain
        + (protection > 0 ? ", Protection " + protection : "")
        + (infected > 0 ? ", Infected " + infected : "");
  }
}
