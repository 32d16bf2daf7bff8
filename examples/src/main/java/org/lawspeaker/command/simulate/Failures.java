package org.lawspeaker.command.simulate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.io.Serializable;

/**
 * The games that failed.
 *
 * @param count how many did
 * @param first the first of them, in order, at most {@value #MOST}: there may be millions
 */
public record Failures(int count, ImmutableList<FailedGame> first) implements Serializable {
  /** So many are kept. */
  public static final int MOST = 100;

  static final Failures NONE = new Failures(0, ImmutableList.of());

  static Failures of(FailedGame game) {
    return new Failures(1, ImmutableList.of(game));
  }

  /** These and others, in whatever order they are added. */
  Failures and(Failures other) {
    return new Failures(
        count + other.count,
        Streams.concat(first.stream(), other.first.stream())
            .sorted()
            .limit(MOST)
            .collect(toImmutableList()));
  }
}
