package org.lawspeaker.engine.laws;

/** Seeds made of seeds. */
final class Seeds {
  private Seeds() {}

  /** Two numbers made into one that looks random; the finishing steps of SplitMix64. */
  static long mix(long a, long b) {
    long z = a * 0x9E3779B97F4A7C15L + b;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
