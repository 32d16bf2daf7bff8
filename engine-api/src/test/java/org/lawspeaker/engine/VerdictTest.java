package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

class VerdictTest {
  private static final Citation TAKE = Citation.of("PEB-TAKE-01");
  private static final Citation PASS = Citation.of("PEB-PASS-01");
  private static final Violation TOO_MANY = Violation.of(TAKE, "too-many", "most", 3);
  private static final Violation TOO_FEW = Violation.of(TAKE, "too-few");
  private static final Violation LATE = Violation.of(PASS, "late");

  @Test
  void isLegalUnlessSomethingForbids() {
    assertThat(Verdict.of(ImmutableList.of(), TAKE, PASS))
        .isEqualTo(Verdict.legal(TAKE, PASS))
        .matches(Verdict::isLegal);
    assertThat(Verdict.of(ImmutableList.of(LATE), TAKE))
        .isEqualTo(Verdict.illegal(LATE))
        .matches(verdict -> !verdict.isLegal());
  }

  @Test
  void citesWhatAllowsOrEachClauseThatForbidsOnce() {
    assertThat(Verdict.legal(TAKE, PASS).citations()).containsExactly(TAKE, PASS);
    assertThat(Verdict.illegal(TOO_MANY, LATE, TOO_FEW).citations()).containsExactly(TAKE, PASS);
  }

  @Test
  void alwaysCitesSomething() {
    assertThatThrownBy(Verdict::legal).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(Verdict::illegal).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aViolationIsWrittenWithItsClauseAndFacts() {
    assertThat(TOO_MANY).hasToString("too-many (PEB-TAKE-01), most: 3");
    assertThat(LATE).hasToString("late (PEB-PASS-01)");
  }
}
