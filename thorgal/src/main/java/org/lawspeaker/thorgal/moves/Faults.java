package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.thorgal.table.Table;

/** Everything that forbids a move, collected while it is judged. */
public final class Faults {
  private final boolean named;
  private @Nullable List<Violation> violations;
  private boolean any;

  private Faults(boolean named) {
    this.named = named;
  }

  /** Faults with what they are and where the rules say so: for a verdict. */
  static Faults named() {
    return new Faults(true);
  }

  /** Faults of which nobody asks more than whether there is one: for a list of legal moves. */
  public static Faults unnamed() {
    return new Faults(false);
  }

  public boolean none() {
    return !any;
  }

  public ImmutableList<Violation> all() {
    return violations == null ? ImmutableList.of() : ImmutableList.copyOf(violations);
  }

  /** Forgets all, for the next move. */
  public void clear() {
    any = false;
    violations = null;
  }

  private void add(Violation violation) {
    if (violations == null) {
      violations = new ArrayList<>();
    }
    violations.add(violation);
  }

  public void add(Citation citation, String code) {
    any = true;
    if (named) {
      add(Violation.of(citation, code));
    }
  }

  public void add(Citation citation, String code, String fact, Object value) {
    any = true;
    if (named) {
      add(Violation.of(citation, code, fact, value));
    }
  }

  /** The move is not one for this moment; says what the moment is for, citing what opened it. */
  void notNow(Table table, Citation timing) {
    any = true;
    if (!named) {
      return;
    }
    if (table.clock.ending().isOver()) {
      add(table.clock.ending().cause().citation(), "game-over");
      return;
    }
    Pending<ThorgalMove> due = table.agenda.top().asks(table);
    add(timing, "not-now", "asked", window(due));
  }

  private static String window(Pending<ThorgalMove> due) {
    if (due instanceof Pending.Choose<ThorgalMove> choose) {
      return asks(choose.window()) + " (" + choose.seat() + ")";
    }
    return due instanceof Pending.Commit<ThorgalMove> commit
        ? asks(commit.window())
        : "Nature's move";
  }

  private static String asks(Window window) {
    return window.asks();
  }
}
