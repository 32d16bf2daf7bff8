package org.lawspeaker.command;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.GameServer;
import org.lawspeaker.command.server.Hosting;
import org.lawspeaker.command.server.lobby.Limits;
import org.lawspeaker.engine.GameProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Serves the installed games over HTTP, until Ctrl-C: a table in the browser, and a protocol"
          + " for any program, which GET /openapi.json describes.",
      "Matches are kept: they go on after a restart."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker serve --open",
      "  lawspeaker serve --port 8080 --data matches",
      "  lawspeaker serve --host 0.0.0.0 --rate 50"
    })
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
      names = "--name",
      paramLabel = "HOST",
      description =
          "Another name by which browsers ask for it while it listens to this machine alone, such"
              + " as that of a server before it. May be repeated.")
  private List<String> hostNames = new ArrayList<>();

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description =
          "Where matches are kept: lawspeaker in $XDG_STATE_HOME or in ~/.local/state if left out.")
  private @Nullable Path data;

  @Option(
      names = "--matches",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many matches are kept there at most: ${DEFAULT-VALUE} if left out.")
  private int matches;

  @Option(
      names = "--rate",
      paramLabel = "N",
      defaultValue = "0",
      description = "How many requests a second one address may send; any number if left out.")
  private int rate;

  @Option(names = "--open", description = "Opens the table in the browser of this machine.")
  private boolean opens;

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > MOST) {
      throw new ParameterException(spec.commandLine(), "--port: 0 to " + MOST + ", not " + port);
    }
    if (matches < 1 || rate < 0) {
      throw new ParameterException(
          spec.commandLine(),
          "--matches: from 1, and --rate: from 0; not " + matches + ", " + rate);
    }
    Path folder = data == null ? standardFolder() : data;
    Hosting hosting =
        Hosting.of(folder, Lawspeaker.VERSION)
            .withLibrary(new Library(playable(), installed.loader()))
            .withPlayers(installed.players())
            .withNames(ImmutableSet.copyOf(hostNames))
            .withLimits(Limits.STANDARD.withKept(matches).withRate(rate))
            .withLog(console.err());
    try (GameServer server = Refusal.unlessOk(GameServer.start(hosting, host, port))) {
      String address = "http://" + (isAny(host) ? "localhost" : host) + ":" + server.port();
      console.page().line("Listening on " + address);
      console.page().line("Matches are kept in " + folder);
      console.out().flush();
      if (opens) {
        open(address);
      }
      new CountDownLatch(1).await(); // until the process is ended
    }
    return Exit.OK;
  }

  /** Whether this stands for all addresses of this machine, and so is none to go to. */
  private static boolean isAny(String address) {
    return address.equals("0.0.0.0") || address.equals("::");
  }

  private void open(String address) {
    String opener = System.getProperty("os.name").startsWith("Mac") ? "open" : "xdg-open";
    try {
      new ProcessBuilder(opener, address)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      console.err().println("No browser can be opened (" + e.getMessage() + "); go to " + address);
      console.err().flush();
    }
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
