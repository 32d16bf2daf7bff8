package org.lawspeaker.handofdestiny.state;

import java.util.Arrays;
import org.lawspeaker.engine.kit.Fingerprint;
import org.lawspeaker.engine.kit.Fingerprinted;

/** A small number for every monster face. Immutable; a change copies 88 bytes. */
public final class Tally implements Fingerprinted {
  /** 0 for every face. */
  public static final Tally NONE = new Tally(new short[Faces.COUNT]);

  private final short[] counts;

  private Tally(short[] counts) {
    this.counts = counts;
  }

  public int of(int face) {
    return counts[face];
  }

  /** The tally with this face at {@code count}, held to what a short can hold. */
  public Tally with(int face, int count) {
    short held = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, count));
    if (counts[face] == held) {
      return this;
    }
    short[] next = counts.clone();
    next[face] = held;
    return new Tally(next);
  }

  /** The tally with 0 for every face of a card. */
  public Tally withoutCard(int card) {
    Tally next = this;
    for (int face = 0; face < Faces.OF_CARD; face++) {
      next = next.with(Faces.OF_CARD * card + face, 0);
    }
    return next;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Tally tally && Arrays.equals(counts, tally.counts));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public void feed(Fingerprint to) {
    for (short count : counts) {
      to.add(count);
    }
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
