package org.lawspeaker.command.server;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.javalin.Javalin;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.lawspeaker.command.server.books.Books;
import org.lawspeaker.command.server.books.Questions;
import org.lawspeaker.command.server.lobby.Lobby;
import org.lawspeaker.command.server.store.Archive;
import org.lawspeaker.command.server.web.Bodies;
import org.lawspeaker.command.server.web.Entrance;
import org.lawspeaker.command.server.web.HostNames;
import org.lawspeaker.command.server.web.Rates;
import org.lawspeaker.command.server.web.Route;
import org.lawspeaker.command.server.web.Site;
import org.lawspeaker.engine.Checked;

/** The games over HTTP. Serves until it is closed. */
public final class GameServer implements AutoCloseable {
  private final Javalin javalin;
  private final Lobby lobby;
  private final Pulse pulse;
  private final Archive archive;

  private GameServer(Javalin javalin, Lobby lobby, Pulse pulse, Archive archive) {
    this.javalin = javalin;
    this.lobby = lobby;
    this.pulse = pulse;
    this.archive = archive;
  }

  /**
   * A server that listens, or why it cannot: its folder or its port is taken.
   *
   * @param host the address at which it listens
   * @param port 0 for any that is free
   */
  public static Checked<GameServer> start(Hosting hosting, String host, int port) {
    return Archive.in(hosting.folder()).then(archive -> start(hosting, archive, host, port));
  }

  private static Checked<GameServer> start(
      Hosting hosting, Archive archive, String host, int port) {
    Lobby lobby =
        new Lobby(
            hosting.library(),
            hosting.players(),
            archive,
            hosting.limits(),
            hosting.random(),
            hosting.log());
    Rates rates = new Rates(hosting.limits().rate());
    Entrance entrance = new Entrance(HostNames.of(host, hosting.names()), rates);
    Pulse pulse = new Pulse(rates);
    ImmutableList<Route> routes =
        new Routes(lobby, new Books(hosting.library()), new Questions(hosting.library()), pulse)
            .all(hosting.version());
    Javalin javalin =
        Javalin.create(
            new Site(routes, entrance, new Bodies(System::nanoTime), hosting.log())::addTo);
    GameServer server = new GameServer(javalin, lobby, pulse, archive);
    try {
      javalin.start(host, port);
      return Checked.ok(server);
    } catch (JavalinException e) {
      server.close();
      return Checked.bad(
          host + ":" + port, "cannot be listened at: " + Throwables.getRootCause(e).getMessage());
    }
  }

  /** Where it listens. */
  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    lobby.close();
    pulse.close();
    javalin.stop();
    try {
      archive.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the folder of matches stays locked", e);
    }
  }
}
