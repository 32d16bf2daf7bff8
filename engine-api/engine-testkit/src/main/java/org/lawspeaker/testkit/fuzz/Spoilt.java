package org.lawspeaker.testkit.fuzz;

import com.google.common.collect.ImmutableList;

/**
 * A family of spoilt samples.
 *
 * @param reader whose sample it is
 * @param sample which of its samples, counted round
 * @param edits how often it is spoilt
 * @param seed which edits
 */
public record Spoilt(Reader reader, int sample, int edits, long seed) {
  /** This member of the family; the same text each time. */
  String text(int member) {
    ImmutableList<String> samples = reader.samples();
    String valid = samples.get((sample + member) % samples.size());
    return Mutations.of(valid, edits, seed + member);
  }
}
