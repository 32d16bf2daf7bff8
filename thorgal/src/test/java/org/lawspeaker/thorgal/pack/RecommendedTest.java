package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.AlteredPack.PACK;
import static org.lawspeaker.thorgal.pack.AlteredPack.assertRefused;
import static org.lawspeaker.thorgal.pack.AlteredPack.problems;
import static org.lawspeaker.thorgal.pack.AlteredPack.with;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.ThorgalProvider;
import org.lawspeaker.thorgal.setup.Starters;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/** A faction recommends one or two companions to start with, of cost 3 or less together. */
class RecommendedTest {
  @Test
  @Shows("THO-SETUP-09")
  void refusesAFactionThatRecommendsNobody() {
    String altered = PACK.replaceFirst("recommended: true", "recommended: false");

    assertRefused(
        altered.replaceFirst("recommended: true", "recommended: false"),
        "destiny:",
        "/factions/0/destiny",
        "one or two companions, of cost 3 or less together, are recommended; found 0, of cost 0"
            + " (THO-SETUP-09)");
  }

  @Test
  @Shows("THO-SETUP-09")
  void refusesAFactionThatRecommendsThree() {
    assertRefused(
        with(
            "name: Bridge Cutpurse, copies: 2,",
            "name: Bridge Cutpurse, copies: 2, recommended: true,"),
        "destiny:",
        "/factions/0/destiny",
        "one or two companions, of cost 3 or less together, are recommended; found 3, of cost 3"
            + " (THO-SETUP-09)");
  }

  @Test
  @Shows("THO-SETUP-06")
  void refusesRecommendedCompanionsThatCostMoreThanThree() {
    assertRefused(
        with(
            "[Outlaw, Thief, Hunter], cost: 1,\n         attributes",
            "[Outlaw, Thief, Hunter], cost: 2,\n         attributes"),
        "destiny:",
        "/factions/0/destiny",
        "one or two companions, of cost 3 or less together, are recommended; found 2, of cost 4"
            + " (THO-SETUP-09)");
  }

  @Test
  @Shows("THO-CARD-23")
  void refusesARecommendedSupport() {
    assertThat(problems(with("name: Stolen Purse,", "name: Stolen Purse, recommended: true,")))
        .extracting(Problem::message)
        .contains("only companions start (THO-SETUP-09)");
  }

  /** An own deck has the recommended companions of several factions. */
  @Test
  @Shows({"THO-Q-98", "THO-SETUP-06"})
  void recommendsNothingInADeckWhereItWouldCostMoreThanThree() {
    assertThat(recommended(PACK, "sigwald-the-burnt", "captain-of-the-gate")).isPresent();
    assertThat(recommended(PACK, "sigwald-the-burnt", "lady-of-brek-tower")).isEmpty();
    assertThat(recommended(PACK, "kriss-de-valnor", "aricia", "captain-of-the-gate")).isEmpty();
  }

  @Test
  @Shows({"THO-Q-98", "THO-Q-11"})
  void recommendsNothingInADeckWhereItWouldBeTwoOfOneUniqueName() {
    String cheap =
        PACK.replaceAll("(name: Thorgal Aegirsson, type: companion, .*, cost: )2", "$11");
    String visitor = "visitors-thorgal-aegirsson";
    assertThat(recommended(cheap, visitor, "kriss-de-valnor")).isPresent();
    assertThat(recommended(cheap, visitor, "vikings-thorgal-aegirsson")).isEmpty();
  }

  private static Optional<Pile> recommended(String pack, String... companions) {
    Cards cards = ThorgalProvider.read(new PackText("altered", pack)).orThrow().cards();
    Bag deck = Bag.empty();
    for (String companion : companions) {
      deck = deck.with(cards.find(Suit.DESTINY, companion).orElseThrow());
    }
    return Starters.recommended(cards, LaidOut.SETTINGS.withRecommended(true), deck);
  }
}
