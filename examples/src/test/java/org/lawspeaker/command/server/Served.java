package org.lawspeaker.command.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.lobby.Limits;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.play.InstalledPlayers;

/** A server in this process, as the command starts one. */
record Served(GameServer server, Path folder, StringWriter log) implements AutoCloseable {
  private static final int SEED = 7;

  /** A server of all installed games that keeps its matches in this folder. */
  static Served in(Path folder) {
    return in(folder, GameProvider.installed());
  }

  /** A server of these games that keeps its matches in this folder; draws the same keys always. */
  static Served in(Path folder, List<GameProvider> games) {
    return in(folder, games, Limits.STANDARD);
  }

  /** A server of these games that takes on so much. */
  static Served in(Path folder, List<GameProvider> games, Limits limits) {
    return in(folder, games, limits, InstalledPlayers.load());
  }

  /** A server of all installed games with these programs. */
  static Served in(Path folder, InstalledPlayers players) {
    return in(folder, GameProvider.installed(), Limits.STANDARD, players);
  }

  private static Served in(
      Path folder, List<GameProvider> games, Limits limits, InstalledPlayers players) {
    Library library =
        new Library(
            ImmutableSortedMap.copyOf(Maps.uniqueIndex(games, GameProvider::id)),
            Served.class.getClassLoader());
    StringWriter log = new StringWriter();
    Hosting hosting =
        Hosting.of(folder, "0.1.0")
            .withLibrary(library)
            .withPlayers(players)
            .withLimits(limits)
            .withRandom(new Random(SEED))
            .withLog(new PrintWriter(log, true));
    return new Served(GameServer.start(hosting, "localhost", 0).orThrow(), folder, log);
  }

  /** Somebody without a key. */
  Client stranger() {
    return Client.of(server);
  }

  /** The clients of the people of a new match, in seat order. */
  ImmutableList<Client> open(String wish) {
    JsonNode opened = stranger().post("/matches", wish).body();
    String match = opened.path("match").asText();
    ImmutableList.Builder<Client> seated = ImmutableList.builder();
    for (JsonNode seat : opened.path("seats")) {
      seated.add(stranger().with(match, seat.path("key").asText()));
    }
    return seated.build();
  }

  /** The lines that were kept of a match, without the first. */
  ImmutableList<String> kept(String match) {
    try {
      List<String> lines = Files.readAllLines(folder.resolve(match + ".match"));
      return ImmutableList.copyOf(lines.subList(1, lines.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The clients of the people of a new match of this game. */
  ImmutableList<Client> open(String game, int seats) {
    return open("{\"game\": \"" + game + "\", \"seats\": " + seats + "}");
  }

  @Override
  public void close() {
    server.close();
  }
}
