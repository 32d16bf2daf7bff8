package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;

class ForwardingNotationTest {
  /** Says which method was called. */
  private static final class Called extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Called(Method method) {
      super(method.toString());
    }
  }

  @SuppressWarnings("unchecked") // a proxy knows no type arguments
  private static Notation<DuelState, DuelMove, DuelView> calling() {
    return (Notation<DuelState, DuelMove, DuelView>)
        Proxy.newProxyInstance(
            Notation.class.getClassLoader(),
            new Class<?>[] {Notation.class},
            (proxy, method, with) -> {
              throw new Called(method);
            });
  }

  static Stream<Method> methods() {
    return Arrays.stream(Notation.class.getMethods());
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everythingIsLeftToTheOther(Method method) {
    Notation<DuelState, DuelMove, DuelView> whole = calling();
    ForwardingNotation<DuelState, DuelMove, DuelView> forwarding = () -> whole;
    Object[] with = new Object[method.getParameterCount()];

    Throwable thrown = catchThrowable(() -> method.invoke(forwarding, with));

    assertThat(thrown)
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .hasMessage(method.toString());
  }
}
