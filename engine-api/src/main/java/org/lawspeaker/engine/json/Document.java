package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;
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
  private final @Nullable Lines lines;
  private final boolean hasColumns;

  Document(String name, JsonNode root, @Nullable Lines lines) {
    this(name, root, lines, false);
  }

  private Document(String name, JsonNode root, @Nullable Lines lines, boolean hasColumns) {
    this.name = name;
    this.root = root;
    this.lines = lines;
    this.hasColumns = hasColumns;
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
    return new Document(name, root, null);
  }

  /** The same, whose places have columns, as in {@code question.yaml:12:5 /when/3}. */
  public Document withColumns() {
    return new Document(name, root, lines, true);
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
    String file = lines == null ? name : name + ":" + mark(lines.at(pointer));
    if (file.isEmpty() || pointer.isEmpty()) {
      return file + pointer;
    }
    return file + " " + pointer;
  }

  private String mark(Mark mark) {
    return hasColumns ? mark.toString() : String.valueOf(mark.line());
  }
}
