package org.lawspeaker.engine.play.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.play.Question;

/** Lines of text that say how to play, here where 1 to 3 pebbles are taken from a heap. */
class StrategyTest {
  private record Take(Seat by, int count) implements Move {}

  private record Pebbles() implements Tactics<Take, Integer> {
    @Override
    public Checked<Deed<Take, Integer>> deed(String words) {
      return words.matches("take [1-3]")
          ? Checked.ok((question, move) -> move.count() == words.charAt(5) - '0')
          : words.equals("take")
              ? Checked.ok((question, move) -> true)
              : Checked.bad("", "nobody can " + words);
    }

    @Override
    public Checked<Measure<Take, Integer>> measure(String words) {
      return words.equals("heap")
          ? Checked.ok(Question::view)
          : Checked.bad("", "no number is called " + words);
    }

    @Override
    public ImmutableMap<String, String> shipped() {
      return ImmutableMap.of();
    }
  }

  private static Question<Take, Integer> question(int heap) {
    Window window = Window.of("take", "How many?", Citation.of("PEB-TAKE-01"));
    ImmutableList<Take> legal =
        IntStream.rangeClosed(1, Math.min(3, heap))
            .mapToObj(count -> new Take(Seat.of(1), count))
            .collect(ImmutableList.toImmutableList());
    return new Question<>(Seat.of(1), window, false, heap, legal);
  }

  private static List<Integer> chosen(int heap, String... lines) {
    return Strategy.read(new Pebbles(), String.join("\n", lines))
        .orThrow()
        .chosen(question(heap))
        .stream()
        .map(Take::count)
        .toList();
  }

  private static List<String> problems(String... lines) {
    return Strategy.read(new Pebbles(), String.join("\n", lines)).problems().stream()
        .map(Problem::toString)
        .toList();
  }

  @Test
  void theFirstLineThatFitsDecides() {
    assertThat(chosen(9, "take 3", "take 1")).containsExactly(3);
    assertThat(chosen(2, "take 3", "take 1")).containsExactly(1);
    assertThat(chosen(2, "take 3")).containsExactly(1, 2);
  }

  @Test
  void aLineHoldsWhileAllOfItsConditionsDo() {
    String line = "take 2 if heap > 3 and heap < 6";

    assertThat(chosen(3, line)).containsExactly(1, 2, 3);
    assertThat(chosen(4, line)).containsExactly(2);
    assertThat(chosen(6, line)).containsExactly(1, 2, 3);
  }

  @ParameterizedTest
  @CsvSource({
    "<, true, false, false",
    "<=, true, true, false",
    "=, false, true, false",
    ">=, false, true, true",
    ">, false, false, true"
  })
  void numbersAreComparedByTheirSign(String sign, boolean below, boolean at, boolean above) {
    String line = "take 1 if heap " + sign + " 5";

    assertThat(chosen(4, line).size() == 1).isEqualTo(below);
    assertThat(chosen(5, line).size() == 1).isEqualTo(at);
    assertThat(chosen(6, line).size() == 1).isEqualTo(above);
  }

  @Test
  void whatIsNeverDoneIsLeftOutUnlessNothingElseIsLeft() {
    assertThat(chosen(9, "never take 2")).containsExactly(1, 3);
    assertThat(chosen(9, "never take 2 if heap < 5")).containsExactly(1, 2, 3);
    assertThat(chosen(9, "take 2", "never take 2")).containsExactly(1, 3);
    assertThat(chosen(1, "never take 1")).containsExactly(1);
    assertThat(chosen(9, "never take")).containsExactly(1, 2, 3);
  }

  @Test
  void whatFollowsTheSignForPeopleSaysNothing() {
    Strategy<Take, Integer> read =
        Strategy.read(new Pebbles(), "# begin\n\n  take 3 # all\n").orThrow();

    assertThat(read.size()).isEqualTo(1);
    assertThat(read.chosen(question(9))).extracting(Take::count).containsExactly(3);
  }

  @Test
  void everyProblemIsToldAtItsPlace() {
    assertThat(problems("take 1", "  give 2 if heap", "never take 4 if heap >< 1 and x < heap"))
        .containsExactly(
            "2:3: nobody can give 2",
            "2:13: a condition compares two numbers, such as: round < 5",
            "3:7: nobody can take 4",
            "3:22: numbers are compared by < <= = >= >",
            "3:31: no number is called x");
  }

  @Test
  void aStrategyHasLinesButNotTooMany() {
    String[] many = new String[501];
    Arrays.fill(many, "take 1");

    assertThat(problems("# nothing")).containsExactly("a strategy of no lines");
    assertThat(problems(many)).containsExactly("a strategy has at most 500 lines");
    assertThat(problems(Arrays.copyOf(many, 500))).isEmpty();
  }
}
