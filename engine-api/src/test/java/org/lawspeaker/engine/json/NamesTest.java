package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names in files. */
class NamesTest {
  @ParameterizedTest
  @CsvSource({"ability, an ability", "effect, an effect", "card, a card", "instant, an instant"})
  void aNameThatBeginsWithAVowelHasTheArticleAn(String name, String withArticle) {
    assertThat(Names.withArticle(name)).isEqualTo(withArticle);
  }
}
