package org.lawspeaker.prestigerpg.stack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;

/** Doubling and halving: steps along the printed values (PRE-ATTACK-05). */
public final class Rotation {
  private Rotation() {}

  /**
   * An attack one step on, its card and its Riders (PRE-RIDER-06); a maneuver stays as it is
   * (PRE-FEINT-01).
   *
   * @param step -1 doubles, 1 halves
   */
  public static Attack of(Table table, Attack attack, int step) {
    if (attack.mode() == Mode.MANEUVER) {
      return attack;
    }
    ImmutableList<RiderOn> riders = attack.riders();
    for (int i = 0; i < riders.size(); i++) {
      RiderOn rider = riders.get(i);
      if (table.cards.face(rider.card()) instanceof CardFace.Rider printed && !printed.doubles()) {
        int face = turned(printed.values(), rider.face(), step);
        riders = Lists.with(riders, i, new RiderOn(rider.card(), face, rider.under()));
      }
    }
    int face = turned(Worth.values(table, attack), attack.face(), step);
    return attack.withFace(face).withRiders(riders);
  }

  /**
   * The next face that shows another value: capped at the highest value (PRE-ATTACK-04) and at the
   * lowest (PRE-Q-28), so that 5 (10/5/0/0), halved twice and doubled, is 5 again.
   */
  private static int turned(ImmutableList<Integer> values, int face, int step) {
    int next = face + step;
    while (next >= 0 && next <= Attack.LAST && values.get(next).equals(values.get(face))) {
      next += step;
    }
    return next < 0 || next > Attack.LAST ? face : next;
  }

  /** Whether a Rider has no values of its own and doubles (PRE-Q-30). */
  static boolean isDoubling(Table table, int card) {
    return table.cards.face(card) instanceof CardFace.Rider rider && rider.doubles();
  }
}
