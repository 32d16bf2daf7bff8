package org.lawspeaker.command.server;

import io.javalin.Javalin;
import io.javalin.http.Context;

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
}
