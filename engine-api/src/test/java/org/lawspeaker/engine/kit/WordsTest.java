package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts of sentences. */
class WordsTest {
  @Test
  void oneIsSingularAndEverythingElseIsPlural() {
    assertThat(Words.count(1, "card")).isEqualTo("1 card");
    assertThat(Words.count(0, "card")).isEqualTo("0 cards");
    assertThat(Words.count(2, "card")).isEqualTo("2 cards");
    assertThat(Words.count(1, "enemy", "enemies")).isEqualTo("1 enemy");
    assertThat(Words.count(3, "enemy", "enemies")).isEqualTo("3 enemies");
  }

  @Test
  void aChangeIsMoreOrFewer() {
    assertThat(Words.more(1, "card")).isEqualTo("1 more card");
    assertThat(Words.more(-2, "card")).isEqualTo("2 fewer cards");
  }

  @Test
  void aListHasAnAndBeforeItsLastPart() {
    assertThat(Words.list(ImmutableList.of())).isEqualTo("nothing");
    assertThat(Words.list(ImmutableList.of("a"))).isEqualTo("a");
    assertThat(Words.list(ImmutableList.of("a", "b"))).isEqualTo("a and b");
    assertThat(Words.list(ImmutableList.of("a", "b", "c"))).isEqualTo("a, b and c");
  }

  @ParameterizedTest
  @CsvSource({
    "Edge Out, edge-out",
    "T'is the fog of war, t-is-the-fog-of-war",
    "-- Ash! --, ash",
    "Ædd 2, dd-2",
    "!?, ''"
  })
  void aNameIsWrittenByItsLettersAndDigits(String name, String slug) {
    assertThat(Words.slug(name)).isEqualTo(slug);
    assertThat(Words.slug(name))
        .as("as by replacing what is between them")
        .isEqualTo(
            name.toLowerCase(java.util.Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", ""));
  }

  @Test
  void oneThingHasItsArticle() {
    assertThat(Words.one("card")).isEqualTo("a card");
    assertThat(Words.one("Orc")).isEqualTo("an Orc");
    assertThat(Words.one("enemy")).isEqualTo("an enemy");
    assertThat(Words.one("unconquered land")).isEqualTo("an unconquered land");
    assertThat(Words.one("unique card")).isEqualTo("a unique card");
    assertThat(Words.one("one-eyed wolf")).isEqualTo("a one-eyed wolf");
  }

  @Test
  void aNumberWithoutANameIsWrittenAsItIs() {
    List<String> names = List.of("ash", "coal");

    assertThat(Words.nameOr(names, 0)).isEqualTo("ash");
    assertThat(Words.nameOr(names, 1)).isEqualTo("coal");
    assertThat(Words.nameOr(names, 2)).isEqualTo("#2");
    assertThat(Words.nameOr(names, -1)).isEqualTo("#-1");
  }
}
