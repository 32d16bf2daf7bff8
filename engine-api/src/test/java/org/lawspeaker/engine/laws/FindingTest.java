package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.json.Document;

/** A finding points at the first place where two trees differ. */
class FindingTest {
  private static JsonNode tree(String yaml) {
    return Document.yaml("tree", yaml).orThrow().root();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {a: 1, b: 2}        | {a: 1, b: 3}        | /b: 2      | /b: 3
          {a: {b: [1, 2]}}    | {a: {b: [1, 3]}}    | /a/b/1: 2  | /a/b/1: 3
          {a: [1, 2]}         | {a: [1]}            | /a: [1,2]  | /a: [1]
          {a: [1]}            | {a: {b: 1}}         | /a: [1]    | /a: {"b":1}
          {b: 1}              | {a: 1, b: 1}        | '/a: '     | /a: 1
          {a: 1, b: 1}        | {b: 1}              | /a: 1      | '/a: '
          [1, {c: 2}]         | [1, {c: 3}]         | /1/c: 2    | /1/c: 3
          """)
  void pointsAtTheFirstDifference(String one, String other, String expected, String found) {
    assertThat(Finding.differing("not alike", tree(one), tree(other)))
        .contains(new Finding("not alike", expected, found));
  }

  @Test
  void namesNoPlaceIfTheTreesAreOfDifferentKinds() {
    assertThat(Finding.differing("not alike", tree("[1]"), tree("{a: 1}")))
        .contains(new Finding("not alike", "[1]", "{\"a\":1}"));
  }

  @Test
  void findsNothingInEqualTrees() {
    assertThat(Finding.differing("", tree("{a: [1, {}]}"), tree("{a: [1, {}]}"))).isEmpty();
    assertThat(Finding.unlessEqual("", 1, 1)).isEqualTo(Optional.empty());
    assertThat(Finding.unlessEqual("not one", 1, 2)).contains(new Finding("not one", "1", "2"));
  }
}
