package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import org.jspecify.annotations.Nullable;

/**
 * The place where each value of a tree begins; shaped like the tree, so that it stays as small as
 * the text even when keys are long and nested.
 *
 * @param mark where; for a member of an object, where its key begins
 * @param members of an object
 * @param entries of a list
 */
record Lines(Mark mark, ImmutableMap<String, Lines> members, ImmutableList<Lines> entries) {
  static Lines leaf(Mark mark) {
    return new Lines(mark, ImmutableMap.of(), ImmutableList.of());
  }

  /** The same value, found at its key. */
  Lines at(Mark key) {
    return new Lines(key, members, entries);
  }

  /** The place of the value at this pointer, or of its nearest ancestor that has one. */
  Mark at(String pointer) {
    Lines here = this;
    int start = 1;
    while (start <= pointer.length()) {
      int slash = pointer.indexOf('/', start);
      int end = slash < 0 ? pointer.length() : slash;
      Lines next = here.child(Pointers.unescape(pointer.substring(start, end)));
      if (next == null) {
        return here.mark;
      }
      here = next;
      start = end + 1;
    }
    return here.mark;
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
