package org.lawspeaker.engine.kit;

import java.util.Arrays;
import java.util.Optional;

/**
 * The changes of the rules that are in force, each with where it comes from, asked by kind. A kind
 * is the class of a change, not an interface of several: most questions are about a kind of which
 * nothing is in force, and are answered by one bit.
 *
 * <pre>{@code
 * record Discount(int by) {}
 *
 * Changes<String, Record> changes =
 *     Changes.<String, Record>gather().add("cloak", new Discount(2)).all();
 * System.out.println(changes.sum(Discount.class, (from, discount) -> discount.by())); // 2
 * }</pre>
 *
 * @param <S> where a change comes from
 * @param <L> the game's changes, usually a sealed interface of records
 */
public final class Changes<S, L> {
  private static final Changes<?, ?> NONE = new Changes<>(new Object[0], 0, 0);

  /** Each change, behind where it comes from. */
  private final Object[] pairs;

  private final int size;
  private final long kinds;

  private Changes(Object[] pairs, int size, long kinds) {
    this.pairs = pairs;
    this.size = size;
    this.kinds = kinds;
  }

  /** Whether a change in force does something. */
  @FunctionalInterface
  public interface Test<S, K> {
    boolean test(S source, K change);
  }

  /** How much a change in force adds. */
  @FunctionalInterface
  public interface Adds<S, K> {
    int adds(S source, K change);
  }

  /** What a change in force makes of a value. */
  @FunctionalInterface
  public interface Turns<S, K, R> {
    R turn(R value, S source, K change);
  }

  /** What is done for each change in force. */
  @FunctionalInterface
  public interface Each<S, K> {
    void each(S source, K change);
  }

  /** Nothing is in force. */
  @SuppressWarnings("unchecked") // nothing of any type is in it
  public static <S, L> Changes<S, L> none() {
    return (Changes<S, L>) NONE;
  }

  /** Begins to gather what is in force. */
  public static <S, L> Gathering<S, L> gather() {
    return new Gathering<>();
  }

  /** The bit of a kind. Two kinds may share one: then it only takes longer to see that none is. */
  private static long bit(Class<?> kind) {
    return 1L << kind.getName().hashCode();
  }

  /** How many changes are in force. */
  public int size() {
    return size;
  }

  /** Whether a change of this kind may be in force; if not, none is. */
  private boolean mayHave(Class<?> kind) {
    return (kinds & bit(kind)) != 0;
  }

  /** Whether a change of this kind is in force. */
  public boolean has(Class<? extends L> kind) {
    return any(kind, (source, change) -> true);
  }

  /** Whether any change of this kind passes the test. */
  public <K extends L> boolean any(Class<K> kind, Test<? super S, ? super K> test) {
    if (mayHave(kind)) {
      for (int i = 0; i < size; i++) {
        if (change(i).getClass() == kind && test.test(source(i), kind.cast(change(i)))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The first change of this kind that was gathered, if one is in force. */
  public <K extends L> Optional<K> first(Class<K> kind) {
    if (mayHave(kind)) {
      for (int i = 0; i < size; i++) {
        if (change(i).getClass() == kind) {
          return Optional.of(kind.cast(change(i)));
        }
      }
    }
    return Optional.empty();
  }

  /** What the changes of this kind add up to. */
  public <K extends L> int sum(Class<K> kind, Adds<? super S, ? super K> adds) {
    int sum = 0;
    if (mayHave(kind)) {
      for (int i = 0; i < size; i++) {
        if (change(i).getClass() == kind) {
          sum += adds.adds(source(i), kind.cast(change(i)));
        }
      }
    }
    return sum;
  }

  /** What the changes of this kind make of a value, one after the other. */
  public <K extends L, R> R fold(Class<K> kind, R start, Turns<? super S, ? super K, R> turns) {
    R value = start;
    if (mayHave(kind)) {
      for (int i = 0; i < size; i++) {
        if (change(i).getClass() == kind) {
          value = turns.turn(value, source(i), kind.cast(change(i)));
        }
      }
    }
    return value;
  }

  /** Does something for each change of this kind, in the order in which they were gathered. */
  public <K extends L> void each(Class<K> kind, Each<? super S, ? super K> each) {
    if (mayHave(kind)) {
      for (int i = 0; i < size; i++) {
        if (change(i).getClass() == kind) {
          each.each(source(i), kind.cast(change(i)));
        }
      }
    }
  }

  @SuppressWarnings("unchecked") // only a Gathering of this type puts sources here
  private S source(int i) {
    return (S) pairs[2 * i];
  }

  private Object change(int i) {
    return pairs[2 * i + 1];
  }

  /**
   * Gathers what is in force, in order; for one use.
   *
   * @param <S> where a change comes from
   * @param <L> the game's changes
   */
  public static final class Gathering<S, L> {
    /** Mostly little is in force, and often nothing. */
    private static final int ROOM = 2;

    private static final Object[] NOTHING = new Object[0];

    private Object[] pairs = NOTHING;
    private int size;
    private long kinds;

    private Gathering() {}

    public Gathering<S, L> add(S source, L change) {
      if (2 * size == pairs.length) {
        pairs = Arrays.copyOf(pairs, 2 * Math.max(ROOM, 2 * size));
      }
      pairs[2 * size] = source;
      pairs[2 * size + 1] = change;
      size++;
      kinds |= bit(change.getClass());
      return this;
    }

    /** All that was added. */
    public Changes<S, L> all() {
      return size == 0 ? none() : new Changes<>(pairs, size, kinds);
    }
  }
}
