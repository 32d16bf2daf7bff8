package org.lawspeaker.command.server.store;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * @param keys what the hash of each key opens: all for the host, the number of a seat, or what a
 *     spectator sees
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

  /** The same after a change of its seats. */
  public Opening seated(Entry.Seated change) {
    return withNames(replaced(names, change.seat(), change.name()))
        .withPlayers(replaced(players, change.seat(), change.player()))
        .withKeys(change.player().isEmpty() ? keys : keysAfter(change));
  }

  private static ImmutableList<String> replaced(
      ImmutableList<String> words, int place, Optional<String> word) {
    List<String> all = new ArrayList<>(words);
    word.ifPresent(given -> all.set(place, given));
    return ImmutableList.copyOf(all);
  }

  /** Whoever sat there has no key any more. */
  private ImmutableMap<String, String> keysAfter(Entry.Seated change) {
    String seat = String.valueOf(change.seat());
    ImmutableMap.Builder<String, String> left = ImmutableMap.builder();
    keys.forEach(
        (hash, opens) -> {
          if (!opens.equals(seat)) {
            left.put(hash, opens);
          }
        });
    change.key().ifPresent(hash -> left.put(hash, seat));
    return left.buildOrThrow();
  }
}
