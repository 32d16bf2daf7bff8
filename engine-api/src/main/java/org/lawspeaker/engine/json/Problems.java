package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Supplier;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/**
 * Collects problems up to a limit and counts the others, so that a hostile file cannot fill the
 * memory with complaints.
 */
final class Problems {
  private final ImmutableList.Builder<Problem> listed = ImmutableList.builder();
  private Optional<String> firstUnlisted = Optional.empty();
  private int count;

  void add(String place, String message) {
    add(() -> place, () -> message);
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

  boolean isEmpty() {
    return count == 0;
  }

  /** The first problems, and how many there are besides. */
  ImmutableList<Problem> list() {
    firstUnlisted.ifPresent(place -> listed.add(Problem.unlisted(place, count - Checked.Bad.MOST)));
    return listed.build();
  }
}
