package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.table.Table;

/** Everything that forbids a move, collected while it is judged. */
public final class Faults {
  private final @Nullable List<Violation> violations;
  private boolean none = true;

  private Faults(@Nullable List<Violation> violations) {
    this.violations = violations;
  }

  /** Faults that are kept, for a verdict. */
  static Faults named() {
    return new Faults(new ArrayList<>());
  }

  /** Only whether there are any: nobody asks why a move is not in a list. */
  static Faults unnamed() {
    return new Faults(null);
  }

  public boolean none() {
    return none;
  }

  /** The faults that were kept. */
  public ImmutableList<Violation> all() {
    return violations == null ? ImmutableList.of() : ImmutableList.copyOf(violations);
  }

  /** Forgets the faults of one move, before the next. */
  void clear() {
    none = true;
    if (violations != null) {
      violations.clear();
    }
  }

  void add(Citation citation, String code) {
    none = false;
    if (violations != null) {
      violations.add(Violation.of(citation, code));
    }
  }

  void add(Citation citation, String code, String fact, Object value) {
    none = false;
    if (violations != null) {
      violations.add(Violation.of(citation, code, fact, value));
    }
  }

  /** The move is not one for this moment; says what the moment is for. */
  void notNow(Table table, Citation timing) {
    none = false;
    if (violations == null) {
      return;
    }
    if (table.progress.ending() != Ending.NONE) {
      add(table.progress.ending().citation(), "game-over");
      return;
    }
    Pending<HandMove> due = table.agenda.top().asks(table);
    add(
        timing,
        "not-now",
        "asked",
        due instanceof Pending.Choose<HandMove> choose ? choose.window().asks() : "Nature's move");
  }
}
