package org.lawspeaker.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;

/** Feeds texts to one reader and fails with what it does wrong. */
final class Spoiling {
  private static final long SEED = 1;
  private static final int MOST_EDITS = 5;

  private Spoiling() {}

  static void acceptsSamples(Reader reader) {
    assertThat(reader.samples())
        .allSatisfy(text -> assertThat(reader.read().apply(text).problems()).isEmpty());
  }

  /**
   * All small texts, and of the large ones those whose turn it is.
   *
   * @param turn of the reader, counted from 0
   * @param turns how many readers share the large texts
   */
  static void refusesHostile(Reader reader, int turn, int turns) {
    Oracle oracle = new Oracle();
    int small = HostileDocuments.small().size();
    ImmutableList<Hostile> all = HostileDocuments.all();
    for (int i = 0; i < all.size(); i++) {
      if (i < small || HostileInput.SCALE > 1 || i % turns == turn) {
        Hostile hostile = all.get(i);
        assertThat(oracle.refusing(reader, hostile.text())).as(hostile.name()).isEmpty();
      }
    }
  }

  /** So many samples, spoilt one way each. */
  static void answersSpoilt(Reader reader, int texts) {
    Oracle oracle = new Oracle();
    SplittableRandom random = new SplittableRandom(SEED);
    ImmutableList<String> samples = reader.samples();
    for (int i = 0; i < texts; i++) {
      String sample = samples.get(random.nextInt(samples.size()));
      int edits = 1 + random.nextInt(MOST_EDITS);
      long seed = random.nextLong();
      if (oracle.answering(reader, Mutations.of(sample, edits, seed)).isPresent()) {
        failsWithFewestEdits(oracle, reader, sample, seed);
      }
    }
  }

  /** The same seed makes the same edits in the same order: one of the first few is to blame. */
  private static void failsWithFewestEdits(Oracle oracle, Reader reader, String sample, long seed) {
    for (int edits = 1; edits <= MOST_EDITS; edits++) {
      String text = Mutations.of(sample, edits, seed);
      assertThat(oracle.answering(reader, text))
          .as("%s edits, seed %s: %s", edits, seed, text)
          .isEmpty();
    }
  }
}
