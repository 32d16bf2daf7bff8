package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.golden.CatalogueFile;

/** The faces of cards, with texts that are made from what the cards do. */
class CardTextTest {
  private static final Catalogue CATALOGUE = Scene.GAME.showing().catalogue();

  @Test
  void thePageOfAllCardsIsUpToDate() {
    CatalogueFile.check(
        CATALOGUE, "Cards of Gloom of Kilforth", Path.of("../docs/cards/gloom-kilforth.md"));
  }

  @Test
  void everyParagraphIsASentenceWithoutPunctuationInARow() {
    assertThat(CATALOGUE.faces())
        .flatExtracting(Face::text)
        .allMatch(text -> text.matches("[A-Z0-9].*[^.,:;]\\."))
        .noneMatch(text -> text.matches(".*([,:;] ?[,:;.]|  |\\(\\)|not so that).*"));
  }

  private static List<String> text(String name) {
    return CATALOGUE.faces().stream()
        .filter(face -> face.name().equals(name))
        .findFirst()
        .orElseThrow()
        .text();
  }

  @Test
  void aCardThatComesVeiledSaysSo() {
    assertThat(text("Cinder Rain")).contains("Comes into play veiled.");
    assertThat(text("Witchfire")).doesNotContain("Comes into play veiled.");
  }

  @Test
  void anEventSaysWhomItIsForUnlessItNamesThem() {
    assertThat(text("Broken Oath")).contains("Event: the Strongest hero sacrifices 1 Title asset.");
    assertThat(text("Long Shadows"))
        .anyMatch(line -> line.startsWith("Event for the First Hero: "));
  }
}
