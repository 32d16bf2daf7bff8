package org.lawspeaker.command.workforce;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Hands over results in the order of their stretches, whichever come first; of a stretch that was
 * done twice, one. Not safe to share between threads.
 */
public final class InOrder<R> {
  private final ImmutableList<Stretch> stretches;
  private final BiConsumer<Stretch, R> done;
  private final Map<Integer, R> early = new HashMap<>();
  private int next;

  public InOrder(ImmutableList<Stretch> stretches, BiConsumer<Stretch, R> done) {
    this.stretches = stretches;
    this.done = done;
  }

  /** This came of the stretch of this index. */
  public void add(int index, R result) {
    if (index < next) {
      return;
    }
    early.put(index, result);
    for (R ready = early.remove(next); ready != null; ready = early.remove(next)) {
      done.accept(stretches.get(next), ready);
      next++;
    }
  }

  /** Whether all have been handed over. */
  public boolean isWhole() {
    return next == stretches.size();
  }
}
