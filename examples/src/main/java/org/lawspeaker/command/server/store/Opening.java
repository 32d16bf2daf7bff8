package org.lawspeaker.command.server.store;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.immutables.value.Value;
import org.lawspeaker.engine.Setup;

/**
 * How a match was begun: the first line of its record.
 *
 * @param format the version of this form
 * @param match its id
 * @param game the game's id
 * @param rulesVersion the rules it was begun by
 * @param pack name and version of the card pack
 * @param contentHash the hash of rules data and card pack
 * @param setup every option named
 * @param players who decides, in seat order: {@code person}, or a player by name
 * @param names what the seats are called, in seat order
 * @param seed what all chance is drawn from
 * @param isSeedChosen whether somebody chose the seed, who then can foresee all chance
 * @param keys what the hashes of keys open: {@code host}, {@code watch}, or the number of a seat
 */
@Value.Builder
public record Opening(
    int format,
    String match,
    String game,
    String rulesVersion,
    String pack,
    String contentHash,
    Setup setup,
    ImmutableList<String> players,
    ImmutableList<String> names,
    long seed,
    boolean isSeedChosen,
    ImmutableMap<String, String> keys)
    implements WithOpening {
  public static final int FORMAT = 1;

  /** Whoever decides for a seat is no program. */
  public static final String PERSON = "person";

  public static OpeningBuilder builder() {
    return new OpeningBuilder().format(FORMAT);
  }

  public boolean isPerson(int seat) {
    return players.get(seat).equals(PERSON);
  }
}
