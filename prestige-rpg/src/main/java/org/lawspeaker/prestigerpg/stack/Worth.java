package org.lawspeaker.prestigerpg.stack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.prestigerpg.poison.Poison;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;

/** What an attack is worth (PRE-Q-108). */
public final class Worth {
  private Worth() {}

  /** Its value now; once it is checked, its value for good. A maneuver is worth nothing. */
  public static int of(Table table, Attack attack) {
    if (attack.checked()) {
      return attack.value();
    }
    if (attack.mode() == Mode.MANEUVER) {
      return 0;
    }
    int sum = values(table, attack).get(attack.face()) + attack.flat();
    for (int i = 0; i < attack.riders().size(); i++) {
      RiderOn rider = attack.riders().get(i);
      if (table.cards.face(rider.card()) instanceof CardFace.Rider face && !face.doubles()) {
        sum += face.values().get(rider.face());
      }
    }
    return Math.max(0, sum - Poison.weakens(table, attack.owner()));
  }

  /** The values that the card shows in the mode in which it is used (PRE-Q-41). */
  public static ImmutableList<Integer> values(Table table, Attack attack) {
    CardFace.Attack face = (CardFace.Attack) table.cards.face(attack.card());
    return attack.mode() == Mode.SPECIAL ? face.special().orElseThrow().values() : face.values();
  }
}
