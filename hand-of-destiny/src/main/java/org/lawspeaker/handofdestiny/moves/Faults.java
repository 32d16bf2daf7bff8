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
  private @Nullable List<Violation> violations;

  public boolean none() {
    return violations == null;
  }

  public ImmutableList<Violation> all() {
    return violations == null ? ImmutableList.of() : ImmutableList.copyOf(violations);
  }

  void add(Violation violation) {
    if (violations == null) {
      violations = new ArrayList<>();
    }
    violations.add(violation);
  }

  void add(Citation citation, String code) {
    add(Violation.of(citation, code));
  }

  void add(Citation citation, String code, String fact, Object value) {
    add(Violation.of(citation, code, fact, value));
  }

  /** The move is not one for this moment; says what the moment is for. */
  void notNow(Table table, Citation timing) {
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
