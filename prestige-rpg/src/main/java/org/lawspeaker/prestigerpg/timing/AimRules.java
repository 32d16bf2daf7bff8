package org.lawspeaker.prestigerpg.timing;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.pack.Aim;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.table.Table;

/** The clause behind what may be chosen. */
final class AimRules {
  private static final String SET_CARDS = "PRE-EDGE-01";
  private static final String IN_PLACE_OF_A_STAND_IN = "PRE-EDGE-02";

  private AimRules() {}

  /** The clause that forbids to choose this. */
  static Citation why(Table table, Aim aim, Play play) {
    return Citation.of(
        switch (aim) {
          case SET_CARD ->
              hasReplacedStandIn(table, play.target().seat()) ? IN_PLACE_OF_A_STAND_IN : SET_CARDS;
          case PATIENT -> "PRE-Q-46";
          case STRIKER -> "PRE-Q-35";
          case CREATURE -> "PRE-Q-107";
          case ITEM -> "PRE-Q-51";
          case PLAYER, NOTHING -> "PRE-ACTION-03";
        });
  }

  private static boolean hasReplacedStandIn(Table table, int seat) {
    for (Attack attack : table.stack) {
      if (attack.replaces() && attack.owner().index() == seat) {
        return true;
      }
    }
    return false;
  }
}
