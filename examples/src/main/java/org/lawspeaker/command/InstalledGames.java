package org.lawspeaker.command;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Problem;

/**
 * The games that there are.
 *
 * @param byId how each is provided
 * @param problems what is wrong with those that cannot be used
 */
record InstalledGames(
    ImmutableSortedMap<String, GuardedGame> byId, ImmutableList<Problem> problems) {
  private static final String FAVOURITE = "hand-of-destiny";

  /** These; of two with one id, the first. */
  static InstalledGames of(Installed<GameProvider> installed) {
    Map<String, GuardedGame> byId = new TreeMap<>();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.addAll(installed.problems());
    for (GameProvider provider : installed.found()) {
      String place = Services.placeOf(provider.getClass());
      try {
        GuardedGame game = new GuardedGame(provider.id(), provider);
        GuardedGame other = byId.putIfAbsent(game.id(), game);
        if (other != null) {
          problems.add(
              new Problem(place, "another game has the id " + game.id() + ": " + other.place()));
        }
      } catch (RuntimeException | LinkageError e) {
        problems.add(new Problem(place, provider.getClass().getName() + " " + Breakage.of(e)));
      }
    }
    return new InstalledGames(ImmutableSortedMap.copyOf(byId), problems.build());
  }

  /** All of them, in the order of ids. */
  ImmutableCollection<GuardedGame> all() {
    return byId.values();
  }

  /** The game of this id. */
  Optional<GameProvider> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** The game of this id; refuses with the ids that there are. */
  GameProvider named(String id) {
    return named("", id);
  }

  /**
   * The game of this id; refuses with the ids that there are.
   *
   * @param place where the id stands
   */
  GameProvider named(String place, String id) {
    return find(id).orElseThrow(() -> new Refusal(missing(place, id)));
  }

  private ImmutableList<Problem> missing(String place, String id) {
    String says =
        "no game "
            + Problem.quote(id)
            + " is installed; there are: "
            + String.join(", ", byId.keySet());
    return ImmutableList.<Problem>builder().add(new Problem(place, says)).addAll(problems).build();
  }

  /** The game to show to somebody who names none. */
  GameProvider toShow() {
    return find(FAVOURITE)
        .or(() -> all().stream().findFirst())
        .orElseThrow(() -> new Refusal("", "no game is installed"));
  }
}
