package org.lawspeaker.command;

import com.google.common.collect.ImmutableSortedMap;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.GameServer;
import org.lawspeaker.command.server.Hosting;
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

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "localhost",
      description =
          "The address at which it listens: ${DEFAULT-VALUE} if left out, for this machine alone;"
              + " 0.0.0.0 for whoever can reach it.")
  private String host = "";

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description =
          "Where matches are kept: lawspeaker in $XDG_STATE_HOME or in ~/.local/state if left out.")
  private @Nullable Path data;

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > MOST) {
      throw new ParameterException(spec.commandLine(), "--port: 0 to " + MOST + ", not " + port);
    }
    Path folder = data == null ? standardFolder() : data;
    Hosting hosting =
        Hosting.of(folder)
            .withLibrary(new Library(playable(), installed.loader()))
            .withPlayers(installed.players())
            .withLog(console.err());
    try (GameServer server = Refusal.unlessOk("--data ", GameServer.start(hosting, host, port))) {
      console.page().line("Listening on http://" + host + ":" + server.port());
      console.page().line("Matches are kept in " + folder);
      console.out().flush();
      new CountDownLatch(1).await(); // until the process is ended
    }
    return Exit.OK;
  }

  private static Path standardFolder() {
    String state = Optional.ofNullable(System.getenv("XDG_STATE_HOME")).orElse("");
    Path parent =
        state.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".local", "state")
            : Path.of(state);
    return parent.resolve("lawspeaker");
  }

  /** What can be read of all that is installed. */
  private ImmutableSortedMap<String, GameProvider> playable() {
    ImmutableSortedMap.Builder<String, GameProvider> playable = ImmutableSortedMap.naturalOrder();
    for (GuardedGame game : installed.games().all()) {
      try {
        game.game();
        playable.put(game.id(), game);
      } catch (Refusal refusal) {
        refusal.problems().forEach(problem -> console.err().println(problem));
      }
    }
    return playable.buildOrThrow();
  }
}
