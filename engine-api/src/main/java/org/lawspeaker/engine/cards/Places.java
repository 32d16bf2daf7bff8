package org.lawspeaker.engine.cards;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Words;

/**
 * What is wrong with a card pack, each problem with its line and its place in the file.
 *
 * <pre>{@code
 * Document file = Document.yaml("pack.yaml", "cards: [Ember, Ash,\n  ember]").orThrow();
 * Places places = new Places(file);
 * places.names().addAll("/cards/%d", ImmutableList.of("Ember", "Ash", "ember"));
 * System.out.println(places.problems().get(0));
 * // pack.yaml:2 /cards/2: "ember" is written in moves like "Ember": ember
 * }</pre>
 */
public final class Places {
  /** The longest name, in {@code char}s: as wide as a terminal. */
  public static final int LONGEST_NAME = 80;

  private final Document document;
  private final Problems problems = new Problems();

  public Places(Document document) {
    this.document = document;
  }

  /** What the file says at this pointer, as it is written; missing if it says nothing. */
  public JsonNode written(String pointer) {
    return document.root().at(pointer);
  }

  /** Notes a problem at this pointer. */
  public void add(String pointer, String message) {
    problems.add(document.place(pointer), message);
  }

  /** What was noted so far. */
  public ImmutableList<Problem> problems() {
    return problems.list();
  }

  /** The pack if nothing is wrong with it. */
  public <T> Checked<T> checked(T pack) {
    return problems.checked(pack);
  }

  /** No names yet, of things that must be told apart where they are written. */
  public Names names() {
    return new Names();
  }

  /**
   * The names of things that must be told apart where moves and positions write them, by {@link
   * Words#slug}.
   */
  public final class Names {
    private final Map<String, String> seen = new HashMap<>();

    private Names() {}

    /** Something else is written like this. */
    @CanIgnoreReturnValue
    public Names reserve(String slug, String says) {
      seen.put(slug, says);
      return this;
    }

    /** A name at this pointer must have something to write, and differ; whether it does. */
    @CanIgnoreReturnValue
    public boolean add(String pointer, String name) {
      String slug = Words.slug(name);
      if (slug.isEmpty()) {
        Places.this.add(pointer, "a name has letters or digits");
        return false;
      }
      if (name.length() > LONGEST_NAME) {
        Places.this.add(
            pointer, "a name has at most " + LONGEST_NAME + " characters, not " + name.length());
        return false;
      }
      return add(pointer, name, slug);
    }

    /** A name that is written in another way than by its letters; whether it differs. */
    @CanIgnoreReturnValue
    public boolean add(String pointer, String name, String slug) {
      String other = seen.putIfAbsent(slug, name);
      if (other != null) {
        Places.this.add(
            pointer, "\"" + name + "\" is written in moves like \"" + other + "\": " + slug);
      }
      return other == null;
    }

    /** The names of a list; {@code %d} in the pointers stands for its indexes. */
    @CanIgnoreReturnValue
    public Names addAll(String pointers, List<String> names) {
      for (int i = 0; i < names.size(); i++) {
        add(pointers.replace("%d", String.valueOf(i)), names.get(i));
      }
      return this;
    }
  }
}
