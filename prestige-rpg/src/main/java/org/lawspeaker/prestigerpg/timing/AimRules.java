package org.lawspeaker.prestigerpg.timing;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.pack.Aim;

/** The clause behind what may be chosen. */
final class AimRules {
  private AimRules() {}

  static Citation why(Aim aim) {
    return Citation.of(
        switch (aim) {
          case SET_CARD -> "PRE-EDGE-01";
          case PATIENT -> "PRE-Q-46";
          case STRIKER -> "PRE-Q-35";
          case CREATURE -> "PRE-Q-107";
          case ITEM -> "PRE-Q-51";
          case PLAYER, NOTHING -> "PRE-ACTION-03";
        });
  }
}
