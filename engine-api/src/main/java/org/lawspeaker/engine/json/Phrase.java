package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;

/**
 * A record written as a phrase and read from one. In the pattern, {@code {card}} stands for the
 * component of this key, {@code {column+1}} for a number that people count from 1, and what is in
 * brackets is left out where it need not be said. A list is its words, one after the other.
 *
 * <pre>{@code
 * record Drop(Seat by, int column) {}
 *
 * Phrase<Drop> phrase = KitJson.RECORDS.phrase(Drop.class, "seat {by}: drop {column+1}");
 * System.out.println(phrase.write(new Drop(Seat.of(1), 3))); // seat 1: drop 4
 * System.out.println(phrase.read("seat 1: drop 4").orElseThrow().isOk()); // true
 * }</pre>
 *
 * @param <T> the record
 */
public final class Phrase<T> {
  /** What the words of a phrase mean where it is written or read. */
  public interface Terms {
    /** Nothing but what the words say. */
    Terms PLAIN = new Terms() {};

    /** The word for the value of a component. */
    default String written(String key, String value) {
      return value;
    }

    /** The value that a word stands for. */
    default Checked<String> read(String key, String word) {
      return Checked.ok(word);
    }

    /** What is wrong if a component that must be known is neither said nor implied. */
    default String missing(String key) {
      return "missing key \"" + key + "\"";
    }

    /** The value that a component has if it is not said. */
    default Optional<String> implied(String key) {
      return Optional.empty();
    }
  }

  private final Class<T> type;
  private final RecordShape shape;
  private final ImmutableMap<String, Component> components;
  private final ImmutableList<PhrasePart> parts;
  private final ImmutableList<PhrasePart.Slot> slots;
  private final Pattern regex;

  /** What every such phrase has somewhere: most texts of another kind are told by that alone. */
  private final ImmutableList<String> always;

  Phrase(Class<T> type, RecordShape shape, String pattern) {
    this.type = type;
    this.shape = shape;
    this.components = Maps.uniqueIndex(shape.components(), Component::key);
    this.parts = PhrasePart.of(pattern);
    ImmutableList.Builder<PhrasePart.Slot> found = ImmutableList.builder();
    this.regex = Pattern.compile(regex(parts, found));
    this.slots = found.build();
    this.always =
        parts.stream()
            .filter(part -> part instanceof PhrasePart.Fixed)
            .map(part -> ((PhrasePart.Fixed) part).text())
            .collect(ImmutableList.toImmutableList());
    check(pattern);
  }

  private void check(String pattern) {
    ImmutableSet<String> said =
        slots.stream().map(PhrasePart.Slot::key).collect(ImmutableSet.toImmutableSet());
    if (!components.keySet().equals(said) || said.size() < slots.size()) {
      throw new IllegalArgumentException(
          "\"" + pattern + "\" has to name each component once: " + components.keySet());
    }
  }

  private String regex(
      ImmutableList<PhrasePart> some, ImmutableList.Builder<PhrasePart.Slot> found) {
    StringBuilder text = new StringBuilder();
    for (PhrasePart part : some) {
      if (part instanceof PhrasePart.Fixed fixed) {
        text.append(Pattern.quote(fixed.text()));
      } else if (part instanceof PhrasePart.Perhaps perhaps) {
        text.append("(?:").append(regex(perhaps.parts(), found)).append(")?");
      } else if (part instanceof PhrasePart.Slot slot) {
        found.add(slot);
        text.append(shapeOf(slot) instanceof ListShape ? "(\\S+(?: \\S+)*)" : "(\\S+?)");
      }
    }
    return text.toString();
  }

  private Component component(PhrasePart.Slot slot) {
    Component component = components.get(slot.key());
    if (component == null) {
      throw new IllegalArgumentException(type + " has no component for {" + slot.key() + "}");
    }
    return component;
  }

  private Shape shapeOf(PhrasePart.Slot slot) {
    return component(slot).shape();
  }

  /** The record that is written so. */
  public Class<T> type() {
    return type;
  }

  /** Whether the phrase says the component of this key. */
  public boolean says(String key) {
    return components.containsKey(key);
  }

  /** The phrase for a value. */
  public String write(T value) {
    return write(value, Terms.PLAIN);
  }

  /** The phrase for a value, in these terms. */
  public String write(T value, Terms terms) {
    StringBuilder text = new StringBuilder();
    write(parts, value, terms, text);
    return text.toString();
  }

  private void write(
      ImmutableList<PhrasePart> some, Object value, Terms terms, StringBuilder text) {
    for (PhrasePart part : some) {
      if (part instanceof PhrasePart.Fixed fixed) {
        text.append(fixed.text());
      } else if (part instanceof PhrasePart.Slot slot) {
        words(slot, component(slot).written(value), terms, text);
      } else if (part instanceof PhrasePart.Perhaps perhaps && mustSay(perhaps, value, terms)) {
        write(perhaps.parts(), value, terms, text);
      }
    }
  }

