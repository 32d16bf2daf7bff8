package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Setup;

/**
 * Rules questions about one game.
 *
 * <pre>{@code
 * String yaml =
 *     """
 *     game: connect-four
 *     asks: May seat 1 begin?
 *     when: ["seat 1: drop 1"]
 *     then: {illegal: [C4-TURN-01]}
 *     """;
 * RulingFile file = RulingFile.read("question", yaml).orThrow();
 * System.out.println(file.cases().get(0).asks()); // May seat 1 begin?
 * }</pre>
 *
 * @param name the file they come from, for reports
 * @param game the id of the game
 * @param pack a card pack to play with, a path beside the file
 * @param shows the clauses that the file demonstrates
 * @param cases the questions, at least one
 */
public record RulingFile(
    String name,
    String game,
    Optional<String> pack,
    ImmutableList<Citation> shows,
    ImmutableList<RulingCase> cases) {
  /**
   * The questions of this text, or everything that is wrong with it, each problem with its line.
   *
   * @param name where the text comes from, for problems and reports
   */
  public static Checked<RulingFile> read(String name, String yaml) {
    return RulingReader.read(name, yaml);
  }

  /**
   * The question whether the last of these moves is legal, such as of a game that shows a fault.
   *
   * @param moves every ply from the start, Nature's included; if there are none, the question is
   *     whether the game goes on
   */
  public static RulingFile played(
      String game,
      Optional<String> pack,
      Setup setup,
      ImmutableList<String> moves,
      String asks,
      String answer) {
    int last = Math.max(0, moves.size() - 1);
    Given given =
        new Given(
            Optional.of(setup.seats()), setup.options(), Optional.empty(), moves.subList(0, last));
    Expectation then = moves.isEmpty() ? new OutcomeExpected.None() : VerdictExpected.LEGAL;
    RulingCase ruling =
        new RulingCase(
            "",
            asks,
            Optional.of(answer),
            given,
            moves.subList(last, moves.size()),
            ImmutableList.of(then));
    return new RulingFile("", game, pack, ImmutableList.of(), ImmutableList.of(ruling));
  }
}
