package org.lawspeaker.thorgal.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Words and labels of sentences. */
class SaysTest {
  @Test
  void placesAreCountedInWords() {
    assertThat(List.of(Says.nth(1), Says.nth(2), Says.nth(3), Says.nth(4)))
        .containsExactly("1st", "2nd", "3rd", "4th");
    assertThat(List.of(Says.nth(11), Says.nth(12), Says.nth(13), Says.nth(21)))
        .containsExactly("11th", "12th", "13th", "21st");
  }
}
