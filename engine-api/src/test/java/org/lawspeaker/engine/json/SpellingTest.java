package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about a name that is not known. */
class SpellingTest {
  @Test
  void theMessageNamesTheNearestAndAll() {
    assertThat(Spelling.unknown("card", "embr", ImmutableList.of("ember", "ash")))
        .isEqualTo("unknown card \"embr\"; did you mean \"ember\"? Known: ember, ash");
    assertThat(Spelling.unknown("card", "stone", ImmutableList.of()))
        .isEqualTo("unknown card \"stone\". Known: none");
  }

  @Test
  void ofVeryManyNamesThoseThatBeginAlikeAreListed() {
    ImmutableList<String> known =
        IntStream.range(0, 100)
            .mapToObj(i -> (i < 90 ? "stone-" : "fire-") + i)
            .collect(ImmutableList.toImmutableList());

    assertThat(Spelling.unknown("card", "figs", known))
        .isEqualTo(
            "unknown card \"figs\". Known: 100 names, among them fire-90, fire-91, fire-92,"
                + " fire-93, fire-94, fire-95, fire-96, fire-97");
    assertThat(Spelling.unknown("card", "ash", known))
        .isEqualTo("unknown card \"ash\". Known: 100 names");
  }

  @Test
  void theFirstOfSeveralEquallyNearNamesIsMeant() {
    assertThat(Spelling.nearest("bard", ImmutableList.of("bird", "card"))).contains("bird");
    assertThat(Spelling.nearest("bard", ImmutableList.of("birds", "card"))).contains("card");
    assertThat(Spelling.nearest("ilegal", ImmutableList.of("legal", "illegal")))
        .contains("illegal");
  }

  @Test
  void twoSlipsInFourLettersAreAnotherWord() {
    assertThat(Spelling.nearest("move", ImmutableList.of("more", "done"))).contains("more");
    assertThat(Spelling.nearest("move", ImmutableList.of("mule", "done"))).isEmpty();
    assertThat(Spelling.nearest("moves", ImmutableList.of("mules"))).contains("mules");
  }

  @Test
  void twoLettersExchangedAreOneSlip() {
    assertThat(Spelling.nearest("haep", ImmutableList.of("help", "heap"))).contains("heap");
  }

  @Test
  void aNameOfSixtyLettersIsStillComparedAndALongerOneIsNot() {
    String longest = "x".repeat(60);

    assertThat(Spelling.nearest(longest, ImmutableList.of(longest + "y"))).contains(longest + "y");
    assertThat(Spelling.nearest(longest + "x", ImmutableList.of(longest))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "ability, an ability",
    "instant, an instant",
    "card, a card",
    "Orc, an Orc",
    "unconquered land, an unconquered land",
    "unique card, a unique card",
    "one-eyed wolf, a one-eyed wolf"
  })
  void aNameHasTheArticleOfItsSound(String name, String withArticle) {
    assertThat(Spelling.withArticle(name)).isEqualTo(withArticle);
  }
}
