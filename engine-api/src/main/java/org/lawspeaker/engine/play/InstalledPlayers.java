package org.lawspeaker.engine.play;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Problem;

/**
 * The kinds of players that can be seated by name.
 *
 * <pre>{@code
 * InstalledPlayers players = InstalledPlayers.load();
 * System.out.println(players.providers().keySet()); // [greedy, mcts, random, strategy]
 * System.out.println(players.named("mcts:300").orThrow()); // mcts:300
 * System.out.println(players.named("chess").isOk()); // false
 * }</pre>
 *
 * @param providers who makes them, by name
 * @param problems what is wrong with those that cannot be used
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record InstalledPlayers(
    ImmutableSortedMap<String, PlayerProvider> providers, ImmutableList<Problem> problems) {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

  /** Those on the class path or module path. */
  public static InstalledPlayers load() {
    return of(Installed.of(ServiceLoader.load(PlayerProvider.class)));
  }

  /** Those that this class loader sees. */
  public static InstalledPlayers load(ClassLoader loader) {
    return of(Installed.of(ServiceLoader.load(PlayerProvider.class, loader)));
  }

  /** These; of two with one name, the first. */
  public static InstalledPlayers of(Installed<PlayerProvider> installed) {
    Map<String, PlayerProvider> providers = new TreeMap<>();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.addAll(installed.problems());
    for (PlayerProvider provider : installed.found()) {
      String type = provider.getClass().getName();
      try {
        String name = provider.name();
        if (!NAME.matcher(name).matches()) {
          problems.add(new Problem(type, Problem.quote(name) + " is no name, such as my-bot"));
        } else if (providers.putIfAbsent(name, provider) != null) {
          String other = providers.get(name).getClass().getName();
          problems.add(new Problem(type, "another player is named " + name + ": " + other));
        }
      } catch (RuntimeException | LinkageError e) {
        problems.add(new Problem(type, "does not say its name: " + e));
      }
    }
    return new InstalledPlayers(ImmutableSortedMap.copyOf(providers), problems.build());
  }

  /**
   * The player of this text, {@code name} or {@code name:argument}; a problem if there is none of
   * that name. Whether the argument is one, its provider says when a player is created.
   */
  public Checked<NamedPlayer> named(String text) {
    int colon = text.indexOf(NamedPlayer.COLON);
    String name = Ascii.toLowerCase(colon < 0 ? text : text.substring(0, colon));
    PlayerProvider provider = providers.get(name);
    return provider == null
        ? Checked.bad(
            Problem.shown(text),
            "no such player; there are: " + String.join(", ", providers.keySet()))
        : Checked.ok(new NamedPlayer(provider, colon < 0 ? "" : text.substring(colon + 1)));
  }
}
