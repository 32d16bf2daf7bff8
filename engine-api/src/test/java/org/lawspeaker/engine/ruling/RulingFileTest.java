package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;

class RulingFileTest {
  private static final String ALL =
      """
      game: pebbles
      pack: my.yaml
      shows: [PEB-TAKE-01]
      cases:
        - asks: May I take two?
          answer: Yes.
          setup: {seats: 2, options: {heap: 9}}
          given:
            position: {heap: 4}
            moves: [roll 3]
          when: [take 2]
          then:
            legal: [PEB-TAKE-01]
            state: {/heap: 2}
            view: {/seen: 3}
            viewer: spectator
            events: [taken, {kind: taken, pebble: 2}]
            not-events: [passed]
            during: [{kind: rolled, clause: PEB-ROLL-01}]
            not-during: [lost]
            choices: {has: [a], lacks: [b], exactly: []}
            outcome: {result: [won, lost], clause: PEB-END-01}
        - asks: And now?
          then: {outcome: none}
      """;

  private static ImmutableList<String> problems(String yaml) {
    return RulingFile.read("q.yaml", yaml).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> thenProblems(String then) {
    return problems("game: pebbles\nasks: So?\nwhen: [take 1]\nthen: " + then + "\n");
  }

  @Test
  void readsEveryKey() {
    RulingFile file = RulingFile.read("q.yaml", ALL).orThrow();

    assertThat(file.game()).isEqualTo("pebbles");
    assertThat(file.pack()).contains("my.yaml");
    assertThat(file.shows()).containsExactly(Pebbles.TAKE);
    RulingCase first = file.cases().get(0);
    assertThat(first.place()).isEqualTo("q.yaml:5 /cases/0");
    assertThat(first.asks()).isEqualTo("May I take two?");
    assertThat(first.answer()).contains("Yes.");
    assertThat(first.given().seats()).contains(2);
    assertThat(first.given().options()).isEqualTo(ImmutableMap.of("heap", "9"));
    assertThat(first.given().position().orElseThrow().toString()).isEqualTo("{\"heap\":4}");
    assertThat(first.given().moves()).containsExactly("roll 3");
    assertThat(first.when()).containsExactly("take 2");
    assertThat(first.then())
        .extracting(Expectation::says)
        .containsExactly(
            "legal by PEB-TAKE-01",
            "state /heap is 2",
            "view of a spectator /seen is 3",
            "events taken, taken {pebble=2}",
            "no event passed",
            "during rolled by PEB-ROLL-01",
            "no event during lost",
            "choices has a",
            "choices lacks b",
            "choices exactly (none)",
            "the game is over: won, lost by PEB-END-01");
    assertThat(file.cases().get(1).then()).containsExactly(new OutcomeExpected.None());
  }

  @Test
  void readsASingleQuestionAtTheTopLevel() {
    RulingFile file =
        RulingFile.read("q.yaml", "game: g\nasks: A?\nwhen: [x]\nthen: {illegal: true}\n")
            .orThrow();

    assertThat(file.cases())
        .containsExactly(
            new RulingCase(
                "q.yaml:1",
                "A?",
                Optional.empty(),
                new Given(
                    Optional.empty(), ImmutableMap.of(), Optional.empty(), ImmutableList.of()),
                ImmutableList.of("x"),
                ImmutableList.of(new VerdictExpected(false, ImmutableList.of()))));
  }

  @Test
  void expectsALegalMoveUnlessToldOtherwise() {
    String yaml = "game: g\nasks: A?\nwhen: [x]\nthen: {state: {/a: 1}}\n";

    assertThat(RulingFile.read("q.yaml", yaml).orThrow().cases().get(0).then().get(0))
        .isEqualTo(new VerdictExpected(true, ImmutableList.of()));
  }

  @Test
  void aMoveWithoutItsQuotesIsShownWithThem() {
    assertThat(problems("game: g\nasks: A?\nwhen:\n  - seat 1: take 1\nthen: {illegal: true}\n"))
        .containsExactly(
            "q.yaml:4:5 /when/0: expected text, found an object; put it in quotes: \"seat 1: take"
                + " 1\"");
  }

  @Test
  void aMoveThatIsNoListIsStillAMove() {
    assertThat(problems("game: g\nasks: A?\nwhen: take 1\nthen: {illegal: true}\n"))
        .containsExactly("q.yaml:3:1 /when: expected a list, found the text \"take 1\"");
  }

  @Test
  void aPathWithoutASlashIsShownWithIt() {
    assertThat(problems("game: g\nasks: A?\nthen: {state: {heap.left: 3}}\n"))
        .containsExactly(
            "q.yaml:3:16 /then/state/heap.left: the path to a value begins with a slash, as in"
                + " /heap/left");
  }

  @Test
  void aClauseInSmallLettersIsShownInCapitals() {
    assertThat(problems("game: g\nasks: A?\nwhen: [x]\nthen: {illegal: [peb-take-02]}\n"))
        .containsExactly(
            "q.yaml:4:18 /then/illegal/0: not the id of a clause or ruling: peb-take-02; did you"
                + " mean PEB-TAKE-02?");
  }

  @Test
  void aColonThatStandsOutsideOfQuotesIsExplained() {
    assertThat(problems("game: g\nasks: May I: roll?\n"))
        .containsExactly(
            "q.yaml:2:12: not YAML: mapping values are not allowed here; a text that holds a colon"
                + " and a space stands in quotes");
  }

  @Test
  void listsTheProblemsOfAllCasesAtOnce() {
    assertThat(
            problems(
                """
                game: pebbles
                cases:
                  - asks: A?
                    wen: [take 1]
                    then: {ilegal: true}
                  - then: {legal: 3}
                """))
        .hasSize(5)
        .anyMatch(p -> p.startsWith("q.yaml:4:5 /cases/0/wen: unknown key \"wen\""))
        .anyMatch(p -> p.startsWith("q.yaml:5:12 /cases/0/then/ilegal: unknown key \"ilegal\""))
        .anyMatch(p -> p.equals("q.yaml:6:5 /cases/1: missing key \"asks\""));
  }

  @Test
  void refusesAThenThatExpectsNothing() {
    assertThat(thenProblems("{}"))
        .containsExactly(
            "q.yaml:4:1 /then: expects nothing; write legal, illegal, state, view, events, during,"
                + " choices or outcome");
  }

  @Test
  void refusesToExpectAnythingAfterAnIllegalMove() {
    assertThat(thenProblems("{illegal: true, state: {/heap: 1}}"))
        .containsExactly(
            "q.yaml:4:1 /then: an illegal move leads nowhere; expect nothing but illegal");
  }

  @Test
  void refusesLegalAndIllegalAtOnce() {
    assertThat(thenProblems("{illegal: true, legal: true}"))
        .containsExactly("q.yaml:4:1 /then: a move is not legal and illegal at once");
  }

  @Test
  void refusesAVerdictThatIsNeitherTrueNorClauses() {
    assertThat(thenProblems("{legal: false}"))
        .containsExactly(
            "q.yaml:4:8 /then/legal: expected true, or a list of clauses such as [HOD-HERO-04]");
    assertThat(thenProblems("{illegal: []}")).hasSize(1);
    assertThat(thenProblems("{legal: [nonsense]}"))
        .containsExactly("q.yaml:4:16 /then/legal/0: not the id of a clause or ruling: nonsense");
  }

  @Test
  void refusesAVerdictAndEventsWithoutAMove() {
    assertThat(problems("game: g\nasks: A?\nthen: {legal: true, events: [taken]}\n"))
        .containsExactly(
            "q.yaml:3:1 /then: the question has no when, so there is no move to judge",
            "q.yaml:3:1 /then: events come of moves, but the question has no when");
  }

  @Test
  void refusesAViewerThatIsNobodyOrSeesNothing() {
    assertThat(thenProblems("{legal: true, viewer: me}"))
        .containsExactly(
            "q.yaml:4:21 /then/viewer: expected the number of a seat, spectator or arbiter",
            "q.yaml:4:21 /then/viewer: a viewer, but no view is expected");
    assertThat(thenProblems("{view: {/a: 1}, viewer: 64}")).hasSize(1);
    assertThat(thenProblems("{view: {/a: 1}, viewer: 63}")).isEmpty();
  }

  @Test
  void refusesEventsWithoutKind() {
    assertThat(thenProblems("{events: [taken, {pebble: 1}]}"))
        .containsExactly(
            "q.yaml:4:24 /then/events/1: expected a kind of event, or {kind: …, clause: …, fact:"
                + " value}");
  }

  @Test
  void refusesEmptyChoices() {
    assertThat(thenProblems("{choices: {}}"))
        .containsExactly("q.yaml:4:8 /then/choices: expected has, lacks or exactly");
  }

  @Test
  void refusesAnOutcomeThatIsNone() {
    assertThat(thenProblems("{outcome: won}"))
        .containsExactly("q.yaml:4:8 /then/outcome: expected none, or {result: [won], clause: …}");
    assertThat(thenProblems("{outcome: {result: [own]}}"))
        .singleElement()
        .asString()
        .startsWith("q.yaml:4:27 /then/outcome/result/0: ");
  }

  @Test
  void refusesAPointerWithoutSlash() {
    assertThat(thenProblems("{state: {heap: 1}}"))
        .singleElement()
        .asString()
        .startsWith("q.yaml:4:16 /then/state/heap: ");
  }

  @Test
  void refusesAnOptionThatIsAList() {
    assertThat(
            problems("game: g\nasks: A?\nsetup: {options: {heap: [5]}}\nthen: {outcome: none}\n"))
        .containsExactly(
            "q.yaml:3:19 /setup/options/heap: expected a single value, such as a word");
  }

  @Test
  void saysWhereATextIsNoYaml() {
    assertThat(problems("game: [")).singleElement().asString().startsWith("q.yaml:");
  }

  @Test
  void writesWhatReadsBackEqual() {
    RulingFile file = RulingFile.read("q.yaml", ALL).orThrow();

    RulingFile back = RulingFile.read("q.yaml", RulingWriter.write(file)).orThrow();

    assertThat(back.pack()).contains("my.yaml");
    assertThat(back.shows()).isEqualTo(file.shows());
    assertThat(back.cases().get(0).answer()).contains("Yes.");
    assertThat(back.cases().get(0).then()).isEqualTo(file.cases().get(0).then());
    assertThat(back.cases().get(0).given()).isEqualTo(file.cases().get(0).given());
    assertThat(RulingWriter.write(back)).isEqualTo(RulingWriter.write(file));
  }

  @Test
  void writesASingleQuestionPlainly() {
    RulingCase ruling =
        new RulingCase(
            "",
            "Is it: over?",
            Optional.empty(),
            new Given(
                Optional.of(2),
                ImmutableMap.of("heap", "9"),
                Optional.empty(),
                ImmutableList.of("roll 1")),
            ImmutableList.of("take 1"),
            ImmutableList.of(
                new VerdictExpected(false, ImmutableList.of(Citation.of("PEB-TAKE-02")))));

    assertThat(
            RulingWriter.write(
                new RulingFile(
                    "", "pebbles", Optional.empty(), ImmutableList.of(), ImmutableList.of(ruling))))
        .isEqualTo(
            """
            game: pebbles
            asks: "Is it: over?"
            setup:
              seats: 2
              options:
                heap: "9"
            given:
              moves:
                - roll 1
            when:
              - take 1
            then:
              illegal:
                - PEB-TAKE-02
            """);
  }

  @Test
  void writesOutcomesThatReadBackEqual() {
    ImmutableList<Expectation> then =
        ImmutableList.of(
            VerdictExpected.LEGAL,
            new OutcomeExpected.Ended(
                ImmutableList.of(Outcome.Result.DREW), Optional.of(Pebbles.END)));
    RulingCase ruling =
        new RulingCase(
            "q.yaml:1",
            "A?",
            Optional.empty(),
            new Given(Optional.empty(), ImmutableMap.of(), Optional.empty(), ImmutableList.of()),
            ImmutableList.of("take 1"),
            then);
    RulingFile file =
        new RulingFile(
            "q.yaml", "g", Optional.of("p"), ImmutableList.of(), ImmutableList.of(ruling));

    assertThat(RulingFile.read("q.yaml", RulingWriter.write(file))).isEqualTo(Checked.ok(file));
  }

  @Test
  void asksWhetherTheLastOfSomeMovesIsLegal() {
    RulingFile file =
        RulingFile.played(
            "g", Optional.of("p"), Setup.of(2), ImmutableList.of("a", "b", "c"), "A?", "No.");

    RulingCase ruling = file.cases().get(0);
    assertThat(file.pack()).contains("p");
    assertThat(ruling.given().seats()).contains(2);
    assertThat(ruling.given().moves()).containsExactly("a", "b");
    assertThat(ruling.when()).containsExactly("c");
    assertThat(ruling.then()).containsExactly(VerdictExpected.LEGAL);
  }

  @Test
  void asksWhetherTheGameGoesOnIfThereAreNoMoves() {
    RulingFile file =
        RulingFile.played("g", Optional.empty(), Setup.of(1), ImmutableList.of(), "A?", "No.");

    assertThat(file.cases().get(0).when()).isEmpty();
    assertThat(file.cases().get(0).then()).containsExactly(new OutcomeExpected.None());
  }
}
