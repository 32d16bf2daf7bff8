package org.lawspeaker.command.server;

import io.javalin.Javalin;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.lawspeaker.command.server.lobby.Lobby;
import org.lawspeaker.command.server.store.Archive;
import org.lawspeaker.engine.Checked;

/** The games over HTTP. Serves until it is closed. */
public final class GameServer implements AutoCloseable {
  private final Javalin javalin;
  private final Lobby lobby;
  private final Archive archive;

  private GameServer(Javalin javalin, Lobby lobby, Archive archive) {
    this.javalin = javalin;
    this.lobby = lobby;
    this.archive = archive;
  }

  /**
   * A server that listens, or why its folder cannot be used.
   *
   * @param host the address at which it listens
   * @param port 0 for any that is free
   */
  public static Checked<GameServer> start(Hosting hosting, String host, int port) {
    return Archive.in(hosting.folder()).map(archive -> start(hosting, archive, host, port));
  }

  private static GameServer start(Hosting hosting, Archive archive, String host, int port) {
    Lobby lobby =
        new Lobby(hosting.library(), hosting.players(), archive, hosting.random(), hosting.log());
    Javalin javalin =
        Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              new Routes(config, lobby, new Books(hosting.library())).add();
            });
    return new GameServer(javalin.start(host, port), lobby, archive);
  }

  /** Where it listens. */
  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    lobby.close();
    javalin.stop();
    try {
      archive.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the folder of matches stays locked", e);
    }
  }
}
