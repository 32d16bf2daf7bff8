package org.lawspeaker.command;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the lines of play from the start, for each depth up to a greatest.",
      "A line ends after so many plies or with the game. The first number counts every outcome of"
          + " chance once; the second weighs outcomes by their exact probabilities: how many lines"
          + " the seats can expect to choose from. With --seed, what chance decides before the"
          + " first choice is drawn, and lines are counted from there."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker perft connect-four --depth 6",
      "  lawspeaker perft hand-of-destiny --depth 4 --seed 7"
    })
final class PerftCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The id of an installed game.")
  private String id = "";

  @Option(
      names = "--depth",
      paramLabel = "D",
      required = true,
      description = "The most plies of a line, chance included; at least 1.")
  private int depth;

  @Mixin private MatchOptions options = new MatchOptions();

  PerftCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    if (depth < 1) {
      throw new ParameterException(spec.commandLine(), "--depth: at least 1, not " + depth);
    }
    count(options.game(installed.games().named(id)));
    return Exit.OK;
  }

  private <S, M extends Move, V> void count(Game<S, M, V> game) {
    Setup setup = options.setup(game.info());
    S state = Refusal.unlessOk(game.start(setup));
    boolean isSeeded = spec.commandLine().getParseResult().hasMatchedOption("--seed");
    if (isSeeded) {
      SplittableRandom random = options.random();
      while (game.pending(state) instanceof Pending.Chance<M> chance) {
        state = game.applyUnchecked(state, chance.outcomes().sample(random));
      }
    }
    String title = options.setupTitle(game.info(), setup);
    console.page().heading(isSeeded ? title + ", seed " + options.seed() : title);
    console.page().line("depth           lines  expected lines");
    for (int i = 1; i <= depth; i++) {
      console
          .page()
          .line(
              String.format(
                  Locale.ROOT,
                  "%5d  %14d  %s",
                  i,
                  Perft.count(game, state, i),
                  Perft.expected(game, state, i)));
      console.out().flush();
    }
  }
}
