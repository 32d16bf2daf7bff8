package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.lawspeaker.command.server.GameServer;
import org.lawspeaker.command.server.Lobby;
import org.lawspeaker.engine.GameProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves the installed games over HTTP on this machine, until Ctrl-C.",
    footer = {"", "Examples:", "  lawspeaker serve", "  lawspeaker serve --port 8080"})
final class ServeCommand implements Callable<Integer> {
  private static final int MOST = 65_535;

  private final Console console;
  private final Installation installed;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "7070",
      description = "Where it listens: ${DEFAULT-VALUE} if left out; 0 for any port that is free.")
  private int port;

  ServeCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > MOST) {
      throw new ParameterException(spec.commandLine(), "--port: 0 to " + MOST + ", not " + port);
    }
    try (GameServer server = GameServer.start(lobby(), port)) {
      console.page().line("Listening on http://localhost:" + server.port());
      console.out().flush();
      new CountDownLatch(1).await(); // until the process is ended
    }
    return Exit.OK;
  }

  /** A lobby of all that is installed; keys and cards are such that nobody can guess them. */
  private Lobby lobby() {
    ImmutableList.Builder<GameProvider> playable = ImmutableList.builder();
    for (GuardedGame game : installed.games().all()) {
      try {
        game.game();
        playable.add(game);
      } catch (Refusal refusal) {
        refusal.problems().forEach(problem -> console.err().println(problem));
      }
    }
    ImmutableList<GameProvider> games = playable.build();
    try {
      return new Lobby(games, SecureRandom.getInstanceStrong());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("a platform without strong randomness", e);
    }
  }
}