  private boolean mustSay(PhrasePart.Perhaps perhaps, Object value, Terms terms) {
    for (PhrasePart part : perhaps.parts()) {
      if (part instanceof PhrasePart.Slot slot) {
        Object said = component(slot).written(value);
        return said != null
            && !terms.implied(slot.key()).equals(Optional.of(plain(slot, shapeOf(slot), said)));
      }
    }
    return true;
  }

  private void words(
      PhrasePart.Slot slot, @Nullable Object value, Terms terms, StringBuilder text) {
    if (value instanceof Iterable<?> several && shapeOf(slot) instanceof ListShape list) {
      int start = text.length();
      for (Object each : several) {
        text.append(text.length() == start ? "" : " ");
        text.append(terms.written(slot.key(), plain(slot, list.entry(), each)));
      }
    } else if (value != null) {
      text.append(terms.written(slot.key(), plain(slot, shapeOf(slot), value)));
    }
  }

  private static String plain(PhrasePart.Slot slot, Shape shape, Object value) {
    if (shape instanceof TextShape word) {
      return word.text(value);
    }
    return value instanceof Number number
        ? String.valueOf(number.longValue() + slot.plus())
        : shape.write(value).asText();
  }

  /** The value of a phrase, or what is wrong with its words; empty if it is another phrase. */
  public Optional<Checked<T>> read(String text) {
    return read(text, Terms.PLAIN);
  }

  /** The value of a phrase in these terms. */
  public Optional<Checked<T>> read(String text, Terms terms) {
    if (!hasAlways(text)) {
      return Optional.empty();
    }
    Matcher matcher = regex.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    ObjectNode object = Schemas.object();
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < slots.size(); i++) {
      PhrasePart.Slot slot = slots.get(i);
      Optional<String> said =
          Optional.ofNullable(matcher.group(i + 1)).or(() -> terms.implied(slot.key()));
      said.ifPresent(words -> put(slot, words, terms, object, problems));
      if (said.isEmpty() && component(slot).isRequired()) {
        problems.add(new Problem("", terms.missing(slot.key())));
      }
    }
    Document said = Document.of("", object);
    if (!problems.isEmpty()) {
      problems.addAll(wrong(said));
      return Optional.of(Checked.bad(problems));
    }
    return Optional.of(Records.read(said, shape).map(type::cast));
  }

  private boolean hasAlways(String text) {
    for (int i = 0; i < always.size(); i++) {
      if (!text.contains(always.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** What is wrong with the components that are said. */
  private ImmutableList<Problem> wrong(Document said) {
    Problems wrong = new Problems();
    for (Component component : shape.components()) {
      if (said.root().has(component.key())) {
        component.read(said.root(), Reading.root(said, wrong));
      }
    }
    return wrong.list();
  }

  private void put(
      PhrasePart.Slot slot, String words, Terms terms, ObjectNode object, List<Problem> problems) {
    Shape wanted = shapeOf(slot);
    if (!(wanted instanceof ListShape list)) {
      value(slot, words, terms, wanted, problems).ifPresent(node -> object.set(slot.key(), node));
      return;
    }
    ArrayNode array = object.putArray(slot.key());
    for (String word : Splitter.on(' ').split(words)) {
      value(slot, word, terms, list.entry(), problems).ifPresent(array::add);
    }
  }

  private static Optional<JsonNode> value(
      PhrasePart.Slot slot, String word, Terms terms, Shape wanted, List<Problem> problems) {
    Checked<String> meant = terms.read(slot.key(), word);
    problems.addAll(meant.problems());
    if (!meant.isOk() || !(wanted instanceof WholeShape)) {
      return meant.value().map(TextNode::valueOf);
    }
    Long number = Longs.tryParse(meant.orThrow());
    if (number == null) {
      problems.add(new Problem("/" + slot.key(), "a number is wanted, not " + Problem.quote(word)));
      return Optional.empty();
    }
    return Optional.of(LongNode.valueOf(number - slot.plus()));
  }

  /** The phrase for people: {@code seat N: play CARD}. */
  public String help() {
    return shown(false);
  }

  /** What two phrases that cannot be told apart have in common. */
  public String skeleton() {
    return shown(true);
  }

  private String shown(boolean bare) {
    StringBuilder text = new StringBuilder();
    show(parts, bare, text);
    return text.toString();
  }

  private void show(ImmutableList<PhrasePart> some, boolean bare, StringBuilder text) {
    for (PhrasePart part : some) {
      if (part instanceof PhrasePart.Fixed fixed) {
        text.append(fixed.text());
      } else if (part instanceof PhrasePart.Slot slot) {
        text.append(bare ? "*" : name(slot));
      } else if (part instanceof PhrasePart.Perhaps perhaps) {
        text.append(bare ? "" : "[");
        show(perhaps.parts(), bare, text);
        text.append(bare ? "" : "]");
      }
    }
  }

  private String name(PhrasePart.Slot slot) {
    Shape wanted = shapeOf(slot);
    boolean isNumber =
        wanted instanceof WholeShape
            || (wanted instanceof LeafShape<?> leaf && leaf.type() == Seat.class);
    return isNumber ? "N" : slot.key().toUpperCase(Locale.ROOT);
  }
}
