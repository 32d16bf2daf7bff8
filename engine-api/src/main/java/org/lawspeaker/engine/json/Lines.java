package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import org.jspecify.annotations.Nullable;

/**
 * The line on which each value of a tree begins; shaped like the tree, so that it stays as small as
 * the text even when keys are long and nested.
 *
 * @param line counted from 1; for a member of an object, the line of its key
 * @param members of an object
 * @param entries of a list
 */
record Lines(int line, ImmutableMap<String, Lines> members, ImmutableList<Lines> entries) {
  static Lines leaf(int line) {
    return new Lines(line, ImmutableMap.of(), ImmutableList.of());
  }

  /** The same value, found at the line of its key. */
  Lines onLine(int other) {
    return line == other ? this : new Lines(other, members, entries);
  }

  /** The line of the value at this pointer, or of its nearest ancestor that has one. */
  int at(String pointer) {
    Lines here = this;
    int start = 1;
    while (start <= pointer.length()) {
      int slash = pointer.indexOf('/', start);
      int end = slash < 0 ? pointer.length() : slash;
      Lines next = here.child(Pointers.unescape(pointer.substring(start, end)));
      if (next == null) {
        return here.line;
      }
      here = next;
      start = end + 1;
    }
    return here.line;
  }

  private @Nullable Lines child(String key) {
    Lines member = members.get(key);
    if (member != null) {
      return member;
    }
    Integer index = Ints.tryParse(key);
    return index != null && index >= 0 && index < entries.size() ? entries.get(index) : null;
  }
}
