package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Problem;

class SchemaCheckTest {
  enum Colour {
    RED,
    GREEN
  }

  sealed interface Deed {
    record Heal(@Range(min = 1, max = 6) int amount) implements Deed {}

    record Peek() implements Deed {}
  }

  record Card(
      String name,
      Colour colour,
      @Size(max = 2) ImmutableList<Deed> deeds,
      Optional<Boolean> once) {}

  private static ImmutableList<String> check(String yaml) {
    return SchemaCheck.check(
            Records.STANDARD.schema(Card.class), Document.yaml("card", yaml).orThrow().root())
        .stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void whatARecordWritesAgrees() {
    Card card =
        new Card(
            "Imp",
            Colour.RED,
            ImmutableList.of(new Deed.Heal(2), new Deed.Peek()),
            Optional.of(true));
    assertThat(SchemaCheck.check(Records.STANDARD.schema(Card.class), Records.STANDARD.write(card)))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{colour: red, deeds: []}            | \"name\" is missing",
        "{name: 3, colour: red, deeds: []}   | /name: expected string, found 3",
        "{name: a, colour: blu, deeds: []}   | /colour: \"blu\" is not one of [\"red\",\"green\"]",
        "{name: a, colour: red, deeds: {}}   | /deeds: expected array, found {}",
        "{name: a, colour: red, deeds: [], price: 2} | /price: is not known",
        "{name: a, colour: red, deeds: [peek, peek, peek]} | /deeds: has 3 members",
        "{name: a, colour: red, deeds: [], once: 1}  | /once: expected boolean, found 1",
        "{name: a, colour: red, deeds: [{heal: 9}]} | /deeds/0: fits none of several forms",
        "{name: a, colour: red, deeds: [fly]} | /deeds/0: fits none of several forms",
      })
  void whatDiffersIsNamedWithItsPlace(String yaml, String problem) {
    assertThat(check(yaml)).singleElement().asString().startsWith(problem);
  }
}
