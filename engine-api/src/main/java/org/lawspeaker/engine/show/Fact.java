package org.lawspeaker.engine.show;

/**
 * Something printed on a card in few words.
 *
 * @param label what it is, such as {@code HP}
 * @param value how much, such as {@code 6}
 */
public record Fact(String label, String value) {
  public static Fact of(String label, int value) {
    return new Fact(label, String.valueOf(value));
  }
}
