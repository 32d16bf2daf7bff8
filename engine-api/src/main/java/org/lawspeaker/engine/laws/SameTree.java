package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.Map;

/** Whether two trees would be written as the same text, found out without writing it. */
final class SameTree {
  private SameTree() {}

  /** The same text, members in their order. */
  static boolean inOrder(JsonNode one, JsonNode other) {
    if (one.isObject() && other.isObject() && one.size() == other.size()) {
      Iterator<Map.Entry<String, JsonNode>> members = other.properties().iterator();
      for (Map.Entry<String, JsonNode> member : one.properties()) {
        Map.Entry<String, JsonNode> same = members.next();
        if (!member.getKey().equals(same.getKey())
            || !inOrder(member.getValue(), same.getValue())) {
          return false;
        }
      }
      return true;
    }
    if (one.isArray() && other.isArray() && one.size() == other.size()) {
      for (int i = 0; i < one.size(); i++) {
        if (!inOrder(one.get(i), other.get(i))) {
          return false;
        }
      }
      return true;
    }
    return leaf(one, other);
  }

  /** The same text once the members of every object are sorted by name. */
  static boolean inAnyOrder(JsonNode one, JsonNode other) {
    if (one.isObject() && other.isObject() && one.size() == other.size()) {
      for (Map.Entry<String, JsonNode> member : one.properties()) {
        if (!inAnyOrder(member.getValue(), other.path(member.getKey()))) {
          return false;
        }
      }
      return true;
    }
    if (one.isArray() && other.isArray() && one.size() == other.size()) {
      for (int i = 0; i < one.size(); i++) {
        if (!inAnyOrder(one.get(i), other.get(i))) {
          return false;
        }
      }
      return true;
    }
    return leaf(one, other);
  }

  /** Two numbers of different classes may be written alike. */
  private static boolean leaf(JsonNode one, JsonNode other) {
    return one.isValueNode()
        && other.isValueNode()
        && (one.equals(other)
            || (one.isNumber() && other.isNumber() && one.asText().equals(other.asText())));
  }
}
