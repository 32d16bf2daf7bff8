package org.lawspeaker.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.BadInputException;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;
import org.lawspeaker.engine.json.Document;

class RulebookFileTest {
  private static ImmutableList<String> problems(String text) {
    return Document.yaml("r.yaml", text).then(RulebookFile::read).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void readsClausesAndRulingsInOrder() {
    Rulebook rulebook = RulebookFile.resource(RulebookFileTest.class, "small.yaml");
    assertThat(rulebook.prefix()).isEqualTo("TOY");
    assertThat(rulebook.clauses().values())
        .containsExactly(
            new Clause(
                Citation.of("TOY-MOVE-01"),
                "A seat takes one stone | or two.",
                "move",
                Optional.empty()),
            new Clause(
                Citation.of("TOY-END-01"),
                "Whoever takes the last stone wins.",
                "end",
                Optional.empty()),
            new Clause(
                Citation.of("TOY-BOX-01"),
                "The box holds ten stones.",
                "component",
                Optional.of("only a count")));
    assertThat(rulebook.rulings().values())
        .containsExactly(
            new Ruling(
                Citation.of("TOY-Q-01"),
                "May a seat pass?",
                ImmutableList.of("yes", "no"),
                "No.",
                "Nothing allows it.",
                Optional.of("passing")));
  }

  @Test
  void listsEveryProblemBetweenTheEntries() {
    assertThat(
            problems(
                """
                prefix: TOY
                clauses:
                - {id: TOY-A-01, says: x, kind: move}
                - {id: TOY-A-01, says: "", kind: " "}
                - {id: TOYS-A-02, says: x, kind: move, not-modelled: ""}
                - {id: TOY-Q-03, says: x, kind: move}
                rulings:
                - {id: TOY-Q-03, question: "", candidates: [a, ""], ruling: "", why: ""}
                - {id: TOY-B-01, question: q, ruling: r, why: w, option: ""}
                """))
        .containsExactly(
            "r.yaml:4 /clauses/1/id: TOY-A-01 is also the id at r.yaml:3 /clauses/0/id",
            "r.yaml:4 /clauses/1/says: the text is empty",
            "r.yaml:4 /clauses/1/kind: the text is empty",
            "r.yaml:5 /clauses/2/id: TOYS-A-02 does not start with TOY-",
            "r.yaml:5 /clauses/2/not-modelled: the text is empty",
            "r.yaml:6 /clauses/3/id: TOY-Q-03: only a ruling has -Q-",
            "r.yaml:8 /rulings/0/id: TOY-Q-03 is also the id at r.yaml:6 /clauses/3/id",
            "r.yaml:8 /rulings/0/question: the text is empty",
            "r.yaml:8 /rulings/0/candidates/1: the text is empty",
            "r.yaml:8 /rulings/0/ruling: the text is empty",
            "r.yaml:8 /rulings/0/why: the text is empty",
            "r.yaml:9 /rulings/1/id: TOY-B-01: a ruling has -Q- in its id",
            "r.yaml:9 /rulings/1/option: the text is empty");
  }

  @Test
  void refusesAnEmptyPrefix() {
    assertThat(problems("{prefix: '', clauses: []}"))
        .containsExactly("r.yaml:1 /prefix: the text is empty");
  }

  @Test
  void listsEveryProblemOfForm() {
    assertThat(problems("prefix: TOY\nclauses:\n- {id: toy, say: x, kind: move}"))
        .containsExactly(
            "r.yaml:3 /clauses/0/say: unknown key \"say\"; did you mean \"says\"?"
                + " Known: id, says, kind, not-modelled",
            "r.yaml:3 /clauses/0/id: not the id of a clause or ruling: toy",
            "r.yaml:3 /clauses/0: missing key \"says\"");
  }

  @Test
  void throwsForABrokenRulebookThatAGameShips() {
    assertThatThrownBy(
            () -> RulebookFile.resource(org.lawspeaker.engine.cards.PackText.class, "moon.yaml"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("moon.yaml:1: missing key \"prefix\"");
  }
}
