package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * An attack on the damage stack (PRE-TURN-04), with its Riders one single attack (PRE-RIDER-05).
 *
 * @param id tells it from other attacks
 * @param owner who plays it
 * @param card which Attack card
 * @param mode how it is used
 * @param face which of its values counts, from 0 for double (PRE-ATTACK-05)
 * @param token the token it is aimed at; -1 for the creature (PRE-TOKEN-02)
 * @param named the seat that was named with it; -1 for none
 * @param riders its Riders, in the order in which they joined
 * @param flat what was added to it or, below 0, taken from it
 * @param linked whether it is linked to an ability (PRE-ABILITY-04)
 * @param checked whether its kill check is over and its value is fixed (PRE-Q-13)
 * @param value its value once it is checked
 */
@Value.Builder
public record Attack(
    int id,
    Seat owner,
    int card,
    Mode mode,
    int face,
    int token,
    int named,
    ImmutableList<RiderOn> riders,
    int flat,
    boolean linked,
    boolean checked,
    int value)
    implements WithAttack {
  /** The face that an Attack card starts at (PRE-Q-28). */
  public static final int BASE = 1;

  /** The lowest face. */
  public static final int LAST = 3;
}
