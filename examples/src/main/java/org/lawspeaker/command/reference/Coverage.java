package org.lawspeaker.command.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Records;

/**
 * Where a game's clauses are served and shown: the resource {@code META-INF/coverage/GAME.yaml},
 * which maps ids to {@link Shown}. A game without one shows nothing.
 *
 * @param shown by id
 */
public record Coverage(ImmutableMap<String, Shown> shown) {
  /** No clause is served or shown. */
  public static final Coverage NONE = new Coverage(ImmutableMap.of());

  private static final Shown NOTHING = new Shown(ImmutableList.of(), ImmutableList.of());

  /**
   * Where one clause is served and shown.
   *
   * @param code places in the source
   * @param tests names of tests and ruling files
   */
  public record Shown(
      @Default("[]") ImmutableList<String> code, @Default("[]") ImmutableList<String> tests) {}

  /** The coverage of this game that this loader finds, or what is wrong with it. */
  public static Checked<Coverage> of(ClassLoader loader, String game) {
    String name = "META-INF/coverage/" + game + ".yaml";
    URL resource = loader.getResource(name);
    return resource == null ? Checked.ok(NONE) : read(name, text(resource));
  }

  /** The coverage of this text, or what is wrong with it. */
  static Checked<Coverage> read(String name, String yaml) {
    return Document.yaml(name, yaml).then(Coverage::read);
  }

  private static Checked<Coverage> read(Document document) {
    ImmutableMap.Builder<String, Shown> shown = ImmutableMap.builder();
    Problems problems = new Problems();
    for (Map.Entry<String, JsonNode> clause : document.root().properties()) {
      Checked<Shown> read = Records.STANDARD.read(clause.getValue(), Shown.class);
      read.value().ifPresent(value -> shown.put(clause.getKey(), value));
      read.problems().stream()
          .map(problem -> problem.within(document.place("/" + clause.getKey())))
          .forEach(problems::add);
    }
    return problems.checked(new Coverage(shown.buildOrThrow()));
  }

  private static String text(URL resource) {
    try {
      return Resources.toString(resource, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }

  public Shown of(Citation citation) {
    return shown.getOrDefault(citation.id(), NOTHING);
  }
}
