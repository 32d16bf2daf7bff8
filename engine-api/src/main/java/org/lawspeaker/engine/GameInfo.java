package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What a game says about itself.
 *
 * <pre>{@code
 * GameInfo info = GameProvider.find("ember-court").orElseThrow().game().info();
 * System.out.println(info.fewestSeats() + " to " + info.mostSeats()); // 2 to 5
 * System.out.println(info.complete(Setup.of(6)).problems()); // [seats: 2 to 5 can play, not 6]
 * }</pre>
 *
 * @param id the name used in commands, records and rulings, such as {@code hand-of-destiny}
 * @param title the name for people
 * @param fewestSeats at least 1
 * @param mostSeats at most {@link Seat#MOST}
 * @param options its settings, in the order in which to show them
 * @param rulesVersion changes whenever a rule does; a record names it
 * @param pack name and version of the card pack in use
 * @param contentHash a hash of rules data and card pack; a record names it
 * @param longest no game of this kind has more plies than this, chance included
 */
@Value.Builder
public record GameInfo(
    String id,
    String title,
    int fewestSeats,
    int mostSeats,
    ImmutableList<OptionSpec> options,
    String rulesVersion,
    String pack,
    String contentHash,
    int longest)
    implements WithGameInfo {
  public static GameInfoBuilder builder() {
    return new GameInfoBuilder();
  }

  /** A builder that knows what stands in the summary. */
  public static GameInfoBuilder builder(GameSummary summary) {
    return builder()
        .id(summary.id())
        .title(summary.title())
        .fewestSeats(summary.fewestSeats())
        .mostSeats(summary.mostSeats());
  }

  /** What a list of games says of it. */
  public GameSummary summary() {
    return new GameSummary(id, title, fewestSeats, mostSeats);
  }

  public Optional<OptionSpec> option(String name) {
    return options.stream().filter(option -> option.name().equals(name)).findFirst();
  }

  private static String near(String word, ImmutableList<String> known) {
    return Ints.tryParse(word) != null
        ? ""
        : Problem.near(word, known)
            .map(name -> "; did you mean " + Problem.quote(name) + "?")
            .orElse("");
  }

  /** The setup with every option named, or everything that is wrong with it. */
  public Checked<Setup> complete(Setup setup) {
    List<Problem> problems = new ArrayList<>();
    if (setup.seats() < fewestSeats || setup.seats() > mostSeats) {
      problems.add(new Problem("seats", summary().seats() + " can play, not " + setup.seats()));
    }
    ImmutableMap.Builder<String, String> complete = ImmutableMap.builder();
    for (OptionSpec option : options) {
      String value = setup.options().getOrDefault(option.name(), option.standard());
      complete.put(option.name(), value);
      if (!option.values().contains(value)) {
        problems.add(
            new Problem(
                "option " + option.name(),
                Problem.shown(value)
                    + " is not one of "
                    + option.values()
                    + near(value, option.values())));
      }
    }
    for (String name : setup.options().keySet()) {
      if (option(name).isEmpty()) {
        ImmutableList<String> names =
            options.stream().map(OptionSpec::name).collect(ImmutableList.toImmutableList());
        String known = names.isEmpty() ? "there are no options" : "the options are " + names;
        problems.add(
            new Problem("option " + Problem.shown(name), "unknown; " + known + near(name, names)));
      }
    }
    return problems.isEmpty()
        ? Checked.ok(new Setup(setup.seats(), complete.buildOrThrow()))
        : Checked.bad(problems);
  }
}
