package org.lawspeaker.engine.cards;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.json.Document;

/** A value of a pack that is being put together, and where it is written. */
final class Part {
  private final Document file;
  private final String pointer;
  private final JsonNode written;
  private final Map<String, Part> members = new LinkedHashMap<>();
  private final List<Part> entries = new ArrayList<>();

  private Part(Document file, String pointer, JsonNode written) {
    this.file = file;
    this.pointer = pointer;
    this.written = written;
    for (Map.Entry<String, JsonNode> member : written.properties()) {
      String below = pointer + "/" + escaped(member.getKey());
      members.put(member.getKey(), new Part(file, below, member.getValue()));
    }
    for (int i = 0; written.isArray() && i < written.size(); i++) {
      entries.add(new Part(file, pointer + "/" + i, written.get(i)));
    }
  }

  /** All of a file. */
  static Part of(Document file) {
    return new Part(file, "", file.root());
  }

  /** Another value, as if it were written here. */
  Part saying(JsonNode other) {
    return new Part(file, pointer, other);
  }

  private static String escaped(String key) {
    return key.replace("~", "~0").replace("/", "~1");
  }

  boolean isObject() {
    return written.isObject();
  }

  boolean isList() {
    return written.isArray();
  }

  boolean isText() {
    return written.isTextual();
  }

  String text() {
    return written.asText();
  }

  Map<String, Part> members() {
    return members;
  }

  List<Part> entries() {
    return entries;
  }

  String place() {
    return file.place(pointer);
  }

  /** Where the value at this pointer below is written, or where it would be. */
  String place(String below) {
    Part here = this;
    int start = 1;
    while (start <= below.length()) {
      int slash = below.indexOf('/', start);
      int end = slash < 0 ? below.length() : slash;
      Part next = here.child(below.substring(start, end).replace("~1", "/").replace("~0", "~"));
      if (next == null) {
        return here.file.place(here.pointer + below.substring(start - 1));
      }
      here = next;
      start = end + 1;
    }
    return here.place();
  }

  private @Nullable Part child(String key) {
    Part member = members.get(key);
    if (member != null) {
      return member;
    }
    Integer index = Ints.tryParse(key);
    return index != null && index >= 0 && index < entries.size() ? entries.get(index) : null;
  }

  JsonNode tree() {
    if (isObject()) {
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      members.forEach((key, member) -> object.set(key, member.tree()));
      return object;
    }
    if (isList()) {
      ArrayNode list = JsonNodeFactory.instance.arrayNode();
      entries.forEach(entry -> list.add(entry.tree()));
      return list;
    }
    return written;
  }
}
