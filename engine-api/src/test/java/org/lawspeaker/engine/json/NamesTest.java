package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names in files, and what is said about a name that is not known. */
class NamesTest {
  @ParameterizedTest
  @CsvSource({"ability, an ability", "effect, an effect", "card, a card", "instant, an instant"})
  void aNameThatBeginsWithAVowelHasTheArticleAn(String name, String withArticle) {
    assertThat(Names.withArticle(name)).isEqualTo(withArticle);
  }

  @Test
  void theFirstOfSeveralEquallyNearNamesIsMeant() {
    assertThat(Names.nearest("bard", ImmutableList.of("bird", "card"))).contains("bird");
    assertThat(Names.nearest("bard", ImmutableList.of("birds", "card"))).contains("card");
  }

  @Test
  void aNameOfSixtyLettersIsStillComparedAndALongerOneIsNot() {
    String longest = "x".repeat(60);

    assertThat(Names.nearest(longest, ImmutableList.of(longest + "y"))).contains(longest + "y");
    assertThat(Names.nearest(longest + "x", ImmutableList.of(longest))).isEmpty();
  }
}
