package org.lawspeaker.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Map;

/** A tree as indented text: short lists on one line, no quotes, no brackets. */
final class Outline {
  private static final int INDENT = 2;

  private Outline() {}

  static String of(JsonNode tree) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    add(lines, "", tree, 0);
    return String.join(System.lineSeparator(), lines.build());
  }

  private static void add(
      ImmutableList.Builder<String> lines, String label, JsonNode node, int indent) {
    String margin = " ".repeat(indent);
    if (isFlat(node)) {
      lines.add(margin + label + flat(node));
      return;
    }
    int inner = label.isEmpty() ? indent : indent + INDENT;
    if (!label.isEmpty()) {
      lines.add(margin + label.trim());
    }
    if (node.isObject()) {
      for (Map.Entry<String, JsonNode> member : node.properties()) {
        add(lines, member.getKey() + ": ", member.getValue(), inner);
      }
    } else {
      for (int i = 0; i < node.size(); i++) {
        add(lines, i + ": ", node.get(i), inner);
      }
    }
  }

  /** Whether it fits on a line: a value, or a list of values. */
  private static boolean isFlat(JsonNode node) {
    if (node.isEmpty()) {
      return true;
    }
    for (JsonNode each : node) {
      if (!each.isValueNode()) {
        return false;
      }
    }
    return node.isArray();
  }

  private static String flat(JsonNode node) {
    if (node.isValueNode()) {
      return node.isNull() ? "-" : node.asText();
    }
    StringBuilder row = new StringBuilder();
    node.forEach(each -> row.append(row.isEmpty() ? "" : " ").append(flat(each)));
    return row.isEmpty() ? "-" : row.toString();
  }
}
