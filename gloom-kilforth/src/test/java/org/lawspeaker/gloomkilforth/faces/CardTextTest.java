package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
}
