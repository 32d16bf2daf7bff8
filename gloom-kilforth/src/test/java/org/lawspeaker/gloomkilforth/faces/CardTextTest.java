package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
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
    return text(CATALOGUE, name);
  }

  private static List<String> text(Catalogue catalogue, String name) {
    return catalogue.faces().stream()
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

  /** The text of a Night card of this name that does something else. */
  private static List<String> night(String event) {
    String card = "{name: Long Shadows, location: Green Meadows, event: [%s], provenance: house}";
    GloomOfKilforth game = OwnPack.instead("Long Shadows", card.formatted(event));
    return text(game.showing().catalogue(), "Long Shadows");
  }

  @Test
  void anEventForAllThatAlsoHasYouInItSaysWhoThatIs() {
    assertThat(
            night(
                "{lose: {what: hp, amount: 1, who: each-hero}},"
                    + " {flip-location: {where: anywhere}}"))
        .contains(
            "Event (you are the First Hero): each hero loses 1 HP, then a location of your choice"
                + " falls into gloom.");
  }

  @Test
  void aConditionOfAnEventMaySpeakOfTheFirstHero() {
    String each = "then: [{lose: {what: gold, amount: 1, who: each-hero}}]";

    assertThat(night("{when: {all: [is-hidden], %s}}".formatted(each)))
        .contains("Event (you are the First Hero): if you are Hidden, each hero loses 1 gold.");
    assertThat(night("{when: {all: [{heroes-at-most: 2}], %s}}".formatted(each)))
        .contains("Event: if 2 heroes or fewer started the game, each hero loses 1 gold.");
    assertThat(night("{when: {all: [is-hidden], then: [{lose: {what: gold, amount: 1}}]}}"))
        .contains("Event for the First Hero: if you are Hidden, lose 1 gold.");
  }
}
