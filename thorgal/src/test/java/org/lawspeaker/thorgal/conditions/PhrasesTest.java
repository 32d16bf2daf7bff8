package org.lawspeaker.thorgal.conditions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PhrasesTest {
  @Test
  void saysHowManyCardsFromTheTop() {
    assertThat(Phrases.top(1)).isEqualTo("the top card");
    assertThat(Phrases.top(2)).isEqualTo("the top 2 cards");
  }

  @Test
  void saysBoundsAndGoesWithTheirNumber() {
    assertBounds(Optional.of(2), Optional.empty(), "at least 2", 2);
    assertBounds(Optional.empty(), Optional.of(1), "at most 1", 1);
    assertBounds(Optional.empty(), Optional.of(0), "no", 0);
    assertBounds(Optional.of(1), Optional.of(3), "1 to 3", 3);
    assertBounds(Optional.of(2), Optional.of(2), "exactly 2", 2);
  }

  private static void assertBounds(
      Optional<Integer> least, Optional<Integer> most, String says, int number) {
    assertThat(Phrases.bounds(least, most)).isEqualTo(says);
    assertThat(Phrases.bound(least, most)).isEqualTo(number);
  }
}
