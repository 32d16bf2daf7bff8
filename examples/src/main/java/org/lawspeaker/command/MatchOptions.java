package org.lawspeaker.command;

import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Words;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how a match is set up. */
final class MatchOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many play; the fewest if left out.")
  private @Nullable Integer seats;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description =
          "What chance is drawn from: the same seed, the same game. 1 if left out; a demo then"
              + " takes one with a game worth watching.")
  private @Nullable Long seed;

  /** The seed if none is named. */
  private long standardSeed = 1;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "An option of the game, as games GAME tells them; may be repeated.")
  private List<String> named = new ArrayList<>();

  @Mixin private PackOption pack = new PackOption();

  long seed() {
    return seed == null ? standardSeed : seed;
  }

  /** Takes this seed if none was named. */
  void preferSeed(long preferred) {
    standardSeed = preferred;
  }

  /** The card pack's path, if one was named. */
  Optional<String> pack() {
    return pack.path().map(Path::toString);
  }

  /** A generator of this seed. */
  SplittableRandom random() {
    return new SplittableRandom(seed());
  }

  /** The game with the pack that was asked for. */
  Game<?, ?, ?> game(GameProvider provider) {
    return pack.game(provider);
  }

  /** What is played with the pack that was asked for, to be sent elsewhere. */
  Assignment assignment(GameProvider provider) {
    return pack.assignment(provider);
  }

  /** The game with this pack, or with its own. */
  static Game<?, ?, ?> game(GameProvider provider, Optional<Path> pack) {
    return pack.isEmpty()
        ? provider.game()
        : Refusal.unlessOk(provider.game(pack.get().toString(), TextFiles.read(pack.get())));
  }

  /** The setup that was asked for, every option named; refuses what the game does not know. */
  Setup setup(GameInfo info) {
    int count = seats == null ? info.fewestSeats() : seats;
    return Refusal.unlessOk(info.complete(new Setup(count, options())));
  }

  /** The options by name; refuses one that is given twice, since one of the two would be lost. */
  private ImmutableMap<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    for (String option : named) {
      int at = option.indexOf('=');
      if (at < 1) {
        throw refusal("should be NAME=VALUE, not " + Problem.quote(option));
      }
      String name = option.substring(0, at);
      if (options.put(name, option.substring(at + 1)) != null) {
        throw refusal("gives " + Problem.quote(name) + " twice");
      }
    }
    return ImmutableMap.copyOf(options);
  }

  private ParameterException refusal(String why) {
    return new ParameterException(spec.commandLine(), "--option " + why);
  }

  /** Whether the setup was spoken of. */
  boolean namesSetup() {
    return seats != null || !named.isEmpty();
  }

  /** Whether this option was given a value. */
  boolean names(String option) {
    return options().containsKey(option);
  }

  /** The game, the seed, and what is not as standard in its setup. */
  String title(GameInfo info, Setup setup) {
    return setupTitle(info, setup) + ", seed " + seed();
  }

  /** The game, and what is not as standard in its setup. */
  String setupTitle(GameInfo info, Setup setup) {
    StringBuilder title = new StringBuilder(info.title());
    if (info.fewestSeats() < info.mostSeats()) {
      title.append(", ").append(Words.count(setup.seats(), "seat"));
    }
    for (OptionSpec option : info.options()) {
      String value = setup.options().getOrDefault(option.name(), option.standard());
      if (!value.equals(option.standard())) {
        title.append(", ").append(option.name()).append(' ').append(value);
      }
    }
    return title.append(cards(info)).toString();
  }

  /** The card pack of a game, if it has one, to go on a line with. */
  static String cards(GameInfo info) {
    return info.pack().equals("none") ? "" : ", cards " + info.pack();
  }
}
