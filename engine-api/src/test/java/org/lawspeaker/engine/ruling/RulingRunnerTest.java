package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.ruling.RulingReport.Status;

class RulingRunnerTest {
  private static final RulingRunner RUNNER = new RulingRunner(Pebbles.Provider::find);

  @TempDir Path folder = Path.of("");

  private RulingReport run(String yaml) {
    RulingFile file = RulingFile.read("q.yaml", yaml).orThrow();
    return RUNNER.run(file, folder);
  }

  private RulingReport ask(String rest) {
    return run("game: pebbles\nasks: So?\n" + rest);
  }

  private static ImmutableList<Finding> findings(RulingReport report) {
    return report.cases().get(0).judgement().orThrow().findings();
  }

  private static ImmutableList<String> problems(RulingReport report) {
    assertThat(report.status()).isEqualTo(Status.MALFORMED);
    return report.cases().get(0).judgement().problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  /** A finding, whatever decided it. */
  private static Finding found(boolean met, String expected, String found) {
    return new Finding(met, expected, found, ImmutableList.of());
  }

  private static ImmutableList<Finding> undecided(List<Finding> findings) {
    return findings.stream()
        .map(finding -> found(finding.met(), finding.expected(), finding.found()))
        .collect(ImmutableList.toImmutableList());
  }

  private Finding finding(String then) {
    return findings(ask("when: [roll 3, take 2]\nthen: " + then + "\n")).get(1);
  }

  @Test
  void answersWithTheVerdictAndItsClauses() {
    RulingReport report = ask("when: [roll 1, take 3]\nthen: {illegal: [PEB-TAKE-02]}\n");

    Judgement judgement = report.cases().get(0).judgement().orThrow();
    assertThat(report.status()).isEqualTo(Status.HOLDS);
    assertThat(judgement.verdict().orElseThrow().isLegal()).isFalse();
    assertThat(judgement.texts())
        .containsExactly(Map.entry(Pebbles.LIMIT, "Take at least one and no more than the limit."));
    assertThat(undecided(judgement.findings()))
        .containsExactly(found(true, "illegal by PEB-TAKE-02", "illegal by PEB-TAKE-02"));
  }

  @Test
  void failsWhenTheVerdictIsAnother() {
    RulingReport report = ask("when: [roll 1, take 1]\nthen: {illegal: true}\n");

    assertThat(report.status()).isEqualTo(Status.FAILS);
    assertThat(undecided(findings(report)))
        .containsExactly(found(false, "illegal", "legal by PEB-TAKE-01, PEB-TURN-01"));
  }

  @Test
  void failsWhenAnotherClauseDecides() {
    assertThat(undecided(findings(ask("when: [roll 1, take 3]\nthen: {illegal: [PEB-TURN-01]}\n"))))
        .containsExactly(found(false, "illegal by PEB-TURN-01", "illegal by PEB-TAKE-02"));
  }

  @Test
  void failsEveryOtherExpectationOfAnIllegalMove() {
    assertThat(undecided(findings(ask("when: [roll 1, take 3]\nthen: {state: {/heap: 2}}\n"))))
        .containsExactly(
            found(false, "legal", "illegal by PEB-TAKE-02"),
            found(false, "state /heap is 2", "the move is illegal; nothing came of it"));
  }

  @Test
  void comparesValuesOfTheState() {
    assertThat(finding("{state: {/heap: 3.0}}").met()).isTrue();
    assertThat(undecided(List.of(finding("{state: {/heap: 4}}"))))
        .containsExactly(found(false, "state /heap is 4", "state /heap is 3"));
    assertThat(undecided(List.of(finding("{state: {/hep: 3}}"))))
        .containsExactly(found(false, "state /hep is 3", "state /hep is not there"));
    assertThat(finding("{state: {/heap: three}}").met()).isFalse();
  }

  @Test
  void comparesTheViewOfTheViewer() {
    String rolled = "when: [roll 2]\nthen: {view: {/limit: 2}";

    assertThat(findings(ask(rolled + "}\n")).get(1).met()).isTrue();
    assertThat(undecided(List.of(findings(ask(rolled + ", viewer: 1}\n")).get(1))))
        .containsExactly(found(false, "view of seat 1 /limit is 2", "view of seat 1 /limit is 0"));
    assertThat(undecided(List.of(findings(ask(rolled + ", viewer: arbiter}\n")).get(1))))
        .containsExactly(
            found(true, "view of the arbiter /limit is 2", "view of the arbiter /limit is 2"));
  }

  @Test
  void findsEventsInOrder() {
    assertThat(finding("{events: [taken, passed]}").met()).isTrue();
    assertThat(finding("{events: [{kind: taken, pebble: 2}, passed]}").met()).isTrue();
    assertThat(finding("{events: [taken, taken]}").met()).isTrue();
    assertThat(finding("{events: [taken, taken, taken]}").met()).isFalse();
    assertThat(undecided(List.of(finding("{events: [passed, taken]}"))))
        .containsExactly(
            found(
                false,
                "events passed, taken",
                "events taken {pebble=1}, taken {pebble=2}, passed; in its place there is no"
                    + " taken"));
    assertThat(finding("{events: [{kind: taken, pebble: 3}]}").met()).isFalse();
  }

  @Test
  void findsEventsThatMustNotBe() {
    assertThat(finding("{not-events: [lost]}").met()).isTrue();
    assertThat(finding("{not-events: [taken]}").met()).isFalse();
    assertThat(
            undecided(
                List.of(findings(ask("when: [roll 1]\nthen: {not-events: [taken]}\n")).get(1))))
        .containsExactly(found(true, "no event taken", "no events"));
  }

  @Test
  void comparesTheChoicesAfterTheMove() {
    String rolled = "when: [roll 2]\nthen: {choices: ";

    assertThat(findings(ask(rolled + "{has: [take 2]}}\n")).get(1).met()).isTrue();
    assertThat(findings(ask(rolled + "{has: [take 2, take 3]}}\n")).get(1).met()).isFalse();
    assertThat(findings(ask(rolled + "{lacks: [take 3]}}\n")).get(1).met()).isTrue();
    assertThat(findings(ask(rolled + "{lacks: [take 3, take 1]}}\n")).get(1).met()).isFalse();
    assertThat(findings(ask(rolled + "{exactly: [take 2, take 1]}}\n")).get(1).met()).isTrue();
    assertThat(undecided(List.of(findings(ask(rolled + "{exactly: [take 2]}}\n")).get(1))))
        .containsExactly(found(false, "choices exactly take 2", "choices take 1 | take 2"));
  }

  @Test
  void comparesTheOutcome() {
    String end = "given: {position: {heap: 2, limit: 3}}\nwhen: [take 2]\nthen: {outcome: ";

    assertThat(findings(ask(end + "{result: [won, lost], clause: PEB-END-01}}\n")).get(1).met())
        .isTrue();
    assertThat(findings(ask(end + "{clause: PEB-END-01}}\n")).get(1).met()).isTrue();
    assertThat(findings(ask(end + "{clause: PEB-TURN-01}}\n")).get(1).met()).isFalse();
    assertThat(undecided(List.of(findings(ask(end + "{result: [lost, won]}}\n")).get(1))))
        .containsExactly(
            found(
                false, "the game is over: lost, won", "the game is over: won, lost by PEB-END-01"));
    assertThat(findings(ask(end + "none}\n")).get(1).met()).isFalse();
    assertThat(finding("{outcome: none}").met()).isTrue();
    assertThat(finding("{outcome: {result: [won, lost]}}").found()).isEqualTo("the game goes on");
  }

  @Test
  void answersQuestionsAboutAPosition() {
    RulingReport report =
        ask("given: {moves: [roll 2]}\nthen: {choices: {exactly: [take 1, take 2]}}\n");

    assertThat(report.status()).isEqualTo(Status.HOLDS);
    assertThat(report.cases().get(0).judgement().orThrow().verdict()).isEmpty();
  }

  @Test
  void arrangesThePositionBeforeTheMoves() {
    RulingReport report =
        ask(
            """
            given: {position: {heap: 3}, moves: [roll 2]}
            when: [take 2]
            then: {state: {/heap: 1}}
            """);

    assertThat(report.status()).isEqualTo(Status.HOLDS);
  }

  @Test
  void usesTheOptionsOfTheSetup() {
    assertThat(ask("setup: {options: {heap: 9}}\nthen: {state: {/heap: 9}}\n").status())
        .isEqualTo(Status.HOLDS);
  }

  @Test
  void aSlipInTheSetupDoesNotHideWhatIsWrongWithThePosition() {
    assertThat(
            problems(
                ask(
                    """
                    setup: {options: {haep: 9}}
                    given: {position: {heap: -1}}
                    when: [roll 1]
                    """)))
        .satisfiesExactly(
            setup -> assertThat(setup).startsWith("q.yaml:3:19 /setup/options/haep: unknown"),
            position ->
                assertThat(position).isEqualTo("q.yaml:4:20 /given/position/heap: below 0"));
  }

  @Test
  void listsEveryProblemOfTheSetupAndTheCitations() {
    assertThat(
            problems(
                ask(
                    """
                    setup: {seats: 3, options: {heap: 7}}
                    when: [roll 1]
                    then: {legal: [PEB-NONE-01], view: {/a: 1}, viewer: 3}
                    """)))
        .containsExactly(
            "q.yaml:3:9 /setup/seats: 2 can play, not 3",
            "q.yaml:3:29 /setup/options/heap: 7 is not one of [5, 9]",
            "q.yaml:5:16 /then/legal/0: the rulebook has no PEB-NONE-01",
            "q.yaml:5:45 /then/viewer: there is no seat 3 among 3");
  }

  @Test
  void listsEverythingImpossibleAboutAPosition() {
    assertThat(problems(ask("given: {position: {heap: -1, limit: 4}}\nthen: {outcome: none}\n")))
        .containsExactly(
            "q.yaml:3:20 /given/position/heap: below 0",
            "q.yaml:3:30 /given/position/limit: above 3");
  }

  @Test
  void showsTheMovesWhenATextIsNone() {
    assertThat(problems(ask("when: [roll 2, grab 1]\nthen: {illegal: true}\n")))
        .containsExactly(
            "q.yaml:3:16 /when/1: \"grab 1\" is no move: write take or roll and a number",
            "q.yaml:3:16 /when/1: the moves here: take 1 | take 2");
    assertThat(problems(ask("given: {moves: [zzz]}\nthen: {outcome: none}\n")))
        .contains("q.yaml:3:17 /given/moves/0: the moves here: Nature's: roll 1 | roll 2 | roll 3");
    assertThat(problems(ask("given: {position: {heap: 0}}\nwhen: [zzz]\nthen: {illegal: true}\n")))
        .contains("q.yaml:4:8 /when/0: the moves here: none; the game is over");
  }

  @Test
  void refusesAnIllegalMoveOnTheWay() {
    assertThat(problems(ask("when: [roll 2, take 3, roll 1]\nthen: {legal: true}\n")))
        .containsExactly(
            "q.yaml:3:16 /when/1: \"take 3\" leads up to the question but is illegal: over-limit"
                + " (PEB-TAKE-02), limit: 2: Take at least one and no more than the limit.; the"
                + " moves here: take 1 | take 2");
  }

  @Test
  void guessesWhichClauseIsMeant() {
    assertThat(problems(ask("when: [roll 2, take 9]\nthen: {illegal: [PEB-TAKE-20]}\n")))
        .containsExactly(
            "q.yaml:4:18 /then/illegal/0: the rulebook has no PEB-TAKE-20; did you mean"
                + " PEB-TAKE-02?");
  }

  @Test
  void refusesAnUnknownGameAndAnUnknownClauseThatIsShown() {
    RulingReport unknown = run("game: chess\nasks: A?\nthen: {outcome: none}\n");

    assertThat(unknown.status()).isEqualTo(Status.MALFORMED);
    assertThat(unknown.problems())
        .singleElement()
        .asString()
        .startsWith("q.yaml /game: no game \"chess\" is installed"); // and those that are
    assertThat(ask("shows: [PEB-NONE-01]\nthen: {outcome: none}\n").problems())
        .containsExactly(new Problem("q.yaml /shows", "the rulebook has no PEB-NONE-01"));
  }

  @Test
  void readsThePackBesideTheFile() throws IOException {
    Files.writeString(folder.resolve("good.yaml"), "stones: grey");
    Files.writeString(folder.resolve("bad.yaml"), "bones: grey");
    Path file = folder.resolve("q.yaml");
    String asks = "\nasks: A?\nthen: {outcome: none}\n";

    Files.writeString(file, "game: pebbles\npack: good.yaml" + asks);
    assertThat(RUNNER.run(file).status()).isEqualTo(Status.HOLDS);
    Files.writeString(file, "game: pebbles\npack: bad.yaml" + asks);
    assertThat(RUNNER.run(file).problems())
        .containsExactly(
            new Problem(folder.resolve("bad.yaml") + ":1", "a pack of pebbles begins with stones"));
    Files.writeString(file, "game: pebbles\npack: none.yaml" + asks);
    assertThat(RUNNER.run(file).problems())
        .containsExactly(new Problem("" + folder.resolve("none.yaml"), "there is no such file"));
  }

  @Test
  void saysWhenThereIsNoSuchFile() {
    Path file = folder.resolve("none.yaml");

    assertThat(RUNNER.run(file))
        .isEqualTo(
            RulingReport.malformed(
                file.toString(),
                ImmutableList.of(new Problem(file.toString(), "there is no such file"))));
  }

  @Test
  void isAsBadAsTheWorstCase() {
    RulingReport report =
        run(
            """
            game: pebbles
            cases:
              - {asks: "A?", when: [zzz], then: {legal: true}}
              - {asks: "B?", then: {outcome: {clause: PEB-END-01}}}
              - {asks: "C?", then: {outcome: none}}
            """);

    assertThat(report.cases())
        .extracting(RulingReport.Answered::status)
        .containsExactly(Status.MALFORMED, Status.FAILS, Status.HOLDS);
    assertThat(report.status()).isEqualTo(Status.MALFORMED);
  }

  @Test
  void namesTheUnknownClauseOfAnOutcome() {
    assertThat(problems(ask("then: {outcome: {clause: PEB-NONE-02}}\n")))
        .containsExactly(
            "q.yaml:3:18 /then/outcome/clause: " + CaseJudge.unknown(Citation.of("PEB-NONE-02")));
  }

  @Test
  void readsNoPackFromElsewhere() throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    Path below = Files.createDirectory(home.resolve("below"));
    Files.writeString(folder.resolve("secret.yaml"), "stones: of others");
    Files.writeString(below.resolve("own.yaml"), "stones: grey");
    Files.createSymbolicLink(home.resolve("link.yaml"), folder.resolve("secret.yaml"));
    Path file = home.resolve("q.yaml");
    String asks = "\nasks: A?\nthen: {outcome: none}\n";

    Files.writeString(file, "game: pebbles\npack: below/own.yaml" + asks);
    assertThat(RUNNER.run(file).status()).isEqualTo(Status.HOLDS);
    for (String pack : List.of("../secret.yaml", "/etc/passwd", "link.yaml", "below")) {
      Files.writeString(file, "game: pebbles\npack: " + pack + asks);
      RulingReport report = RUNNER.run(file);
      assertThat(report.status()).isEqualTo(Status.MALFORMED);
      assertThat(report.problems().get(0).place()).isEqualTo(file + " /pack");
      assertThat(report.problems().toString()).doesNotContain("of others");
    }
  }

  @Test
  void putsQuestionsToAGameThatIsHandedOver() {
    RulingFile file =
        RulingFile.read("q.yaml", "game: other\nasks: A?\nthen: {state: {/heap: 5}}\n").orThrow();
    assertThat(RulingRunner.run(file, Pebbles.Provider.STANDARD).status()).isEqualTo(Status.HOLDS);
  }
}
