package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableMap;

/** The facts of an event, for games that tell many. */
public final class Facts {
  private Facts() {}

  /**
   * Names and values, given in turn.
   *
   * @throws IllegalArgumentException if a name is given twice
   */
  public static ImmutableMap<String, String> of(String... namesAndValues) {
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
    for (int i = 0; i + 1 < namesAndValues.length; i += 2) {
      facts.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return facts.buildOrThrow();
  }
}
