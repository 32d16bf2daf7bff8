package org.lawspeaker.engine.kit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A number made of all that a value holds: equal for equal values, on every machine, and different
 * for others as good as always. It is made from the records themselves, without writing them, and
 * so costs a fraction of their JSON.
 *
 * <p>It knows records, numbers, texts, enums, optionals, lists, sets, maps, and what is {@link
 * Fingerprinted}.
 *
 * <pre>{@code
 * record Hand(Pile cards, boolean open) {}
 *
 * long hand = Fingerprint.of(new Hand(Pile.of(3, 5), true)).getAsLong();
 * System.out.println(hand == Fingerprint.of(new Hand(Pile.of(3, 5), true)).getAsLong()); // true
 * System.out.println(hand == Fingerprint.of(new Hand(Pile.of(5, 3), true)).getAsLong()); // false
 * System.out.println(Fingerprint.of(new Object())); // OptionalLong.empty
 * }</pre>
 */
public final class Fingerprint {
  // The round and the last mixing of xxHash64: its primes spread small numbers over all bits.
  private static final long PRIME_1 = 0x9E3779B185EBCA87L;
  private static final long PRIME_2 = 0xC2B2AE3D27D4EB4FL;
  private static final long PRIME_3 = 0x165667B19E3779F9L;
  private static final long PRIME_4 = 0x85EBCA77C2B2AE63L;

  private static final ClassValue<Part> PARTS =
      new ClassValue<>() {
        @Override
        protected Part computeValue(Class<?> type) {
          return part(type);
        }
      };

  /** How a value of one class is added. */
  @FunctionalInterface
  interface Part {
    void feed(Object value, Fingerprint to);
  }

  private long hash = PRIME_4;
  private boolean isWhole = true;

  private Fingerprint() {}

  /** The fingerprint of a value; empty if something in it is of a class that is not known. */
  public static OptionalLong of(Object value) {
    Fingerprint made = new Fingerprint().add(value);
    return made.isWhole ? OptionalLong.of(made.mixed()) : OptionalLong.empty();
  }

  /** Adds a number. */
  @CanIgnoreReturnValue
  public Fingerprint add(long number) {
    long round = Long.rotateLeft(number * PRIME_2, 31) * PRIME_1;
    hash = Long.rotateLeft(hash ^ round, 27) * PRIME_1 + PRIME_4;
    return this;
  }

  /** Adds a value. */
  @CanIgnoreReturnValue
  public Fingerprint add(@Nullable Object value) {
    if (value == null) {
      return add(PRIME_3);
    }
    PARTS.get(value.getClass()).feed(value, this);
    return this;
  }

  /** Something is of a class that is not known. */
  void missParts() {
    isWhole = false;
  }

  /** How values of a class are added. */
  static Part partOf(Class<?> type) {
    return PARTS.get(type);
  }

  private long mixed() {
    long mixed = (hash ^ (hash >>> 33)) * PRIME_2;
    mixed = (mixed ^ (mixed >>> 29)) * PRIME_3;
    return mixed ^ (mixed >>> 32);
  }

  private static Part part(Class<?> type) {
    if (type.isRecord()) {
      return RecordPart.of(type);
    }
    if (Fingerprinted.class.isAssignableFrom(type)) {
      return (value, to) -> ((Fingerprinted) value).feed(to);
    }
    if (Enum.class.isAssignableFrom(type)) {
      return EnumPart.of(type);
    }
    if (List.class.isAssignableFrom(type)) {
      return (value, to) -> to.addList((List<?>) value);
    }
    if (Set.class.isAssignableFrom(type)) {
      return (value, to) -> to.addAnyOrder((Set<?>) value);
    }
    if (Map.class.isAssignableFrom(type)) {
      return (value, to) -> to.addAnyOrder(((Map<?, ?>) value).entrySet());
    }
    if (Map.Entry.class.isAssignableFrom(type)) {
      return (value, to) ->
          to.add(((Map.Entry<?, ?>) value).getKey()).add(((Map.Entry<?, ?>) value).getValue());
    }
    return single(type);
  }

  private static Part single(Class<?> type) {
    if (type == Integer.class || type == Long.class || type == Short.class || type == Byte.class) {
      return (value, to) -> to.add(((Number) value).longValue());
    }
    if (type == Boolean.class) {
      return (value, to) -> to.add((Boolean) value ? 1 : 0);
    }
    if (type == String.class) {
      return (value, to) -> to.addText((String) value);
    }
    if (type == Optional.class) {
      return (value, to) -> ((Optional<?>) value).ifPresentOrElse(to::add, () -> to.add(PRIME_2));
    }
    return (value, to) -> to.missParts();
  }

  @CanIgnoreReturnValue
  Fingerprint addText(String text) {
    add(text.length());
    for (int i = 0; i < text.length(); i++) {
      add(text.charAt(i));
    }
    return this;
  }

  private void addList(List<?> list) {
    add(list.size());
    for (int i = 0; i < list.size(); i++) {
      add(list.get(i));
    }
  }

  /** Equal sets and maps may be gone through in any order. */
  private void addAnyOrder(Collection<?> values) {
    long sum = 0;
    for (Object value : values) {
      Fingerprint one = new Fingerprint().add(value);
      isWhole &= one.isWhole;
      sum += one.mixed();
    }
    add(values.size());
    add(sum);
  }
}
