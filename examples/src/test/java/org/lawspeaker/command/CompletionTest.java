package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

class CompletionTest {
  private static final ImmutableList<String> LINES =
      ImmutableList.of("drop 1", "drop 2", "Drop a disc", "card Kriss de Valnor", "moves");

  @Test
  void completesTheWordThatIsTyped() {
    assertThat(Completion.of(LINES, "")).containsExactly("drop", "Drop", "card", "moves");
    assertThat(Completion.of(LINES, "dr")).containsExactly("drop", "Drop");
    assertThat(Completion.of(LINES, "drop ")).containsExactly("1", "2", "a");
    assertThat(Completion.of(LINES, "card kriss d")).containsExactly("de");
    assertThat(Completion.of(LINES, "moves now")).isEmpty();
  }

  @Test
  void beginsAnewAfterASemicolon() {
    assertThat(Completion.of(LINES, "drop 1; mo")).containsExactly("moves");
  }
}
