package org.lawspeaker.command.server;

import com.google.common.primitives.Ints;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;
import org.lawspeaker.command.server.lobby.Access;
import org.lawspeaker.command.server.lobby.Lobby;
import org.lawspeaker.command.server.table.Table;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.command.server.wire.Wire;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;

/** What is served where. */
record Routes(JavalinConfig config, Lobby lobby, Books books) {
  private static final String MATCH = "/matches/{match}";

  void add() {
    config.routes.get("/", WebFiles::index);
    config.routes.get("/app/<file>", WebFiles::file);
    get("/games", http -> lobby.games());
    get(
        "/games/{game}/catalogue",
        http -> unlessKnown(http, books.catalogue(http.pathParam("game"))));
    get(
        "/games/{game}/rules",
        http -> books.rules(http.pathParam("game"), Optional.ofNullable(http.queryParam("q"))));
    get(
        "/games/{game}/rules/{clause}",
        http -> books.clause(http.pathParam("game"), http.pathParam("clause")));
    post("/matches", http -> lobby.open(http.body()));
    get(
        MATCH,
        at((http, table, by) -> table.standing(by.viewer(), since(http), isViewWanted(http))));
    get(
        MATCH + "/replay",
        at(
            (http, table, by) ->
                table.replay(by.viewer(), number(http, "ply").orElse(0), isViewWanted(http))));
    post(
        MATCH + "/moves",
        seated(
            (http, table, seat) ->
                read(
                    http,
                    NewMove.class,
                    sent -> table.move(seat, sent.version(), sent.move(), since(http)))));
    post(
        MATCH + "/why",
        seated(
            (http, table, seat) ->
                read(http, AskedMove.class, sent -> table.why(seat, sent.move()))));
    post(MATCH + "/undo", seated((http, table, seat) -> table.undo(seat, since(http))));
    config.routes.get(MATCH + "/events", this::events);
  }

  /** What is done for whoever has a key to a match. */
  private interface AtTable<T> {
    Reply serve(Context http, Table<?, ?, ?> table, T by);
  }

  private Function<Context, Reply> at(AtTable<Access> serve) {
    return http ->
        lobby.at(http.pathParam("match"), key(http), (table, by) -> serve.serve(http, table, by));
  }

  private Function<Context, Reply> seated(AtTable<Seat> serve) {
    return at(
        (http, table, by) ->
            by.seat()
                .map(seat -> serve.serve(http, table, seat))
                .orElseGet(() -> Reply.refused(403, "", "this is the key of no seat")));
  }

  private void events(Context http) {
    Reply refused =
        lobby.at(
            http.pathParam("match"),
            key(http),
            (table, by) -> {
              EventStream.open(http, table, by.viewer());
              return Reply.text("");
            });
    if (refused.status() != 200) {
      Replies.send(http, refused);
    }
  }

  private static <T extends Record> Reply read(
      Context http, Class<T> type, Function<T, Reply> serve) {
    Checked<T> sent = Wire.read(http.body(), type);
    return sent.isOk() ? serve.apply(sent.orThrow()) : Reply.bad(sent.problems());
  }

  private void get(String path, Function<Context, Reply> serve) {
    config.routes.get(path, http -> Replies.send(http, serve.apply(http)));
  }

  private void post(String path, Function<Context, Reply> serve) {
    config.routes.post(path, http -> Replies.send(http, serve.apply(http)));
  }

  /** Nothing, where the client has the same already. */
  private static Reply unlessKnown(Context http, Reply reply) {
    String tag = reply.headers().get("ETag");
    return tag != null && tag.equals(http.header("If-None-Match"))
        ? new Reply(304, reply.type(), "", reply.headers())
        : reply;
  }

  /** The key of a seat, sent as {@code Authorization: Bearer KEY}; empty if there is none. */
  private static String key(Context http) {
    String sent = http.header("Authorization");
    return sent != null && sent.startsWith("Bearer ") ? sent.substring("Bearer ".length()) : "";
  }

  private static int since(Context http) {
    return number(http, "since").orElse(0);
  }

  private static boolean isViewWanted(Context http) {
    return "view".equals(http.queryParam("with"));
  }

  private static Optional<Integer> number(Context http, String name) {
    return Optional.ofNullable(http.queryParam(name)).map(Ints::tryParse);
  }
}
