package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableSet;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * What was chosen before the game, and the questions that tables answer differently.
 *
 * @param starters how many players started the game (PRE-BEGIN-04)
 * @param expansions what is added to the base game (PRE-Q-101)
 * @param quests whether Quest cards are dealt (PRE-QUEST-01)
 * @param module the Adventure Module that is played, by number; {@link #NO_MODULE} for none
 * @param knowers the seats that know the module, bit {@code i} for {@code Seat.of(i)}
 *     (PRE-MODULE-03)
 * @param oneByOne whether windows ask one seat after another instead of all at once (PRE-Q-10)
 * @param roundBound the last round of an encounter (PRE-Q-112)
 * @param flatBonus whether every Bonus Round earns 1 Prestige more (PRE-Q-04)
 * @param shortTrip whether a Trip costs only the turn (PRE-Q-38)
 */
@Value.Builder
public record Settings(
    int starters,
    ImmutableSet<Expansion> expansions,
    boolean quests,
    @Default("-1") int module,
    int knowers,
    boolean oneByOne,
    int roundBound,
    boolean flatBonus,
    boolean shortTrip)
    implements WithSettings {
  /** Three to six play (PRE-Q-01). */
  public static final int FEWEST_SEATS = 3;

  public static final int MOST_SEATS = 6;

  /** No Adventure Module is played. */
  public static final int NO_MODULE = -1;

  public boolean has(Expansion expansion) {
    return expansion == Expansion.BASE || expansions.contains(expansion);
  }

  /** Whether this seat knows the module that is played (PRE-MODULE-04). */
  public boolean knows(Seat seat) {
    return (knowers & 1 << seat.index()) != 0;
  }
}
