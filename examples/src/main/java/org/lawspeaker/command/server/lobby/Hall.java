package org.lawspeaker.command.server.lobby;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.command.server.table.Table;

/**
 * The matches at hand, no more than so many. Where there is no room, the one that nobody has looked
 * at for longest leaves, one that is over first. A match that somebody uses stays. Safe to share
 * between threads.
 */
final class Hall {
  private static final int ROOM = 16;
  private static final float LOAD = 0.75f;

  private final int most;
  private final Map<String, Table<?, ?, ?>> byUse = new LinkedHashMap<>(ROOM, LOAD, true);
  private final Multiset<String> used = HashMultiset.create();

  Hall(int most) {
    this.most = most;
  }

  /** The match of this id, if it is at hand; stays until it is released. */
  synchronized Optional<Table<?, ?, ?>> take(String id) {
    Optional<Table<?, ?, ?>> found = Optional.ofNullable(byUse.get(id));
    found.ifPresent(table -> used.add(id));
    return found;
  }

  synchronized void release(String id) {
    used.remove(id);
  }

  /** Whether there is room for one more; makes it, if it can. */
  synchronized boolean hasRoom() {
    return byUse.size() < most || leave(true) || leave(false);
  }

  /** Puts a match at hand that is not, and takes it. There is room, but for a few at once. */
  synchronized void add(Table<?, ?, ?> table) {
    byUse.put(table.match(), table);
    used.add(table.match());
  }

  private boolean leave(boolean isOver) {
    Optional<Table<?, ?, ?>> idle =
        byUse.values().stream()
            .filter(each -> !used.contains(each.match()) && each.mayLeave(isOver))
            .findFirst();
    idle.ifPresent(each -> byUse.remove(each.match()));
    return idle.isPresent();
  }

  /** The match is not at hand any more, whoever uses it. */
  synchronized Optional<Table<?, ?, ?>> drop(String id) {
    return Optional.ofNullable(byUse.remove(id));
  }

  /** All that are at hand. */
  synchronized ImmutableList<Table<?, ?, ?>> all() {
    return ImmutableList.copyOf(byUse.values());
  }
}
