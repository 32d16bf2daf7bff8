package org.lawspeaker.engine.ruling;

/** Of which moves of a question events are meant. */
enum Span {
  /** Of the last one. */
  LAST("events", "event"),
  /** Of all that the question makes. */
  ALL("during", "event during");

  private final String key;
  private final String one;

  Span(String key, String one) {
    this.key = key;
    this.one = one;
  }

  /** The key of a ruling file. */
  String key() {
    return key;
  }

  /** As {@code no event defeated} says it. */
  String one() {
    return one;
  }
}
