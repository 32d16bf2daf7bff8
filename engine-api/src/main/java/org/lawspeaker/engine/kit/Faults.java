package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Violation;

/**
 * Everything that forbids a move, collected while it is judged: with names for a verdict, without
 * for a list of legal moves, of which nobody asks more than whether there is any fault.
 */
public final class Faults {
  private final boolean named;
  private @Nullable List<Violation> violations;
  private boolean any;
  private boolean notAsked;

  private Faults(boolean named) {
    this.named = named;
  }

  /** Faults with what they are and where the rules say so. */
  public static Faults named() {
    return new Faults(true);
  }

  /** Faults that are only counted. */
  public static Faults unnamed() {
    return new Faults(false);
  }

  public boolean none() {
    return !any;
  }

  /** All faults, in the order in which they were found; none if they are unnamed. */
  public ImmutableList<Violation> all() {
    return violations == null ? ImmutableList.of() : ImmutableList.copyOf(violations);
  }

  /** Forgets all, for the next move. */
  public void clear() {
    any = false;
    notAsked = false;
    violations = null;
  }

  /** Adds a fault. */
  public void add(Citation citation, String code) {
    any = true;
    if (named) {
      keep(Violation.of(citation, code));
    }
  }

  /** Adds a fault with a fact that explains it. */
  public void add(Citation citation, String code, String fact, Object value) {
    any = true;
    if (named) {
      keep(Violation.of(citation, code, fact, value));
    }
  }

  /**
   * Adds a fault with a fact that takes time to word.
   *
   * @param value asked only if the faults are named
   */
  public void add(Citation citation, String code, String fact, Supplier<String> value) {
    any = true;
    if (named) {
      keep(Violation.of(citation, code, fact, value.get()));
    }
  }

  /**
   * The move is of a kind that the step on top does not ask for: the table says why, see {@link
   * WorkTable#judgeUnasked}.
   */
  public void notAsked() {
    any = true;
    notAsked = true;
  }

  /** Whether the move was found to be of a kind that is not asked for. */
  boolean isNotAsked() {
    return notAsked;
  }

  /** The move is not one for this moment, by the first clause of what is due. */
  void notNow(Pending<?> due) {
    notNow(clause(due), () -> due);
  }

  private static Citation clause(Pending<?> due) {
    if (due instanceof Pending.Chance<?> chance) {
      return chance.why();
    }
    if (due instanceof Pending.Over<?> over) {
      return over.outcome().citation();
    }
    return due.asked().orElseThrow().citations().get(0);
  }

  /**
   * The move is not one for this moment.
   *
   * @param timing the clause that says when it is
   * @param due what is due instead; asked only if the faults are named
   */
  public void notNow(Citation timing, Supplier<? extends Pending<?>> due) {
    any = true;
    if (named) {
      keep(violation(timing, due.get()));
    }
  }

  private static Violation violation(Citation timing, Pending<?> due) {
    if (due instanceof Pending.Over<?> over) {
      return Violation.of(over.outcome().citation(), "game-over");
    }
    if (due instanceof Pending.Choose<?> choose) {
      return Violation.of(
          timing, "not-now", "asked", choose.window().asks() + " (" + choose.seat() + ")");
    }
    return Violation.of(
        timing,
        "not-now",
        "asked",
        due instanceof Pending.Commit<?> commit ? commit.window().asks() : "Nature's move");
  }

  private void keep(Violation violation) {
    if (violations == null) {
      violations = new ArrayList<>();
    }
    violations.add(violation);
  }
}
