package org.lawspeaker.command.server;

import com.google.common.primitives.Ints;
import io.javalin.Javalin;
import io.javalin.http.Context;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** The games over HTTP. Serves until it is closed. */
public final class GameServer implements AutoCloseable {
  private final Javalin javalin;

  private GameServer(Javalin javalin) {
    this.javalin = javalin;
  }

  /**
   * A server that listens.
   *
   * @param port 0 for any that is free
   */
  public static GameServer start(Lobby lobby, int port) {
    Javalin javalin =
        Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.routes.get("/games", http -> send(http, lobby.games()));
              config.routes.post("/matches", http -> send(http, lobby.open(http.body())));
              config.routes.get(
                  "/matches/{id}",
                  http -> send(http, lobby.standing(http.pathParam("id"), key(http))));
              config.routes.post(
                  "/matches/{id}/moves",
                  http -> send(http, lobby.move(http.pathParam("id"), key(http), http.body())));
            });
    return new GameServer(javalin.start("localhost", port));
  }

  private static void send(Context http, Reply reply) {
    http.status(reply.status())
        .contentType("application/json")
        .result(reply.body().toPrettyString());
  }

  /** The key of a seat, sent as {@code Authorization: Bearer KEY}; empty if there is none. */
  private static String key(Context http) {
    String sent = http.header("Authorization");
    return sent != null && sent.startsWith("Bearer ") ? sent.substring("Bearer ".length()) : "";
  }

  /** Where it listens. */
  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
  }

  /** Serves on the port that is named, or on 7070. */
  public static void main(String[] args) throws NoSuchAlgorithmException {
    Integer port = args.length == 0 ? Integer.valueOf(7070) : Ints.tryParse(args[0]);
    if (port == null || port < 0 || port > 65_535) {
      System.err.println("usage: GameServer [PORT], from 0, for any that is free, to 65535");
      return;
    }
    // Keys and cards that nobody can guess; whoever calls start() may pass a seeded generator.
    Lobby lobby = new Lobby(SecureRandom.getInstanceStrong());
    GameServer server = start(lobby, port);
    System.out.println("Listening on http://localhost:" + server.port());
  }
}
