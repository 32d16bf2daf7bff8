package org.lawspeaker.engine;

/** Who makes a move: a {@link Seat} at the table, or {@link Nature} when chance decides. */
public sealed interface Actor permits Seat, Nature {
  /** A move's text that names who makes it, as where several owe one: {@code seat 0: pass}. */
  default String signed(String text) {
    return this + ": " + text;
  }

  /** A move's text without the name of this actor, if it has it. */
  default String unsigned(String text) {
    String name = signed("");
    return text.startsWith(name) ? text.substring(name.length()) : text;
  }
}
