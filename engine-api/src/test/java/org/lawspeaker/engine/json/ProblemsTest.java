package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;

/** Problems as they are collected. */
class ProblemsTest {
  @Test
  void theClauseStandsBehindTheMessage() {
    Problems problems = new Problems();
    problems.add("/a", "first");
    problems.add("/b", "second", Citation.of("EMB-DRAW-01"));

    assertThat(problems.list())
        .containsExactly(new Problem("/a", "first"), new Problem("/b", "second (EMB-DRAW-01)"));
    assertThat(problems.count()).isEqualTo(2);
  }

  @Test
  void aValueIsGivenOnlyIfNothingIsWrong() {
    Problems problems = new Problems();
    assertThat(problems.checked("value")).isEqualTo(Checked.ok("value"));

    problems.add("/a", "wrong");
    assertThat(problems.checked("value")).isEqualTo(Checked.bad("/a", "wrong"));
  }

  @Test
  void whatIsListedIsBoundedAndTheRestIsCountedHoweverOftenOneAsks() {
    Problems problems = new Problems();
    for (int i = 0; i < Checked.Bad.MOST + 5; i++) {
      problems.add("/" + i, "wrong");
    }

    assertThat(problems.list()).hasSize(Checked.Bad.MOST + 1);
    assertThat(problems.list()).last().isEqualTo(Problem.unlisted("/" + Checked.Bad.MOST, 5));
  }
}
