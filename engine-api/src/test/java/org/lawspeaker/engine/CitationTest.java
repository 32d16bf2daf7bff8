package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CitationTest {
  @Test
  void namesAClauseOrARuling() {
    assertThat(Citation.of("HOD-Q-17").isRuling()).isTrue();
    assertThat(Citation.of("HOD-QUICK-17").isRuling()).isFalse();
    assertThat(Citation.of("HOD-HP-04")).hasToString("HOD-HP-04");
  }

  @Test
  void isOrderedByItsId() {
    assertThat(Citation.of("HOD-HP-04"))
        .isLessThan(Citation.of("HOD-HP-05"))
        .isGreaterThan(Citation.of("HOD-HERO-09"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "HOD", "HOD-HP", "HOD-HP-04a", "HOD HP 04"})
  void hasTheFormOfAnId(String id) {
    assertThatThrownBy(() -> Citation.of(id))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not the id of a clause or ruling: " + id);
  }

  @Test
  void knowsWhatIsMeantBySmallLetters() {
    assertThatThrownBy(() -> Citation.of("hod-hp-04"))
        .hasMessage("not the id of a clause or ruling: hod-hp-04; did you mean HOD-HP-04?");
  }
}
