package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.UnaryOperator;
import org.lawspeaker.engine.Checked;

/**
 * A YAML or JSON text read as a tree that remembers its lines.
 *
 * <p>Reading never throws. A text beyond the {@link Limits}, a key that comes twice, and YAML's
 * anchors, aliases, tags and further documents are refused, so that reading takes bounded time and
 * means the same in both notations.
 */
public final class Document {
  private final String name;
  private final JsonNode root;
  private final UnaryOperator<String> places;

  /** As {@link #places}, with columns where they are known. */
  private final UnaryOperator<String> exactPlaces;

  private Document(
      String name, JsonNode root, UnaryOperator<String> places, UnaryOperator<String> exactPlaces) {
    this.name = name;
    this.root = root;
    this.places = places;
    this.exactPlaces = exactPlaces;
  }

  Document(String name, JsonNode root, Lines lines) {
    this(
        name,
        root,
        pointer -> place(name + ":" + lines.at(pointer).line(), pointer),
        pointer -> place(name + ":" + lines.at(pointer), pointer));
  }

  /**
   * The one YAML document of this text. Numbers, {@code true}, {@code false} and {@code null} are
   * written as in JSON; all else is text, {@code yes} and {@code 007} too. A line may have {@link
   * Limits#LONGEST_YAML_LINE} characters.
   */
  public static Checked<Document> yaml(String name, String text) {
    return TreeBuilder.document(name, text, tree -> new YamlReader(tree, text).read());
  }

  /** The one JSON value of this text. */
  public static Checked<Document> json(String name, String text) {
    return TreeBuilder.document(name, text, tree -> new JsonReader(tree).read(text));
  }

  /** A tree that was not read from a text and has no lines. */
  public static Document of(String name, JsonNode root) {
    return of(name, root, pointer -> place(name, pointer));
  }

  /**
   * A tree that was put together from several documents.
   *
   * @param places where the value at a JSON pointer is written
   */
  public static Document of(String name, JsonNode root, UnaryOperator<String> places) {
    return new Document(name, root, places, places);
  }

  /** The same, whose places have columns, as in {@code question.yaml:12:5 /when/3}. */
  public Document withColumns() {
    return new Document(name, root, exactPlaces, exactPlaces);
  }

  public String name() {
    return name;
  }

  public JsonNode root() {
    return root;
  }

  /**
   * Where a value is, as in {@code pack.yaml:12 /monsters/3/hp}.
   *
   * @param pointer a JSON pointer; if nothing is there, the line is that of the nearest ancestor
   */
  public String place(String pointer) {
    return places.apply(pointer);
  }

  private static String place(String file, String pointer) {
    if (file.isEmpty() || pointer.isEmpty()) {
      return file + pointer;
    }
    return file + " " + pointer;
  }
}
