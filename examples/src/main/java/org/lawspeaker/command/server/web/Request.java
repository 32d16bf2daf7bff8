package org.lawspeaker.command.server.web;

import com.google.common.primitives.Ints;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.command.server.wire.Wire;
import org.lawspeaker.engine.Checked;

/** What a client asks. */
public final class Request {
  /** Nobody has more to say, but for a whole match that was kept elsewhere. */
  public static final int MOST_BYTES = 2 * 1024 * 1024;

  private static final String BEARER = "Bearer ";

  private final Context http;

  Request(Context http) {
    this.http = http;
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

  /** Whether the client has what is marked so. */
  boolean has(String tag) {
    return tag.equals(http.header("If-None-Match"));
  }

  /** Serves the record that was sent, or says what is wrong with it. */
  public <T extends Record> Reply body(Class<T> type, Function<T, Reply> serve) {
    Optional<String> text = text();
    if (text.isEmpty()) {
      // The rest is not even read.
      return Reply.refused(413, Wire.BODY, "more than " + MOST_BYTES + " bytes")
          .with("Connection", "close");
    }
    Checked<T> sent = Wire.read(text.get(), type);
    return sent.isOk() ? serve.apply(sent.orThrow()) : Reply.bad(sent.problems());
  }

  private Optional<String> text() {
    if (http.req().getContentLengthLong() > MOST_BYTES) {
      return Optional.empty();
    }
    try {
      byte[] bytes = http.req().getInputStream().readNBytes(MOST_BYTES + 1);
      return bytes.length > MOST_BYTES
          ? Optional.empty()
          : Optional.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("a client is gone", e);
    }
  }
}
