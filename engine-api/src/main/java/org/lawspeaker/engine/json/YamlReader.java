package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.node.NullNode;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Problem;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.ReaderException;
import org.yaml.snakeyaml.reader.StreamReader;

/** Reads the events of a YAML text; the plain subset of YAML that says the same as JSON. */
final class YamlReader {
  private final TreeBuilder tree;
  private final String text;
  private final StreamReader characters;
  private final Parser events;

  YamlReader(TreeBuilder tree, String text) {
    this.tree = tree;
    this.text = text;
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Limits.MOST_BYTES);
    this.characters = new StreamReader(text);
    this.events = new ParserImpl(characters, options);
  }

  Parsed read() throws Unreadable {
    checkLines();
    try {
      return document();
    } catch (MarkedYAMLException e) {
      throw new Unreadable(place(e), "not YAML: " + e.getProblem() + hint(e));
    } catch (ReaderException e) {
      throw new Unreadable(lineOf(e.getPosition()), "a character that no text may hold");
    } catch (YAMLException e) {
      throw new Unreadable(1, "not YAML: " + e.getMessage());
    } catch (NumberFormatException e) {
      // The scanner does not expect an escape such as \Uffffffff.
      throw new Unreadable(characters.getLine() + 1, "not YAML: a number too large");
    }
  }

  private void checkLines() throws Unreadable {
    int line = 1;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        line++;
        start = i + 1;
      } else if (i - start >= Limits.LONGEST_YAML_LINE) {
        throw new Unreadable(
            line, "a line of more than " + Limits.LONGEST_YAML_LINE + " characters");
      }
    }
  }

  private Parsed document() throws Unreadable {
    next(); // the start of the stream
    if (next().is(Event.ID.StreamEnd)) {
      throw new Unreadable(1, "nothing is written here");
    }
    Parsed root = value(next(), 1);
    next(); // the end of the document
    Event end = next();
    if (!end.is(Event.ID.StreamEnd)) {
      throw new Unreadable(line(end), "a second YAML document; one is allowed");
    }
    return root;
  }

  private Parsed value(Event event, int depth) throws Unreadable {
    Mark mark = mark(event);
    int line = mark.line();
    tree.checkCount(line);
    if (event instanceof AliasEvent) {
      tree.problem(line, "YAML aliases are not allowed; write the value out");
      return tree.leaf(NullNode.getInstance(), mark);
    }
    if (event instanceof NodeEvent node && node.getAnchor() != null) {
      tree.problem(line, "YAML anchors are not allowed");
    }
    if (event instanceof ScalarEvent scalar) {
      checkTag(scalar.getTag(), line);
      return tree.leaf(YamlScalars.node(scalar), mark);
    }
    CollectionStartEvent start = (CollectionStartEvent) event;
    checkTag(start.getTag(), line);
    tree.checkDepth(depth, line);
    return start instanceof MappingStartEvent ? object(mark, depth) : list(mark, depth);
  }

  private Parsed list(Mark mark, int depth) throws Unreadable {
    TreeBuilder.Entries entries = new TreeBuilder.Entries();
    for (Event event = next(); !event.is(Event.ID.SequenceEnd); event = next()) {
      entries.add(value(event, depth + 1));
    }
    return entries.build(mark);
  }

  private Parsed object(Mark mark, int depth) throws Unreadable {
    TreeBuilder.Members members = tree.new Members();
    for (Event event = next(); !event.is(Event.ID.MappingEnd); event = next()) {
      if (!(event instanceof ScalarEvent key)) {
        throw new Unreadable(line(event), "a key that is not a text");
      }
      value(key, depth); // complains about an anchor or a tag
      members.add(key.getValue(), mark(key), value(next(), depth + 1));
    }
    return members.build(mark);
  }

  private void checkTag(@Nullable String tag, int line) {
    if (tag != null) {
      tree.problem(line, "YAML tags are not allowed: " + Problem.quote(tag));
    }
  }

  private Event next() {
    return events.getEvent();
  }

  private static int line(Event event) {
    return mark(event).line();
  }

  private static Mark mark(Event event) {
    return new Mark(event.getStartMark().getLine() + 1, event.getStartMark().getColumn() + 1);
  }

  private static Mark place(MarkedYAMLException e) {
    var mark = e.getProblemMark();
    return mark == null ? new Mark(1, 1) : new Mark(mark.getLine() + 1, mark.getColumn() + 1);
  }

  /** What is meant, of the slip that questions have most often. */
  private static String hint(MarkedYAMLException e) {
    return e.getProblem().startsWith("mapping values are not allowed")
        ? "; a text that holds a colon and a space stands in quotes"
        : "";
  }

  private int lineOf(int position) {
    return 1 + (int) text.codePoints().limit(position).filter(c -> c == '\n').count();
  }
}
