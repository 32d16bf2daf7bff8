package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class ProblemTest {
  @Test
  void keepsPlaceAndMessageOfTwoThousandCharacters() {
    String longest = "m".repeat(2000);
    assertThat(new Problem(longest, longest)).hasToString(longest + ": " + longest);
  }

  @Test
  void cutsWhatIsLongerVisibly() {
    Problem problem = new Problem("p".repeat(2001), "m".repeat(5_000_000));
    assertThat(problem.place()).isEqualTo("p".repeat(1999) + "…");
    assertThat(problem.message()).isEqualTo("m".repeat(1999) + "…");
  }

  @Test
  void quotesUpToSixtyCharacters() {
    String longest = "a".repeat(60);
    assertThat(Problem.quote(longest)).isEqualTo("\"" + longest + "\"");
    assertThat(Problem.quote(longest + "b")).isEqualTo("\"" + "a".repeat(59) + "…\"");
  }

  @Test
  void quotesNothingThatATerminalMightObey() {
    assertThat(Problem.quote("a\u001b[2J\0b\nc\u009b")).isEqualTo("\"a?[2J?b?c?\"");
  }

  @Test
  void saysHowManyAreNotListed() {
    assertThat(Problem.unlisted("/a", 7))
        .hasToString("/a: here begin 7 more problems that are not listed");
  }

  @Test
  void aBadValueListsUpToAThousandProblemsAndOneMore() {
    ImmutableList<Problem> most =
        ImmutableList.copyOf(Collections.nCopies(1001, new Problem("/a", "no")));
    assertThat(Checked.bad(most).problems()).isEqualTo(most);
  }

  @Test
  void aBadValueCountsFurtherProblems() {
    Problem no = new Problem("/a", "no");
    ImmutableList<Problem> listed = Checked.bad(Collections.nCopies(100_000, no)).problems();

    assertThat(listed).hasSize(1001);
    assertThat(listed.subList(0, 1000)).containsOnly(no);
    assertThat(listed.get(1000)).isEqualTo(Problem.unlisted("/a", 99_000));
  }
}
