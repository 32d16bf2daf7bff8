package org.lawspeaker.command.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;
import org.lawspeaker.command.server.wire.Reply;

/**
 * Who may ask at all.
 *
 * @param names by which the server may be asked for
 * @param rates how often a client may ask
 */
public record Entrance(HostNames names, Rates rates) {
  /** Why this request is not even looked at; empty if it is. */
  Optional<Reply> refused(Context http) {
    if (!rates.allow(http.ip())) {
      return Optional.of(
          Reply.refused(429, "", "too many requests; wait a second").with("Retry-After", "1"));
    }
    String host = http.header("Host");
    if (host != null && !names.has(host)) {
      return Optional.of(Reply.refused(421, "", "this server is not asked for by this name"));
    }
    String origin = http.header("Origin");
    return origin != null && host != null && !authority(origin).equals(host)
        ? Optional.of(Reply.refused(403, "", "a page of another site may not ask here"))
        : Optional.empty();
  }

  private static String authority(String origin) {
    try {
      return Optional.ofNullable(URI.create(origin).getRawAuthority()).orElse("");
    } catch (IllegalArgumentException e) {
      return "";
    }
  }
}
