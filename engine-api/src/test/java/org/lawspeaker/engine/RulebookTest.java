package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RulebookTest {
  private static final Citation TAKE = Citation.of("PEB-TAKE-01");
  private static final Citation PASS = Citation.of("PEB-PASS-01");
  private static final Citation ASKED = Citation.of("PEB-Q-01");

  private final Rulebook rulebook =
      Rulebook.of(
          "PEB",
          ImmutableList.of(
              new Clause(TAKE, "A player takes one Pebble.", "rule", Optional.empty()),
              new Clause(PASS, "Nobody may pass.", "rule", Optional.empty())),
          ImmutableList.of(
              new Ruling(
                  ASKED,
                  "May a pebble be put back?",
                  ImmutableList.of("yes", "no"),
                  "No; what is taken stays taken.",
                  "nothing says so",
                  Optional.empty())));

  @Test
  void hasItsClausesAndItsRulings() {
    assertThat(rulebook.has(TAKE)).isTrue();
    assertThat(rulebook.has(ASKED)).isTrue();
    assertThat(rulebook.has(Citation.of("PEB-TAKE-02"))).isFalse();
  }

  @Test
  void givesTheTextOfAClauseAndTheAnswerOfARuling() {
    assertThat(rulebook.textOf(PASS)).contains("Nobody may pass.");
    assertThat(rulebook.textOf(ASKED)).contains("No; what is taken stays taken.");
    assertThat(rulebook.textOf(Citation.of("PEB-Q-02"))).isEmpty();
  }

  @Test
  void isSearchedForAllWordsInAnyCaseClausesFirst() {
    assertThat(rulebook.search("pebble")).containsExactly(TAKE, ASKED);
    assertThat(rulebook.search("  TAKES   pebble ")).containsExactly(TAKE);
    assertThat(rulebook.search("pass pebble")).isEmpty();
  }

  @Test
  void isSearchedByIdsQuestionsAndAnswers() {
    assertThat(rulebook.search("peb-pass")).containsExactly(PASS);
    assertThat(rulebook.search("q-01 put back")).containsExactly(ASKED);
    assertThat(rulebook.search("stays taken")).containsExactly(ASKED);
  }
}
