package org.lawspeaker.prestigerpg.state;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * What a creature's attack does to one player.
 *
 * @param seat whom
 * @param damage how much
 * @param dealt how much of it the player received; 0 before the damage
 * @param apart the token that split off from the others to do it (PRE-HIVEMIND-01); -1 for none
 */
public record Hit(Seat seat, int damage, int dealt, @Default("-1") int apart) {
  /** A hit of the creature, or of all tokens that attack together. */
  public Hit(Seat seat, int damage, int dealt) {
    this(seat, damage, dealt, -1);
  }

  /** The same for another amount. */
  public Hit withDamage(int other) {
    return new Hit(seat, other, dealt, apart);
  }
}
