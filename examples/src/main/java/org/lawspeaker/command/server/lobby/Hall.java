package org.lawspeaker.command.server.lobby;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The matches at hand, no more than so many. Where there is no room, the one that nobody has looked
 * at for longest leaves, one that is over first. A match that somebody uses stays. Safe to share
 * between threads.
 */
final class Hall {
  private static final int ROOM = 16;
  private static final float LOAD = 0.75f;

  private final int most;
  private final Map<String, Hosted> byUse = new LinkedHashMap<>(ROOM, LOAD, true);
  private final Multiset<String> used = HashMultiset.create();

  Hall(int most) {
    this.most = most;
  }

  /** The match of this id, if it is at hand; stays until it is released. */
  synchronized Optional<Hosted> take(String id) {
    Optional<Hosted> found = Optional.ofNullable(byUse.get(id));
    found.ifPresent(hosted -> used.add(id));
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
  synchronized void add(Hosted hosted) {
    byUse.put(hosted.id(), hosted);
    used.add(hosted.id());
  }

  private boolean leave(boolean isOver) {
    Optional<Hosted> idle =
        byUse.values().stream()
            .filter(each -> !used.contains(each.id()) && each.table().mayLeave(isOver))
            .findFirst();
    idle.ifPresent(each -> byUse.remove(each.id()));
    return idle.isPresent();
  }

  /** The match is not at hand any more, whoever uses it. */
  synchronized Optional<Hosted> drop(String id) {
    return Optional.ofNullable(byUse.remove(id));
  }

  /** All that are at hand. */
  synchronized ImmutableList<Hosted> all() {
    return ImmutableList.copyOf(byUse.values());
  }
}
