package org.lawspeaker.command.server.web;

import com.google.common.primitives.Ints;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.command.server.wire.Wire;
import org.lawspeaker.engine.Checked;

/** What a client asks. */
public final class Request {
  private static final String BEARER = "Bearer ";

  private final Context http;
  private final Bodies bodies;

  Request(Context http, Bodies bodies) {
    this.http = http;
    this.bodies = bodies;
  }

  Context http() {
    return http;
  }

  /** What stands in the path under this name. */
  public String path(String name) {
    return http.pathParam(name);
  }

  /** The whole path. */
  public String path() {
    return http.path();
  }

  /** What stands behind the question mark under this name. */
  public Optional<String> query(String name) {
    return Optional.ofNullable(http.queryParam(name));
  }

  /** The whole number that stands there; empty if none does. */
  public Optional<Integer> number(String name) {
    return query(name).map(Ints::tryParse);
  }

  /** The key of a seat, sent as {@code Authorization: Bearer KEY}; empty if there is none. */
  public String key() {
    String sent = http.header("Authorization");
    return sent != null && sent.startsWith(BEARER) ? sent.substring(BEARER.length()) : "";
  }

  /** Serves the record that was sent, or says what is wrong with it. */
  public <T extends Record> Reply body(Class<T> type, Function<T, Reply> serve) {
    return bodies.serve(
        http,
        text -> {
          Checked<T> sent = Wire.read(text, type);
          return sent.isOk() ? serve.apply(sent.orThrow()) : Reply.bad(sent.problems());
        });
  }
}
