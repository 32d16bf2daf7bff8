package org.lawspeaker.gloomkilforth.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Values;

/** What cards add to attributes. */
final class Bonuses {
  private Bonuses() {}

  /** {@code +2}, {@code -1}. */
  static String signed(int value) {
    return (value > 0 ? "+" : "") + value;
  }

  /** {@code Fight +2, Sneak +1}; empty if it adds nothing. */
  static String says(Values bonus) {
    List<String> parts = new ArrayList<>();
    for (Attribute attribute : Attribute.values()) {
      int value = bonus.of(attribute);
      if (value != 0) {
        parts.add(attribute.says() + " " + signed(value));
      }
    }
    return String.join(", ", parts);
  }
}
