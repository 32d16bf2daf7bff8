package org.lawspeaker.command.server;

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
import org.lawspeaker.command.server.wire.Reply;

/** The files of the browser application: resources of this program, and nothing else. */
final class WebFiles {
  private static final String FOLDER = "org/lawspeaker/command/web/";
  private static final String INDEX = "index.html";
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

  private WebFiles() {}

  /** Sends the page that everything begins with. */
  static void index(Context http) {
    send(http, INDEX);
  }

  /** Sends the file that the path names. */
  static void file(Context http) {
    send(http, http.path().substring(1));
  }

  private static void send(Context http, String path) {
    Optional<URL> file = resource(path);
    if (file.isEmpty()) {
      Replies.send(http, Reply.refused(404, "", "there is no such page"));
      return;
    }
    byte[] bytes = bytes(file.get());
    String tag = "\"" + Hashing.sha256().hashBytes(bytes).toString().substring(0, 16) + "\"";
    http.header("Cache-Control", "no-cache").header("ETag", tag);
    if (tag.equals(http.header("If-None-Match"))) {
      http.status(304);
    } else {
      http.contentType(TYPES.getOrDefault(ending(path), "")).result(bytes);
    }
  }

  private static Optional<URL> resource(String path) {
    List<String> parts = Splitter.on('/').splitToList(path);
    boolean isPlain = parts.stream().allMatch(part -> NAME.matcher(part).matches());
    return isPlain && TYPES.containsKey(ending(path))
        ? Optional.ofNullable(WebFiles.class.getClassLoader().getResource(FOLDER + path))
        : Optional.empty();
  }

  private static String ending(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  private static byte[] bytes(URL resource) {
    try {
      return Resources.toByteArray(resource);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
