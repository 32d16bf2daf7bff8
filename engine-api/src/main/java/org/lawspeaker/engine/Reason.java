package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;

/**
 * Something that happened on the way to an answer, or a rule that was tried there and did not
 * apply.
 *
 * @param applies whether it came to bear; if not, it says why not
 * @param citation the clause or ruling
 * @param says a sentence
 * @param under what came of it, in order
 */
public record Reason(boolean applies, Citation citation, String says, ImmutableList<Reason> under) {
  /** Something that happened, with nothing that came of it. */
  public static Reason of(Event event) {
    return new Reason(true, event.citation(), event.says(), ImmutableList.of());
  }
}
