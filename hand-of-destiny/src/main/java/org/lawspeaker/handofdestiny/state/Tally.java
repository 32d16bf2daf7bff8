package org.lawspeaker.handofdestiny.state;

import java.util.Arrays;
import org.lawspeaker.engine.kit.Fingerprint;
import org.lawspeaker.engine.kit.Fingerprinted;

/** A small number for every monster face. Immutable; a change copies 44 bytes. */
public final class Tally implements Fingerprinted {
  /** 0 for every face. */
  public static final Tally NONE = new Tally(new byte[Faces.COUNT]);

  private final byte[] counts;

  private Tally(byte[] counts) {
    this.counts = counts;
  }

  public int of(int face) {
    return counts[face];
  }

  /** The tally with this face at {@code count}, held to what a byte can hold. */
  public Tally with(int face, int count) {
    byte held = (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, count));
    if (counts[face] == held) {
      return this;
    }
    byte[] next = counts.clone();
    next[face] = held;
    return new Tally(next);
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
    for (byte count : counts) {
      to.add(count);
    }
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
