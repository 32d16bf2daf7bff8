package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/** Builds a tree with its lines, whichever notation it is read from, within the limits of both. */
final class TreeBuilder {
  /** The text of one notation, read into a tree. */
  interface Source {
    Parsed read(TreeBuilder tree) throws Unreadable;
  }

  private final String name;
  private final Problems problems = new Problems();
  private int values;

  private TreeBuilder(String name) {
    this.name = name;
  }

  static Checked<Document> document(String name, String text, Source source) {
    TreeBuilder tree = new TreeBuilder(name);
    if (text.length() > Limits.MOST_BYTES) {
      tree.problem(1, Limits.TOO_LARGE);
      return Checked.bad(tree.problems.list());
    }
    try {
      Parsed parsed = source.read(tree);
      if (tree.problems.isEmpty()) {
        return Checked.ok(new Document(name, parsed.node(), parsed.lines()));
      }
    } catch (Unreadable e) {
      tree.problems.add(name + ":" + e.place(), String.valueOf(e.getMessage()));
    }
    return Checked.bad(tree.problems.list());
  }

  void problem(int line, String message) {
    problems.add(name + ":" + line, message);
  }

  /** Counts one more value. */
  void checkCount(int line) throws Unreadable {
    values++;
    if (values > Limits.MOST_VALUES) {
      throw new Unreadable(line, Limits.TOO_MANY);
    }
  }

  void checkDepth(int depth, int line) throws Unreadable {
    if (depth > Limits.DEEPEST) {
      throw new Unreadable(line, Limits.TOO_DEEP);
    }
  }

  /** What is read is printed somewhere, and control characters would steer a terminal. */
  private void checkText(String text, int line) {
    for (int i = 0; i < text.length(); i++) {
      char at = text.charAt(i);
      if (Character.isISOControl(at) && at != '\n' && at != '\t') {
        problem(line, String.format("a text with the control character U+%04X", (int) at));
        return;
      }
    }
  }

  Parsed leaf(JsonNode node, Mark mark) {
    if (node.isTextual()) {
      checkText(node.textValue(), mark.line());
    }
    return new Parsed(node, Lines.leaf(mark));
  }

  /** The entries of a list, in order. */
  static final class Entries {
    private final ArrayNode node = JsonNodeFactory.instance.arrayNode();
    private final ImmutableList.Builder<Lines> lines = ImmutableList.builder();

    void add(Parsed entry) {
      node.add(entry.node());
      lines.add(entry.lines());
    }

    Parsed build(Mark mark) {
      return new Parsed(node, new Lines(mark, ImmutableMap.of(), lines.build()));
    }
  }

  /** The members of an object, in order; complains about a key that comes twice. */
  final class Members {
    private final ObjectNode node = JsonNodeFactory.instance.objectNode();
    private final ImmutableMap.Builder<String, Lines> lines = ImmutableMap.builder();

    void add(String key, Mark mark, Parsed member) {
      int line = mark.line();
      checkText(key, line);
      if (key.length() > Limits.LONGEST_KEY) {
        problem(line, "a key of more than " + Limits.LONGEST_KEY + " characters");
      } else if (node.has(key)) {
        problem(line, "the key " + Problem.quote(key) + " comes twice in one object");
      } else {
        node.set(key, member.node());
        lines.put(key, member.lines().at(mark));
      }
    }

    Parsed build(Mark mark) {
      return new Parsed(node, new Lines(mark, lines.buildOrThrow(), ImmutableList.of()));
    }
  }
}
