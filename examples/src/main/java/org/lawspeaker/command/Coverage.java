package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;

/**
 * Where a game's clauses are served and shown: the resource {@code META-INF/coverage/GAME.yaml},
 * which maps ids to {@link Shown}. A game without one shows nothing.
 *
 * @param shown by id
 */
record Coverage(ImmutableMap<String, Shown> shown) {
  /**
   * Where one clause is served and shown.
   *
   * @param code places in the source
   * @param tests names of tests and ruling files
   */
  record Shown(
      @Default("[]") ImmutableList<String> code, @Default("[]") ImmutableList<String> tests) {}

  private static final Shown NOTHING = new Shown(ImmutableList.of(), ImmutableList.of());

  /** The coverage of this game that this loader finds. */
  static Coverage of(ClassLoader loader, String game) {
    String name = "META-INF/coverage/" + game + ".yaml";
    URL resource = loader.getResource(name);
    return resource == null ? new Coverage(ImmutableMap.of()) : read(name, text(resource));
  }

  /** The coverage of this text; refuses what it cannot read. */
  static Coverage read(String name, String yaml) {
    Document document = Refusal.unlessOk(Document.yaml(name, yaml));
    ImmutableMap.Builder<String, Shown> shown = ImmutableMap.builder();
    document
        .root()
        .properties()
        .forEach(
            entry ->
                shown.put(
                    entry.getKey(),
                    Refusal.unlessOk(name, Records.STANDARD.read(entry.getValue(), Shown.class))));
    return new Coverage(shown.buildOrThrow());
  }

  private static String text(URL resource) {
    try {
      return Resources.toString(resource, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }

  Shown of(Citation citation) {
    return shown.getOrDefault(citation.id(), NOTHING);
  }
}
