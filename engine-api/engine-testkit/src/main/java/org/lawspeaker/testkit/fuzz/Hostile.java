package org.lawspeaker.testkit.fuzz;

import java.util.function.Supplier;

/**
 * A text that no reader accepts.
 *
 * @param name what is hostile about it
 * @param maker makes it; large texts are not kept
 */
public record Hostile(String name, Supplier<String> maker) {
  static Hostile of(String name, String text) {
    return new Hostile(name, () -> text);
  }

  /** Four million characters of these, in lines of so many characters; one line if 0. */
  static Hostile large(String name, String unit, int line) {
    return new Hostile(name, () -> Large.of(unit, line));
  }

  public String text() {
    return maker.get();
  }

  @Override
  public String toString() {
    return name;
  }
}
