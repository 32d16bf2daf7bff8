package org.lawspeaker.engine.kit;

/**
 * A part of states that is no record and says itself what it is made of, for a {@link Fingerprint}.
 */
@FunctionalInterface
public interface Fingerprinted {
  /** Adds everything by which two of these differ, and nothing by which equal ones could. */
  void feed(Fingerprint to);
}
