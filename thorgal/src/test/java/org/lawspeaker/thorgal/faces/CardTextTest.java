package org.lawspeaker.thorgal.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.testkit.cards.CardPage;
import org.lawspeaker.testkit.golden.CatalogueFile;
import org.lawspeaker.thorgal.ThorgalProvider;
import org.lawspeaker.thorgal.laws.VerbsPack;
import org.lawspeaker.thorgal.table.DestinyCard;

/** The faces of cards, with texts that are made from what the cards do. */
class CardTextTest {
  private static final Catalogue CATALOGUE = new ThorgalProvider().game().showing().catalogue();

  @Test
  void thePageOfAllCardsIsUpToDate() {
    CatalogueFile.check(
        CATALOGUE, "Cards of Thorgal, The Card Game", Path.of("../docs/cards/thorgal.md"));
  }

  /** The pack of the laws has every verb. */
  @Test
  void everyVerbReadsAsASentence() {
    CatalogueFile.check(
        VerbsPack.GAME.showing().catalogue(),
        "Cards of the laws",
        Path.of("src/test/resources/faces/verbs.md"));
  }

  @Test
  void everyParagraphIsASentenceWithoutPunctuationInARow() {
    for (Catalogue each : List.of(CATALOGUE, VerbsPack.GAME.showing().catalogue())) {
      assertThat(each.faces())
          .flatExtracting(Face::text)
          .allMatch(text -> text.matches("[A-Z0-9].*[^.,:;]\\."))
          .noneMatch(text -> text.matches(".*([,:;] ?[,:;.]|  |\\(\\)|not true that).*"));
    }
  }

  @Test
  void theWholeCardOfThePageOnPacksSaysWhatThePageSays() {
    CardPage page = CardPage.of(Path.of("../docs/packs/thorgal.md"));
    DestinyCard card = page.entries("thorgal-card", DestinyCard.class).get(0);

    assertThat(String.join("\n", CardText.of(card)))
        .isEqualTo(page.block("text thorgal-card").strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sigwald-the-burnt | Unique: a party holds only one of this name. A recommended starting"
            + " companion. Upkeep: discard 1 card from your hand or discard 1 card from your"
            + " destiny pool. In Journey, exhaust this and receive 1 damage: destroy 1 card"
            + " attached to the destination.",
        "road-reaver | Upkeep: your party has at least 1 other Outlaw card.",
        "kriss-de-valnor | Unique: a party holds only one of this name. A recommended starting"
            + " companion. Upkeep: discard 1 card from your destiny pool or receive 1 damage. When"
            + " your journey succeeds, the opponent discards 1 card from their hand.",
        "improvised-weapon | In Dawn or Journey, exhaust this: give this +1 Bravery, +2 Cunning.",
        "hammer-amulet | When another card of yours is destroyed, if you want, you draw 1 card.",
        "tower-shield | If the journey is opposed, strength is raised by 1 Bravery.",
        "archers | Elements: the destiny player may take 1 exhaustion marker off a card in play. In"
            + " Journey, put 1 exhaustion marker on 1 card in an opponent's party.",
        "axe-storm | Elements: the destiny player may take 1 exhaustion marker off a card in play.",
        "call-to-muster | In Dawn, search the top 6 cards of your deck for 1 Guard card, which you"
            + " may take to your hand, and shuffle, then if you want, take 1 exhaustion marker off"
            + " 1 card in your party.",
        "royal-wedding | In Dawn, until the end of the phase, your party may hold copies of unique"
            + " Noble cards, then you may put 1 Noble card from your hand into play"
            + " at no cost.",
        "gallows-cheat | Upkeep: discard 1 card from your hand or discard 1 card from your destiny"
            + " pool. When this opposes, the destiny player receives 1 damage.",
        "warden-of-the-sleepers | Upkeep: your party has no Thief cards. While this opposes,"
            + " difficulty is raised by 1 Power.",
        "rune-of-memory | At the start of Gods Fate, look at the top 2 cards of your deck, of"
            + " which you may put up to 2 under it.",
        "stun | Damage, twice: the destiny player receives 1 damage.",
        "bad-omen | Intrigue: the bane player may put 1 exhaustion marker on a card in play. In"
            + " Dawn, the destiny player destroys the top card of their destiny deck.",
        "royal-edict | In Dawn, until the end of the phase, destiny cards that the destiny player"
            + " plays cost 1 more.",
        "murder-by-moonlight | In Dusk, destroy 1 exhausted companion in an opponent's party.",
        "land.fortified-port | Oppose a journey here free of charge: Viking, Sailor, Warrior.",
        "land.fortified-port.conquered | Horn: you draw 1 card. Wolf: in Dawn, exhaust this: put 1"
            + " exhaustion marker on 1 card in an opponent's party."
      })
  void aCardSaysWhatItDoes(String id, String says) {
    assertThat(String.join(" ", CATALOGUE.face(id).orElseThrow().text())).isEqualTo(says);
  }

  @Test
  void whatHappensAtATimeSaysWhen() {
    assertThat(CATALOGUE.face("skald-of-the-north").orElseThrow().text())
        .contains(
            "In Dusk, at the end of the upkeep step, you add 1 card from your deck to your pool.");
  }

  @Test
  void whatIsPrintedInNumbersIsFacts() {
    Face archers = CATALOGUE.face("archers").orElseThrow();

    assertThat(archers.kind()).isEqualTo("event");
    assertThat(archers.cost()).contains("1");
    assertThat(archers.types()).containsExactly("Combat");
    assertThat(archers.facts().toString()).contains("Bravery", "Journey", "elements", "Outlaws");
  }

  @Test
  void bothSidesOfALandAreFacesOfOneCard() {
    Face front = CATALOGUE.face("land.fortified-port").orElseThrow();
    Face back = CATALOGUE.face("land.fortified-port.conquered").orElseThrow();

    assertThat(back.card()).isEqualTo(front.card());
  }
}
