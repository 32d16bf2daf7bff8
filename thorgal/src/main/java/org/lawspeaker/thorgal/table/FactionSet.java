package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * The set of a faction: 36 destiny cards, 24 bane cards, 5 lands (THO-FACTION-03). Every card is of
 * the faction in whose set it is (THO-FACTION-02, THO-CARD-13).
 *
 * @param name its name
 * @param icon the subtype that is its symbol, first on each of its lands (THO-LAND-07, THO-Q-34)
 * @param destiny the destiny cards, 36 with copies
 * @param bane the bane cards, 24 with copies
 * @param lands the land cards
 */
@Doc("The set of a faction.")
public record FactionSet(
    String name,
    @Doc("The subtype that is its symbol, first on each of its lands.") String icon,
    @Size(min = 1, max = 36) ImmutableList<DestinyCard> destiny,
    @Size(min = 1, max = 24) ImmutableList<BaneCard> bane,
    @Size(min = 5, max = 5) ImmutableList<LandCard> lands) {
  /** How many destiny cards a deck has, starting companions included. */
  public static final int DESTINY = 36;

  /** How many bane cards a deck has. */
  public static final int BANE = 24;

  /** How many lands a player has. */
  public static final int LANDS = 5;
}
