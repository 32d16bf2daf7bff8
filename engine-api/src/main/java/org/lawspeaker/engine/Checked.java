package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value, or everything that kept it from being made.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * System.out.println(game.notation().readMove(start, "drop 4").isOk()); // true
 * Checked<Setup> bad = game.info().complete(Setup.of(3).with("size", "big"));
 * System.out.println(bad.problems().get(0)); // seats: 2 can play, not 3
 * System.out.println(bad.problems().get(1)); // option size: unknown; there are no options
 * }</pre>
 *
 * @param <T> the value's type
 */
public sealed interface Checked<T> {
  /** The value. */
  record Ok<T>(T get) implements Checked<T> {}

  /**
   * What is wrong, all of it. Of a hostile file with more than {@value #MOST} problems, these are
   * listed, and a last one says how many there are besides.
   *
   * @param problems at least one
   */
  record Bad<T>(ImmutableList<Problem> problems) implements Checked<T> {
    /** The most problems that are listed. */
    public static final int MOST = 1000;

    public Bad {
      if (problems.isEmpty()) {
        throw new IllegalArgumentException("bad for no reason");
      }
      if (problems.size() > MOST + 1) {
        Problem rest = Problem.unlisted(problems.get(MOST).place(), problems.size() - MOST);
        problems =
            ImmutableList.<Problem>builder().addAll(problems.subList(0, MOST)).add(rest).build();
      }
    }
  }

  static <T> Checked<T> ok(T value) {
    return new Ok<>(value);
  }

  static <T> Checked<T> bad(Iterable<Problem> problems) {
    return new Bad<>(ImmutableList.copyOf(problems));
  }

  static <T> Checked<T> bad(String place, String message) {
    return new Bad<>(ImmutableList.of(new Problem(place, message)));
  }

  /** The problems; empty if there is a value. */
  default ImmutableList<Problem> problems() {
    return this instanceof Bad<T> bad ? bad.problems() : ImmutableList.of();
  }

  /** The value, if there is one. */
  default Optional<T> value() {
    return this instanceof Ok<T> ok ? Optional.of(ok.get()) : Optional.empty();
  }

  default boolean isOk() {
    return this instanceof Ok<T>;
  }

  default <U> Checked<U> map(Function<? super T, ? extends U> to) {
    return then(value -> new Ok<>(to.apply(value)));
  }

  /** The next check, made only if this one passed. */
  default <U> Checked<U> then(Function<? super T, Checked<U>> next) {
    if (this instanceof Bad<T> bad) {
      return new Bad<>(bad.problems());
    }
    return next.apply(((Ok<T>) this).get());
  }

  /**
   * The value.
   *
   * @throws BadInputException listing every problem, if there is none
   */
  default T orThrow() {
    if (this instanceof Bad<T> bad) {
      throw new BadInputException(bad.problems());
    }
    return ((Ok<T>) this).get();
  }
}
