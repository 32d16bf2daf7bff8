package org.lawspeaker.engine.json;

/** The steps of JSON pointers (RFC 6901). */
final class Pointers {
  private Pointers() {}

  static String escape(String key) {
    return key.replace("~", "~0").replace("/", "~1");
  }

  static String unescape(String step) {
    return step.replace("~1", "/").replace("~0", "~");
  }
}
