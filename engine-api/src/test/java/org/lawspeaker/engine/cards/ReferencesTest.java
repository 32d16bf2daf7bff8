package org.lawspeaker.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;

/** Names that a pack mentions, and that it has or has not. */
class ReferencesTest {
  private static ImmutableList<Problem> problems(String text) {
    Places places = new Places(Document.yaml("pack.yaml", text).orThrow());
    new References(places)
        .key("burns", "card", ImmutableList.of("Ember", "Ash"))
        .tag("of", "faction", ImmutableList.of("Vikings"))
        .check("");
    return places.problems();
  }

  @Test
  void aNameMayStandAloneInAListOrInAnObject() {
    assertThat(problems("[{burns: Ember}, {burns: [Ash, Ember]}, {burns: {one: Ash, other: Ash}}]"))
        .isEmpty();
    assertThat(problems("[{burns: Embr}, {burns: [Ash, Stone]}, {burns: {one: Ash, other: Ahs}}]"))
        .containsExactly(
            new Problem(
                "pack.yaml:1 /0/burns", "the pack has no card \"Embr\"; did you mean \"Ember\"?"),
            new Problem("pack.yaml:1 /1/burns/1", "the pack has no card \"Stone\""),
            new Problem(
                "pack.yaml:1 /2/burns/other",
                "the pack has no card \"Ahs\"; did you mean \"Ash\"?"));
  }

  @Test
  void aTagNamesSomethingOnlyIfItStandsAlone() {
    assertThat(problems("{where: [{of: Viking}], draw: {of: destiny, cards: 2}}"))
        .containsExactly(
            new Problem(
                "pack.yaml:1 /where/0/of",
                "the pack has no faction \"Viking\"; did you mean \"Vikings\"?"));
  }

  @Test
  void whatNoKeyAnnouncesIsNotLookedAt() {
    assertThat(problems("{name: Stone, text: [Stone], burning: {deep: {burns: Ash}}}")).isEmpty();
  }
}
