package org.lawspeaker.command.server.web;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.common.io.Resources;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A file of the browser application: a resource of this program, and nothing else.
 *
 * @param type as HTTP names it
 * @param resource where it is
 */
public record WebFile(String type, URL resource) {
  private static final String FOLDER = "org/lawspeaker/command/web/";
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*");
  private static final ImmutableMap<String, String> TYPES =
      ImmutableMap.<String, String>builder()
          .put("html", "text/html; charset=utf-8")
          .put("js", "text/javascript; charset=utf-8")
          .put("css", "text/css; charset=utf-8")
          .put("json", "application/json")
          .put("svg", "image/svg+xml")
          .put("png", "image/png")
          .put("woff2", "font/woff2")
          .buildOrThrow();

  /** The file of this path, without a slash before it. */
  public static Optional<WebFile> of(String path) {
    List<String> parts = Splitter.on('/').splitToList(path);
    String ending = path.substring(path.lastIndexOf('.') + 1);
    boolean isPlain = parts.stream().allMatch(part -> NAME.matcher(part).matches());
    return isPlain && TYPES.containsKey(ending)
        ? Optional.ofNullable(WebFile.class.getClassLoader().getResource(FOLDER + path))
            .map(resource -> new WebFile(TYPES.getOrDefault(ending, ""), resource))
        : Optional.empty();
  }

  void send(Context http) {
    byte[] bytes = bytes();
    String tag = "\"" + Hashing.sha256().hashBytes(bytes).toString().substring(0, 16) + "\"";
    http.header("Cache-Control", "no-cache").header("ETag", tag);
    if (tag.equals(http.header("If-None-Match"))) {
      http.status(304);
    } else {
      http.contentType(type).result(bytes);
    }
  }

  private byte[] bytes() {
    try {
      return Resources.toByteArray(resource);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
