package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Supplier;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;

/**
 * Everything that is wrong with what is read or checked, collected on the way: up to a limit, and
 * counted beyond it, so that a hostile file cannot fill the memory with complaints.
 *
 * <pre>{@code
 * Problems problems = new Problems();
 * problems.add("/hand", "at most 3 cards, not 5", Citation.of("EMB-DRAW-01"));
 * System.out.println(problems.list()); // [/hand: at most 3 cards, not 5 (EMB-DRAW-01)]
 * System.out.println(problems.checked("a position").isOk()); // false
 * }</pre>
 */
public final class Problems {
  private final ImmutableList.Builder<Problem> listed = ImmutableList.builder();
  private Optional<String> firstUnlisted = Optional.empty();
  private int count;

  /** Notes a problem. */
  public void add(String place, String message) {
    add(() -> place, () -> message);
  }

  /** Notes a problem that somebody else has found. */
  public void add(Problem problem) {
    add(problem::place, problem::message);
  }

  /** Notes a problem that a clause speaks of, which is named behind the message. */
  public void add(String place, String message, Citation clause) {
    add(() -> place, () -> message + " (" + clause + ")");
  }

  /** Notes a problem; place and message are made only if they are listed. */
  void add(Supplier<String> place, Supplier<String> message) {
    if (count < Checked.Bad.MOST) {
      listed.add(new Problem(place.get(), message.get()));
    } else if (count == Checked.Bad.MOST) {
      firstUnlisted = Optional.of(place.get());
    }
    count++;
  }

  /** How many there are so far: what is read in between was right if it is the same after. */
  public int count() {
    return count;
  }

  public boolean isEmpty() {
    return count == 0;
  }

  /** The first problems, and how many there are besides. */
  public ImmutableList<Problem> list() {
    return firstUnlisted.isEmpty()
        ? listed.build()
        : ImmutableList.<Problem>builder()
            .addAll(listed.build())
            .add(Problem.unlisted(firstUnlisted.get(), count - Checked.Bad.MOST))
            .build();
  }

  /** The value if there is no problem, or all of them. */
  public <T> Checked<T> checked(T value) {
    return isEmpty() ? Checked.ok(value) : Checked.bad(list());
  }
}
