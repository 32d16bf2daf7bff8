package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Records;

/** Mistakes of form and mistakes of sense, told together. */
class MistakesTest {
  private enum Step {
    DAY,
    NIGHT
  }

  private record Hand(@Default("[]") ImmutableList<Integer> cards, Optional<Integer> coals) {}

  private record Table(
      @Default("day") Step step,
      @Default("{}") ImmutableMap<String, Hand> hands,
      @Default("[]") ImmutableList<Integer> fire) {}

  private static Checked<Table> lay(JsonNode overlay) {
    return Records.STANDARD
        .read(overlay, Table.class)
        .then(
            table -> {
              Problems problems = new Problems();
              table
                  .hands()
                  .forEach(
                      (seat, hand) -> {
                        for (int i = 0; i < hand.cards().size(); i++) {
                          if (hand.cards().get(i) > 8) {
                            problems.add("/hands/" + seat + "/cards/" + i, "there is no such card");
                          }
                        }
                        if (hand.cards().size() != 3) {
                          problems.add("/hands/" + seat + "/cards", "a hand has three cards");
                        }
                      });
              if (table.step() == Step.DAY && !table.fire().isEmpty()) {
                problems.add("/fire", "there is no fire by day");
              }
              return problems.checked(table);
            });
  }

  private static ImmutableList<String> mistakes(String overlay) {
    JsonNode zones = Document.yaml("zones", overlay).orThrow().root();
    return Mistakes.laid(zones, MistakesTest::lay).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void aPositionThatIsRightIsLaid() {
    JsonNode zones = Document.yaml("zones", "hands: {a: {cards: [1, 2, 3]}}").orThrow().root();
    assertThat(Mistakes.laid(zones, MistakesTest::lay)).isEqualTo(lay(zones));
    assertThat(mistakes("hands: {a: {cards: [1, 2, 3]}}")).isEmpty();
  }

  @Test
  void theyAreToldInTheOrderOfTheText() {
    assertThat(mistakes("{fire: [1], hands: {b: {cards: [1, 9, 2]}, a: {coals: many}}, dawn: {}}"))
        .satisfiesExactly(
            first -> assertThat(first).isEqualTo("/fire: there is no fire by day"),
            second -> assertThat(second).isEqualTo("/hands/b/cards/1: there is no such card"),
            third -> assertThat(third).isEqualTo("/hands/a/cards: a hand has three cards"),
            fourth -> assertThat(fourth).startsWith("/hands/a/coals"),
            fifth -> assertThat(fifth).startsWith("/dawn"));
  }

  @Test
  void whatReadsWellIsCheckedThoughOtherPartsDoNot() {
    assertThat(mistakes("{hands: {a: {coals: many}, b: {cards: [1, 9, 2]}}, fire: [1]}"))
        .satisfiesExactly(
            sense -> assertThat(sense).isEqualTo("/hands/a/cards: a hand has three cards"),
            form -> assertThat(form).startsWith("/hands/a/coals"),
            sense -> assertThat(sense).isEqualTo("/hands/b/cards/1: there is no such card"),
            sense -> assertThat(sense).isEqualTo("/fire: there is no fire by day"));
  }

  @Test
  void aPlaceInAListIsThatOfTheWholePosition() {
    assertThat(mistakes("hands: {a: {cards: [one, 2, 9, 10]}}"))
        .satisfiesExactly(
            form -> assertThat(form).startsWith("/hands/a/cards/0"),
            sense -> assertThat(sense).isEqualTo("/hands/a/cards/2: there is no such card"),
            sense -> assertThat(sense).isEqualTo("/hands/a/cards/3: there is no such card"));
  }

  @Test
  void whatFollowsFromAPartThatIsLeftOutIsNotSaid() {
    assertThat(mistakes("hands: {a: {cards: [one, 2, 3]}}")).hasSize(1);
    assertThat(mistakes("{step: nigth, fire: [1], hands: {a: {cards: [1, 2, 3]}}}"))
        .as("there is fire by night")
        .singleElement()
        .asString()
        .startsWith("/step");
  }

  @Test
  void aWholeThatCannotBeReadHasOnlyItsOwnMistakes() {
    assertThat(mistakes("{}")).isEmpty();
    assertThat(mistakes("[]")).hasSize(1);
    assertThat(mistakes("moon: 1")).hasSize(1);
  }
}
