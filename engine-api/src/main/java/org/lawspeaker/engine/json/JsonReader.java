package org.lawspeaker.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Reads the tokens of a JSON text. */
final class JsonReader {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Limits.DEEPEST + 1)
                  .maxStringLength(Limits.MOST_BYTES)
                  .maxNumberLength(Limits.LONGEST_NUMBER)
                  .build())
          // A hostile text must not fill a table of names that outlives it.
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .build();

  private final TreeBuilder tree;

  JsonReader(TreeBuilder tree) {
    this.tree = tree;
  }

  Parsed read(String text) throws Unreadable {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() == null) {
        throw new Unreadable(1, "nothing is written here");
      }
      Parsed root = value(parser, 1);
      if (parser.nextToken() != null) {
        throw new Unreadable(line(parser), "a second JSON value; one is allowed");
      }
      return root;
    } catch (JsonProcessingException e) {
      Mark mark =
          e.getLocation() == null
              ? new Mark(1, 1)
              : new Mark(e.getLocation().getLineNr(), e.getLocation().getColumnNr());
      throw new Unreadable(mark, "not JSON: " + withoutPlace(e.getOriginalMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail to be read", e);
    }
  }

  /** Jackson repeats the place inside some of its messages. */
  private static String withoutPlace(String message) {
    return message.replaceFirst(" \\(start marker at .*", "");
  }

  private Parsed value(JsonParser parser, int depth) throws IOException, Unreadable {
    Mark mark = mark(parser);
    int line = mark.line();
    tree.checkCount(line);
    boolean isObject = parser.currentToken() == JsonToken.START_OBJECT;
    if (!isObject && parser.currentToken() != JsonToken.START_ARRAY) {
      return tree.leaf(scalar(parser, line), mark);
    }
    tree.checkDepth(depth, line);
    return isObject ? object(parser, mark, depth) : list(parser, mark, depth);
  }

  private Parsed object(JsonParser parser, Mark mark, int depth) throws IOException, Unreadable {
    TreeBuilder.Members members = tree.new Members();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String key = parser.currentName();
      Mark keyMark = mark(parser);
      parser.nextToken();
      members.add(key, keyMark, value(parser, depth + 1));
    }
    return members.build(mark);
  }

  private Parsed list(JsonParser parser, Mark mark, int depth) throws IOException, Unreadable {
    TreeBuilder.Entries entries = new TreeBuilder.Entries();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      entries.add(value(parser, depth + 1));
    }
    return entries.build(mark);
  }

  private static JsonNode scalar(JsonParser parser, int line) throws IOException, Unreadable {
    return switch (parser.currentToken()) {
      case VALUE_TRUE -> BooleanNode.TRUE;
      case VALUE_FALSE -> BooleanNode.FALSE;
      case VALUE_NULL -> NullNode.getInstance();
      case VALUE_NUMBER_INT -> whole(parser);
      case VALUE_NUMBER_FLOAT -> decimal(parser, line);
      default -> TextNode.valueOf(parser.getText());
    };
  }

  private static JsonNode decimal(JsonParser parser, int line) throws IOException, Unreadable {
    double number = parser.getDoubleValue();
    if (!Double.isFinite(number)) {
      throw new Unreadable(line, "a number too large");
    }
    return DoubleNode.valueOf(number);
  }

  private static JsonNode whole(JsonParser parser) throws IOException {
    return switch (parser.getNumberType()) {
      case INT -> IntNode.valueOf(parser.getIntValue());
      case LONG -> LongNode.valueOf(parser.getLongValue());
      default -> BigIntegerNode.valueOf(parser.getBigIntegerValue());
    };
  }

  private static int line(JsonParser parser) {
    return mark(parser).line();
  }

  private static Mark mark(JsonParser parser) {
    JsonLocation at = parser.currentTokenLocation();
    return new Mark(at.getLineNr(), at.getColumnNr());
  }
}
