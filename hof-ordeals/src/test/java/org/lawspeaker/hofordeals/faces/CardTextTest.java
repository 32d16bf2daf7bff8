package org.lawspeaker.hofordeals.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.golden.CatalogueFile;

/** The faces of cards, with texts that are made from what the cards do. */
class CardTextTest {
  private static final Catalogue CATALOGUE = Scene.GAME.showing().catalogue();

  @Test
  void thePageOfAllCardsIsUpToDate() {
    CatalogueFile.check(
        CATALOGUE, "Cards of Hand of Fate: Ordeals", Path.of("../docs/cards/hof-ordeals.md"));
  }

  @Test
  void everyParagraphIsASentenceWithoutPunctuationInARow() {
    assertThat(CATALOGUE.faces())
        .flatExtracting(Face::text)
        .allMatch(text -> text.matches("[A-Z0-9].*[^.,:;]\\."))
        .noneMatch(text -> text.matches(".*([,:;] ?[,:;.]|  |\\(\\)|not so that).*"));
  }

  @Test
  void aCardThatDoesNothingSaysSo() {
    Catalogue own =
        OwnPack.with(
                "skills",
                "{name: Blank Page, type: action, archetypes: [soldier], cost: 1, provenance:"
                    + " house}")
            .showing()
            .catalogue();

    assertThat(own.face("blank-page").orElseThrow().text())
        .containsExactly("It does nothing by itself.");
  }
}
