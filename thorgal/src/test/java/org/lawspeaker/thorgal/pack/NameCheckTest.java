package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.AlteredPack.assertRefused;
import static org.lawspeaker.thorgal.pack.AlteredPack.problems;
import static org.lawspeaker.thorgal.pack.AlteredPack.with;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/** What has a name is written in its own way, and a pack where that fails is refused. */
class NameCheckTest {
  @ParameterizedTest
  @CsvSource({
    "name: Road Reaver, name: moor-poacher, /factions/0/destiny/4/name, Moor Poacher, moor-poacher",
    "name: Ditch Brawl, name: Thrown Knife!, /factions/0/bane/1/name, Thrown Knife!, Thrown Knife",
    "name: Wolfwood, name: Gallows-Rock, /factions/0/lands/4/name, Gallows Rock, Gallows-Rock"
  })
  void refusesTwoCardsOfOneNameInASet(
      String printed, String altered, String pointer, String name, String other) {
    assertThat(problems(with(printed, altered)))
        .singleElement()
        .asString()
        .contains(
            " " + pointer + ": \"" + name + "\" is written in moves like \"" + other + "\": ");
  }

  @Test
  void refusesANameThatIsWrittenLikeASharedOneWithItsFaction() {
    assertRefused(
        with("name: Berserk,", "name: Visitors Thorgal Aegirsson,"),
        "{number: 6, name: Visitors",
        "/factions/3/destiny/5/name",
        "\"Visitors Thorgal Aegirsson\" is written in moves like \"Thorgal Aegirsson\":"
            + " visitors-thorgal-aegirsson");
  }

  @Test
  void readsABaneCardWithTheNameOfADestinyCard() {
    Cards cards =
        new Cards(
            PackFile.read(
                    new PackText("altered.yaml", with("name: Ditch Brawl", "name: Moor Poacher")))
                .orThrow());

    assertThat(cards.find(Suit.DESTINY, "moor-poacher")).isPresent();
    assertThat(cards.find(Suit.BANE, "moor-poacher")).isEmpty();
    assertThat(cards.find(Suit.BANE, "bane-moor-poacher"))
        .hasValueSatisfying(
            card -> {
              assertThat(cards.name(Suit.BANE, card)).isEqualTo("bane-moor-poacher");
              assertThat(cards.printed(Suit.BANE, card)).isEqualTo("Moor Poacher");
            });
  }

  @Test
  void refusesABaneCardThatIsWrittenLikeADestinyCardOfAnotherName() {
    String pack = with("name: Ditch Brawl", "name: Moor Poacher");

    assertThat(problems(pack.replace("name: Road Reaver", "name: Bane Moor Poacher")))
        .extracting(Problem::message)
        .containsExactly(
            "\"Moor Poacher\" is written in moves like \"Bane Moor Poacher\": bane-moor-poacher");
  }

  @Test
  void refusesANameThatCannotBeWritten() {
    assertRefused(
        with("name: Road Reaver", "name: '?!'"),
        "name: '?!'",
        "/factions/0/destiny/3/name",
        "a name has letters or digits");
  }

  @Test
  @Shows("THO-FACTION-01")
  void refusesTwoFactionsOfOneName() {
    assertThat(problems(with("  - name: Lords\n    icon", "  - name: vikings\n    icon")))
        .extracting(Problem::message)
        .contains("\"Vikings\" is written in moves like \"vikings\": vikings");
  }

  @Test
  void refusesADeckWithTheNameOfAFaction() {
    assertRefused(
        with("name: Paid Daggers", "name: Lords!"),
        "name: Lords!",
        "/decks/1/name",
        "\"Lords!\" is written in moves like \"Lords\": lords");
  }

  @Test
  void refusesADeckWithTheNameOfTheLot() {
    assertRefused(
        with("name: Paid Daggers", "name: Drawn"),
        "name: Drawn",
        "/decks/1/name",
        "\"Drawn\" is written in moves like \"a faction by lot\": drawn");
  }

  @Test
  void refusesTwoSubtypesOfOneName() {
    assertRefused(
        with("  Warrior, Hunter, Thief", "  Warrior, Hunter, warrior, Thief"),
        "  Warrior, Hunter, warrior",
        "/subtypes/6",
        "\"warrior\" is written in moves like \"Warrior\": warrior");
  }
}
