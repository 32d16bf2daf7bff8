package org.lawspeaker.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;

/** Problems of a pack, and names that cannot be told apart. */
class PlacesTest {
  private final Places places =
      new Places(Document.yaml("pack.yaml", "cards:\n- Ember\n- Ash\n").orThrow());

  @Test
  void aProblemHasItsLine() {
    assertThat(places.written("/cards/1").textValue()).isEqualTo("Ash");
    assertThat(places.written("/decks").isMissingNode()).isTrue();
    assertThat(places.checked("pack")).isEqualTo(Checked.ok("pack"));

    places.add("/cards/1", "does not burn");

    assertThat(places.problems())
        .containsExactly(new Problem("pack.yaml:3 /cards/1", "does not burn"));
    assertThat(places.checked("pack").isOk()).isFalse();
  }

  @Test
  void namesThatAreWrittenAlikeAreAProblem() {
    Places.Names names = places.names().reserve("drawn", "one by lot");

    assertThat(names.add("/cards/0", "Ember!")).isTrue();
    assertThat(names.add("/cards/1", "ember")).isFalse();
    assertThat(names.add("/cards/2", "?!")).isFalse();
    assertThat(names.add("/cards/3", "Drawn")).isFalse();
    assertThat(names.add("/cards/4", "Ember", "red-ember")).isTrue();
    assertThat(places.names().add("/decks/0", "Ember")).as("of another kind").isTrue();

    assertThat(places.problems())
        .extracting(Problem::message)
        .containsExactly(
            "\"ember\" is written in moves like \"Ember!\": ember",
            "a name has letters or digits",
            "\"Drawn\" is written in moves like \"one by lot\": drawn");
  }

  @Test
  void theNamesOfAListHaveTheirIndexes() {
    places.names().addAll("/cards/%d/name", ImmutableList.of("Ember", "Ash", "ash"));

    assertThat(places.problems())
        .extracting(Problem::place)
        .containsExactly("pack.yaml:1 /cards/2/name");
  }

  @Test
  void aNameIsNoLongerThanALine() {
    Places places = new Places(Document.yaml("p", "name: x").orThrow());
    assertThat(places.names().add("/name", "x".repeat(80))).isTrue();
    assertThat(places.names().add("/name", "x".repeat(81))).isFalse();
    assertThat(places.problems().toString())
        .isEqualTo("[p:1 /name: a name has at most 80 characters, not 81]");
  }
}
