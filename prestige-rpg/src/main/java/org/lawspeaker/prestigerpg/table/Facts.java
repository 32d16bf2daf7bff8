package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableMap;

/** Names and values of an event, given in turn. */
final class Facts {
  private Facts() {}

  static ImmutableMap<String, String> of(String... namesAndValues) {
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
    for (int i = 0; i + 1 < namesAndValues.length; i += 2) {
      facts.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return facts.buildOrThrow();
  }
}
