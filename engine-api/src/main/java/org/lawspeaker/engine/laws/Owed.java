package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableSortedSet;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/** What is pending, as text that can be compared. */
final class Owed {
  private Owed() {}

  /** All of it, but for the outcomes of chance. */
  static <M extends Move> String wholly(Pending<M> pending) {
    if (pending instanceof Pending.Choose<M> choose) {
      return choose.seat() + " chooses: " + choose.window();
    }
    if (pending instanceof Pending.Commit<M> commit) {
      return "sealing by "
          + ImmutableSortedSet.copyOf(commit.owing())
          + ", sealed by "
          + ImmutableSortedSet.copyOf(commit.sealed())
          + ": "
          + commit.window();
    }
    if (pending instanceof Pending.Chance<M> chance) {
      return "chance by " + chance.why();
    }
    return "over: " + ((Pending.Over<M>) pending).outcome();
  }

  /** What this viewer may know of it: not which other seats have sealed their choices. */
  static <M extends Move> String seenBy(Viewer viewer, Pending<M> pending) {
    if (pending instanceof Pending.Commit<M> commit) {
      boolean owes = viewer instanceof Seat seat && commit.owing().contains(seat);
      boolean sealed = viewer instanceof Seat seat && commit.sealed().contains(seat);
      String part = owes ? "yet to seal: " : sealed ? "sealed: " : "others seal: ";
      return part + commit.window();
    }
    return wholly(pending);
  }
}
