package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Reason;

/** What happened and what was tried on a table, each as deep as the agenda was then. */
final class Trace {
  private record Entry(Reason reason, int depth) {}

  private final List<Entry> entries = new ArrayList<>();
  private int depth;

  /** The agenda is so deep from now on. */
  void at(int agenda) {
    depth = agenda;
  }

  void keep(Reason reason) {
    entries.add(new Entry(reason, depth));
  }

  /** Keeps what did not apply, once however often it was tried. */
  void tried(Reason reason) {
    if (entries.stream().noneMatch(entry -> entry.reason().equals(reason))) {
      keep(reason);
    }
  }

  /** As a tree: under each reason stands what steps did that were put on top of its own. */
  ImmutableList<Reason> tree() {
    return tree(0, entries.size());
  }

  private ImmutableList<Reason> tree(int from, int to) {
    ImmutableList.Builder<Reason> tree = ImmutableList.builder();
    int next = from;
    while (next < to) {
      Entry entry = entries.get(next);
      int end = next + 1;
      while (end < to && entries.get(end).depth() > entry.depth()) {
        end++;
      }
      Reason reason = entry.reason();
      tree.add(new Reason(reason.applies(), reason.citation(), reason.says(), tree(next + 1, end)));
      next = end;
    }
    return tree.build();
  }
}
