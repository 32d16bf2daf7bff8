package org.lawspeaker.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContentHashTest {
  @Test
  void isTheSameOnEveryMachine() {
    assertThat(ContentHash.of()).isEqualTo("e3b0c44298fc");
    assertThat(ContentHash.of("")).isEqualTo("df3f619804a9");
  }

  @Test
  void ignoresHowLinesEnd() {
    assertThat(ContentHash.of("a\r\nb\rc\n")).isEqualTo(ContentHash.of("a\nb\nc\n"));
  }

  @Test
  void tellsWhereOneTextEnds() {
    assertThat(ContentHash.of("ab", "c")).isNotEqualTo(ContentHash.of("a", "bc"));
    assertThat(ContentHash.of("ab")).isNotEqualTo(ContentHash.of("ab", ""));
  }

  @Test
  void tellsOrderAndContentApart() {
    assertThat(ContentHash.of("a", "b")).isNotEqualTo(ContentHash.of("b", "a"));
    assertThat(ContentHash.of("☾")).isNotEqualTo(ContentHash.of("?"));
  }
}
