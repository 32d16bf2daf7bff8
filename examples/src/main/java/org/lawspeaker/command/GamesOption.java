package org.lawspeaker.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many games a command plays. */
final class GamesOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many games to play; ${DEFAULT-VALUE} if left out.")
  private int games;

  /** The number; refuses none. */
  int count() {
    if (games < 1) {
      throw new ParameterException(spec.commandLine(), "--games: at least 1, not " + games);
    }
    return games;
  }
}
