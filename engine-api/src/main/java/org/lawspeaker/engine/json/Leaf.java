package org.lawspeaker.engine.json;

import java.util.function.Function;

/**
 * A type that is written as one text, such as a card's name.
 *
 * @param <T> the type; {@code read(write(value))} equals {@code value}
 */
public interface Leaf<T> {
  /**
   * The value that this text names.
   *
   * @throws IllegalArgumentException if it names none; the message says what would be right
   */
  T read(String text);

  String write(T value);

  static <T> Leaf<T> of(Function<String, T> read, Function<T, String> write) {
    return new Leaf<>() {
      @Override
      public T read(String text) {
        return read.apply(text);
      }

      @Override
      public String write(T value) {
        return write.apply(value);
      }
    };
  }
}
