package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

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
 * @param under the card that really lies there face down; {@link FaceDown#OPEN} if it lies open
 * @param taken whether its damage has been taken off the creature's life already (PRE-FOG-03)
 * @param replaces whether it came into play in place of a Stand In (PRE-EDGE-02)
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
    int value,
    int under,
    boolean taken,
    boolean replaces)
    implements WithAttack {
  /** The face that an Attack card starts at (PRE-Q-28). */
  public static final int BASE = 1;

  /** The lowest face. */
  public static final int LAST = 3;

  /** The attack of this id; null if it is not on the stack. */
  public static @Nullable Attack find(ImmutableList<Attack> stack, int id) {
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i).id() == id) {
        return stack.get(i);
      }
    }
    return null;
  }

  /** The attack as a viewer knows it: what lies face down only its owner knows. */
  public Attack seenBy(Viewer viewer) {
    if (viewer == Onlooker.ARBITER || viewer.equals(owner)) {
      return this;
    }
    ImmutableList.Builder<RiderOn> seen = ImmutableList.builder();
    riders.forEach(rider -> seen.add(rider.unseen()));
    return withUnder(FaceDown.unseen(under)).withRiders(seen.build());
  }
}
