package org.lawspeaker.handofdestiny.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TallyTest {
  private static final Tally TWO_AND_THREE = Tally.NONE.with(0, 2).with(43, 3);

  @Test
  void countsEachFaceByItself() {
    assertThat(TWO_AND_THREE.of(0)).isEqualTo(2);
    assertThat(TWO_AND_THREE.of(43)).isEqualTo(3);
    assertThat(TWO_AND_THREE.of(1)).isZero();
    assertThat(Tally.NONE.of(0)).isZero();
  }

  @Test
  void isEqualToATallyOfTheSameCounts() {
    assertThat(Tally.NONE.with(43, 3).with(0, 2))
        .isEqualTo(TWO_AND_THREE)
        .hasSameHashCodeAs(TWO_AND_THREE)
        .hasToString(TWO_AND_THREE.toString());
    assertThat(TWO_AND_THREE).isNotEqualTo(Tally.NONE).isNotEqualTo("2 and 3");
    assertThat(TWO_AND_THREE.hashCode()).isNotEqualTo(Tally.NONE.hashCode());
    assertThat(TWO_AND_THREE.toString()).startsWith("[2, 0,").endsWith(", 0, 3]");
  }

  @Test
  void holdsWhatAShortCanHold() {
    assertThat(Tally.NONE.with(5, 40_000).of(5)).isEqualTo(32_767);
    assertThat(Tally.NONE.with(5, -40_000).of(5)).isEqualTo(-32_768);
  }
}
