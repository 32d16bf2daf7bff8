package org.lawspeaker.handofdestiny.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.golden.CatalogueFile;

/** The faces of cards, with texts that are made from what the cards do. */
class CardFacesTest {
  private static final Catalogue CATALOGUE =
      new HandOfDestinyProvider().game().showing().catalogue();

  @Test
  void thePageOfAllCardsIsUpToDate() {
    CatalogueFile.check(
        CATALOGUE, "Cards of The Hand of Destiny", Path.of("../docs/cards/hand-of-destiny.md"));
  }

  @Test
  void everyParagraphIsASentenceWithoutPunctuationInARow() {
    for (Catalogue each : List.of(CATALOGUE, Position.GAME.showing().catalogue())) {
      assertThat(each.faces())
          .flatExtracting(Face::text)
          .allMatch(text -> text.matches("[A-Z0-9].*[^.,:;]\\."))
          .noneMatch(text -> text.matches(".*([,:;] ?[,:;.]|  |\\(\\)).*"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "assassin | Front (x1): take 1 damage, then move this monster to position 2. Rotated it is"
            + " Dire Wolf, flipped Scout, both Mana Thief.",
        "dire-wolf | It has +1 damage while it is in front. Rotated it is Assassin, flipped Mana"
            + " Thief, both Scout.",
        "thornback | Each strength attack on it is worth 4 less. Rotated it is War Drummer, flipped"
            + " Frost Shaman, both Chieftain.",
        "hero.hilda.iron-skin | Stock: a creature in front has -1 damage.",
        "hero.bram.steady-aim | Stock: each strength attack is worth 1 more.",
        "boss.thorn-queen.2 | As soon as there is at most 1 strength card: take 1 damage."
            + " Critical hit 1: costs 1 HP and strength cards worth 8, attacks for 13. Critical hit"
            + " 2: costs 1 HP, attacks for 7. Critical hit 3: costs 2 HP and strength cards worth"
            + " 12, attacks for 22. If it is not defeated: lose 2 gold, then rotate the highest"
            + " strength card when the next wave starts.",
        "ware.melee.storm-shield | Discard it: prevent or ignore the ability of a visible monster,"
            + " then move the front monster to position 2, then boost the next strength attack by"
            + " 12. Upgrades Tower Shield.",
        "ware.ranged.seer-drops | At the next set-up, peek at the third monster."
      })
  void aCardSaysWhatItDoes(String id, String says) {
    assertThat(String.join(" ", CATALOGUE.face(id).orElseThrow().text())).isEqualTo(says);
  }

  @Test
  void theFourMonstersOfACardAreFacesOfIt() {
    assertThat(CATALOGUE.faces())
        .filteredOn(face -> face.kind().equals("monster"))
        .hasSize(44)
        .filteredOn(face -> face.card().equals("monster-card-1"))
        .extracting(Face::name)
        .containsExactly("Assassin", "Dire Wolf", "Scout", "Mana Thief");
  }

  @Test
  void onlySlotAbilitiesCiteWhatTheyDo() {
    assertThat(CATALOGUE.faces())
        .filteredOn(face -> face.kind().equals("ability"))
        .filteredOn(face -> face.citations().contains(Citation.of("HOD-HEROABIL-04")))
        .isNotEmpty()
        .allMatch(face -> face.text().get(0).contains("Slot: "));
    assertThat(CATALOGUE.faces())
        .filteredOn(face -> face.id().equals("hero.galathar.execute"))
        .allMatch(face -> face.citations().contains(Citation.of("HOD-HEROABIL-04")));
  }
}
