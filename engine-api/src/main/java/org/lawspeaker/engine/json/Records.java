package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.primitives.Primitives;
import com.google.common.reflect.TypeToken;
import java.lang.annotation.Annotation;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;

/**
 * Reads records from JSON trees, writes them, and describes them as a JSON Schema. Immutable and
 * safe for any number of threads.
 *
 * <ul>
 *   <li>A record is an object whose keys are its components' names, hyphenated ({@code
 *       fail-penalty}). Every key must be known, and be there unless the component is an {@link
 *       Optional} or has a {@link Default}.
 *   <li>An enum constant is its name, lower-case and hyphenated.
 *   <li>A list or set is a list, a map an object. Keys are strings, enum constants or leaves.
 *   <li>A value of a sealed interface is an object with one key that names the record: {@code
 *       {damage: {amount: 4}}}. If the record has one component, its value may stand alone: {@code
 *       {heal: 2}}. If nothing need be said but the name, a text will do: {@code peek}.
 * </ul>
 *
 * <p>What is written reads back equal. A type that files cannot hold is a programming error: {@link
 * IllegalArgumentException}.
 *
 * <pre>{@code
 * record Card(String name, int hitPoints) {}
 *
 * System.out.println(Records.STANDARD.write(new Card("Imp", 3))); // {"name":"Imp","hit-points":3}
 * Document bad = Document.yaml("card.yaml", "{name: Imp, hitpoints: 3}").orThrow();
 * Checked<Card> read = Records.STANDARD.read(bad, Card.class);
 * System.out.println(read.problems().get(1)); // card.yaml:1: missing key "hit-points"
 * }</pre>
 */
public final class Records {
  /** Knows {@link Citation} and {@link Fraction} as texts. */
  public static final Records STANDARD =
      new Records(Shapes.plain())
          .with(String.class, Leaf.of(text -> text, text -> text))
          .with(Citation.class, Leaf.of(Citation::of, Citation::id))
          .with(Fraction.class, Leaf.of(Fractions::parse, Fraction::toString));

  private final Shapes shapes;

  private Records(Shapes shapes) {
    this.shapes = shapes;
  }

  /** A copy that writes this type as a text. */
  public <T> Records with(Class<T> type, Leaf<T> leaf) {
    return new Records(shapes.with(null, type, leaf));
  }

  /** A copy that writes this type in another form. */
  public <T> Records with(Class<T> type, Form<T> form) {
    return new Records(shapes.with(null, type, form));
  }

  /**
   * A copy that writes this type as a text where a component of a record has this annotation: the
   * component itself, or what it is a list, a map or another value of.
   */
  public <T> Records with(Class<? extends Annotation> mark, Class<T> type, Leaf<T> leaf) {
    return new Records(shapes.with(mark, type, leaf));
  }

  /** A copy that writes this type in another form where a component has this annotation. */
  public <T> Records with(Class<? extends Annotation> mark, Class<T> type, Form<T> form) {
    return new Records(shapes.with(mark, type, form));
  }

  /** The value, or every problem with its place. */
  public <T> Checked<T> read(Document document, Class<T> type) {
    return read(document, shapes.of(TypeToken.of(type))).map(Primitives.wrap(type)::cast);
  }

  /** The value, or every problem with a JSON pointer as its place. */
  public <T> Checked<T> read(JsonNode node, Class<T> type) {
    return read(Document.of("", node), type);
  }

  /** The value as its own class is written: the record itself, without a key that names it. */
  public JsonNode write(Object value) {
    Class<?> type = value instanceof Enum<?> e ? e.getDeclaringClass() : value.getClass();
    return shapes.of(TypeToken.of(type)).write(value);
  }

  /** The value as this type is written: {@code read(write(value, type), type)} gives it back. */
  public <T> JsonNode write(T value, Class<? super T> type) {
    return shapes.of(TypeToken.of(type)).write(value);
  }

  /**
   * A tree with another laid over it, both of which this type reads: records and maps are joined
   * member by member, all else replaces what was there.
   */
  public JsonNode overlay(Class<?> type, JsonNode base, JsonNode overlay) {
    return Overlays.lay(shapes.of(TypeToken.of(type)), base, overlay);
  }

  /**
   * How a record is written as a phrase, such as {@code "seat {by}: play {card}"}.
   *
   * @throws IllegalArgumentException if the phrase does not say all that has to be said
   */
  public <T> Phrase<T> phrase(Class<T> type, String pattern) {
    return new Phrase<>(type, (RecordShape) shapes.of(TypeToken.of(type)), pattern);
  }

  /** A JSON Schema, draft 2020-12, of what {@link #read} accepts. */
  public JsonNode schema(Class<?> type) {
    return Schemas.of(shapes.of(TypeToken.of(type)));
  }

  static Checked<Object> read(Document document, Shape shape) {
    Problems problems = new Problems();
    Optional<Object> value = shape.read(document.root(), Reading.root(document, problems));
    return value.isPresent() && problems.isEmpty()
        ? Checked.ok(value.get())
        : Checked.bad(problems.list());
  }
}
