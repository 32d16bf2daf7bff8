package org.lawspeaker.thorgal.lasting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.thorgal.table.Words;

class WordsTest {
  @Test
  void countsOneAndSeveral() {
    assertThat(Words.count(0, "card")).isEqualTo("0 cards");
    assertThat(Words.count(1, "card")).isEqualTo("1 card");
    assertThat(Words.count(2, "exhaustion marker")).isEqualTo("2 exhaustion markers");
    assertThat(Words.noun(1, "land")).isEqualTo("land");
    assertThat(Words.noun(0, "land")).isEqualTo("lands");
  }

  @Test
  void saysHowManyMoreOrFewer() {
    assertThat(Words.more(1, "card")).isEqualTo("1 more card");
    assertThat(Words.more(3, "card")).isEqualTo("3 more cards");
    assertThat(Words.more(-1, "card")).isEqualTo("1 fewer card");
    assertThat(Words.more(-2, "card")).isEqualTo("2 fewer cards");
    assertThat(Words.more(0, "card")).isEqualTo("0 more cards");
  }

  @Test
  void saysHowManyCardsFromTheTop() {
    assertThat(Words.top(1)).isEqualTo("the top card");
    assertThat(Words.top(2)).isEqualTo("the top 2 cards");
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
    assertThat(Words.bounds(least, most)).isEqualTo(says);
    assertThat(Words.bound(least, most)).isEqualTo(number);
  }
}
