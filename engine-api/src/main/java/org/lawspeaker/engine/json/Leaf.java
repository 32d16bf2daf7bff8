package org.lawspeaker.engine.json;

import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A type that is written as one text, such as a card's name, or as a whole number, such as a seat.
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

  /** Whether the text is a whole number, 0 or more, and is written as one except as a key. */
  default boolean isNumber() {
    return false;
  }

  /** A type that is written as a whole number, 0 or more; as the key of a map it is a text. */
  static <T> Leaf<T> ofNumber(Function<String, T> read, ToIntFunction<T> write) {
    return made(read, value -> String.valueOf(write.applyAsInt(value)), true);
  }

  static <T> Leaf<T> of(Function<String, T> read, Function<T, String> write) {
    return made(read, write, false);
  }

  private static <T> Leaf<T> made(
      Function<String, T> read, Function<T, String> write, boolean number) {
    return new Leaf<>() {
      @Override
      public T read(String text) {
        return read.apply(text);
      }

      @Override
      public String write(T value) {
        return write.apply(value);
      }

      @Override
      public boolean isNumber() {
        return number;
      }
    };
  }
}
