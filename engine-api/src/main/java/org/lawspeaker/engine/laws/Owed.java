package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableSortedSet;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;

/** What everybody at the table knows of a pending choice, as text. */
final class Owed {
  private Owed() {}

  static <M extends Move> String openly(Pending<M> pending) {
    if (pending instanceof Pending.Choose<M> choose) {
      return choose.seat() + " chooses: " + choose.window();
    }
    if (pending instanceof Pending.Commit<M> commit) {
      return ImmutableSortedSet.copyOf(commit.owing())
          + " seal, have sealed "
          + ImmutableSortedSet.copyOf(commit.sealed())
          + ": "
          + commit.window();
    }
    if (pending instanceof Pending.Chance<M> chance) {
      return "chance by " + chance.why();
    }
    return "over: " + ((Pending.Over<M>) pending).outcome();
  }
}
