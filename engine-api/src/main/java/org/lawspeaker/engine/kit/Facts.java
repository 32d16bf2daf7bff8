package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableMap;

/** The facts of an event, for games that tell many. */
public final class Facts {
  private Facts() {}

  /**
   * Names and values, given in turn.
   *
   * @throws IllegalArgumentException if a name is given twice, or without a value
   */
  public static ImmutableMap<String, String> of(String... namesAndValues) {
    if (namesAndValues.length % 2 != 0) {
      throw new IllegalArgumentException(
          "no value for " + namesAndValues[namesAndValues.length - 1]);
    }
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      facts.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return facts.buildOrThrow();
  }
}
