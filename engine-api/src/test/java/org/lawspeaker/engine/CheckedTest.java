package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class CheckedTest {
  private static final Problem PROBLEM = new Problem("/row", "too long");

  private final Checked<Integer> good = Checked.ok(3);
  private final Checked<Integer> bad = Checked.bad(ImmutableList.of(PROBLEM));

  @Test
  void aValueGoesOn() {
    assertThat(good.isOk()).isTrue();
    assertThat(good.value()).contains(3);
    assertThat(good.problems()).isEmpty();
    assertThat(good.map(x -> x + 1).orThrow()).isEqualTo(4);
    assertThat(good.then(x -> Checked.bad("/x", "no " + x))).isEqualTo(Checked.bad("/x", "no 3"));
  }

  @Test
  void problemsGoOnInstead() {
    assertThat(bad.isOk()).isFalse();
    assertThat(bad.value()).isEmpty();
    assertThat(bad.map(x -> x + 1).problems()).containsExactly(PROBLEM);
    assertThatThrownBy(bad::orThrow)
        .hasMessage("/row: too long")
        .asInstanceOf(InstanceOfAssertFactories.type(BadInputException.class))
        .extracting(BadInputException::problems)
        .isEqualTo(ImmutableList.of(PROBLEM));
    assertThatThrownBy(() -> Checked.bad(ImmutableList.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aProblemIsPlacedWithinWhatHoldsIt() {
    assertThat(PROBLEM.within("/zones")).hasToString("/zones/row: too long");
    assertThat(new Problem("", "too long")).hasToString("too long");
    assertThat(new Problem("", "too long").within("/row")).isEqualTo(PROBLEM);
  }
}
