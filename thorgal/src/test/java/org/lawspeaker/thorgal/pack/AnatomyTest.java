package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.GAME;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Symbol;

/** The chapters on kinds of cards, their fields, lands, factions and decks. */
class AnatomyTest {
  @Shows({"THO-CARD-01", "THO-LAND-01"})
  @Test
  void knowsThreeKindsOfCards() {
    Position at = Position.start(2, "faction-1=outlaws", "faction-0=lords");
    Cards cards = GAME.cards();
    assertThat(at.state().sides().get(ANN.index()).destiny().all())
        .isEqualTo(cards.factionCards(Suit.DESTINY, 0));
    assertThat(at.state().sides().get(ANN.index()).bane().all())
        .isEqualTo(cards.factionCards(Suit.BANE, 0));
    assertThat(at.state().sides().get(ANN.index()).reserve()).isEqualTo(cards.factionLands(0));
  }

  @Shows({"THO-CARD-02", "THO-CARD-17", "THO-DECK-01"})
  @Test
  void tellsByTheBackWhichDeckACardIsOf() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).hand(BEN, "bow", "curse").begins();
    assertThat(at.seenBy(ANN).sides().get(BEN.index()).destiny().handSize()).isEqualTo(1);
    assertThat(at.seenBy(ANN).sides().get(BEN.index()).bane().handSize()).isEqualTo(1);
  }

  @Shows("THO-CARD-03")
  @Test
  void givesEveryDestinyCardOneType() {
    assertThat(destiny("farmer").type()).isEqualTo(DestinyType.COMPANION);
    assertThat(destiny("bow").type()).isEqualTo(DestinyType.SUPPORT);
    assertThat(destiny("feast").type()).isEqualTo(DestinyType.EVENT);
    assertThat(DestinyType.values()).hasSize(3);
  }

  @Shows("THO-CARD-08")
  @Test
  void givesADestinyCardItsFields() {
    DestinyCard feast = destiny("feast");
    assertThat(feast.name()).isEqualTo("Feast");
    assertThat(feast.subtypes()).containsExactly("magic");
    assertThat(feast.cost()).isEqualTo(1);
    assertThat(feast.attributes()).isEqualTo(new Attributes(0, 0, 1));
    assertThat(feast.phases()).containsExactly(Phase.DAWN, Phase.DUSK);
    assertThat(feast.symbols()).containsExactly(Symbol.ELEMENTS);
    assertThat(feast.effects()).hasSize(1);
    assertThat(
            altered(
                "name: Shout, type: event, subtypes: [magic]",
                "name: Shout, type: event, subtypes: []"))
        .singleElement()
        .asString()
        .contains("THO-CARD-08");
  }

  @Shows({"THO-CARD-09", "THO-Q-02"})
  @Test
  void boundsTheCostOfDestinyCards() {
    assertThat(
            altered(
                "name: Shout, type: event, subtypes: [magic], cost: 0",
                "name: Shout, type: event, subtypes: [magic], cost: 4"))
        .hasSize(1);
    assertThat(
            altered(
                "name: Shout, type: event, subtypes: [magic], cost: 0",
                "name: Shout, type: event, subtypes: [magic], cost: 3"))
        .isEmpty();
  }

  @Shows({"THO-CARD-10", "THO-Q-05"})
  @Test
  void knowsThreeAttributes() {
    assertThat(Attribute.values())
        .containsExactly(Attribute.BRAVERY, Attribute.CUNNING, Attribute.POWER);
    assertThat(destiny("kriss-de-valnor").attributes()).isEqualTo(new Attributes(1, 1, 0));
  }

  @Shows("THO-CARD-11")
  @Test
  void allowsSeveralSubtypes() {
    assertThat(destiny("jolan").subtypes()).containsExactly("visitors", "outlaws");
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow", "crater")
        .party(BEN, "jolan")
        .begins()
        .plays("travel meadow")
        .allows("oppose jolan", "THO-OPP-04");
  }

  @Shows("THO-CARD-12")
  @Test
  void givesEveryCompanionAnUpkeepCondition() {
    assertThat(altered("upkeep: discard-whole-pool, provenance: rulebook", "provenance: rulebook"))
        .singleElement()
        .asString()
        .contains("THO-CARD-12");
  }

  @Shows({"THO-CARD-13", "THO-FACTION-02"})
  @Test
  void givesEveryCardOneFaction() {
    Cards cards = GAME.cards();
    assertThat(cards.faction(Suit.DESTINY, cards.find(Suit.DESTINY, "bow").orElseThrow())).isZero();
    assertThat(cards.faction(Suit.BANE, cards.find(Suit.BANE, "curse").orElseThrow())).isEqualTo(1);
    assertThat(cards.landFaction(cards.findLand("fjord").orElseThrow())).isEqualTo(3);
  }

  @Shows("THO-CARD-14")
  @Test
  void usesTheNumberToTellCardsApartOnly() {
    assertThat(altered("{number: 12, name: Scout", "{number: 11, name: Scout"))
        .singleElement()
        .asString()
        .contains("THO-CARD-14");
    assertThat(altered("{number: 12, name: Scout", "{number: 77, name: Scout")).isEmpty();
  }

  @Shows({"THO-CARD-16", "THO-Q-109"})
  @Test
  void letsADestinyCardShowElements() {
    assertThat(destiny("bow").symbols()).containsExactly(Symbol.ELEMENTS);
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "raven")
        .exhausted("bow", 1)
        .exhausted("raven", 1)
        .begins()
        .does(ANN, "{ready-cards: {target: {in: your-party, where: [has-elements]}}}")
        .has("exhaustion of bow", 0)
        .has("exhaustion of raven", 1);
  }

  @Shows({"THO-CARD-19", "THO-CARD-21"})
  @Test
  void givesABaneCardItsFields() {
    BaneCard whisper = bane("whisper");
    assertThat(whisper.name()).isEqualTo("Whisper");
    assertThat(whisper.cost()).isZero();
    assertThat(whisper.symbols()).containsExactly(Symbol.INTRIGUE, Symbol.ELEMENTS, Symbol.DAMAGE);
    assertThat(whisper.effects()).hasSize(1);
    assertThat(bane("stun").effects()).isEmpty();
    assertThat(bane("storm").attributes()).isEqualTo(new Attributes(0, 2, 0));
    assertThat(bane("frost").phases()).containsExactly(Phase.DAWN);
  }

  @Shows("THO-CARD-20")
  @Test
  void boundsTheCostOfBaneCards() {
    assertThat(altered("name: Dream, copies: 6, cost: 0", "name: Dream, copies: 6, cost: 4"))
        .hasSize(1);
    assertThat(altered("name: Dream, copies: 6, cost: 0", "name: Dream, copies: 6, cost: 3"))
        .isEmpty();
  }

  @Shows("THO-CARD-22")
  @Test
  void givesABaneCardNeitherSubtypeNorUpkeep() {
    assertThat(altered("name: Dream, copies: 6,", "name: Dream, copies: 6, subtypes: [x],"))
        .hasSize(1);
    assertThat(
            altered(
                "name: Dream, copies: 6,", "name: Dream, copies: 6, upkeep: discard-whole-pool,"))
        .hasSize(1);
  }

  @Shows({"THO-CARD-23", "THO-Q-98"})
  @Test
  void marksTheRecommendedCompanions() {
    assertThat(destiny("farmer").recommended()).isTrue();
    assertThat(destiny("archers").recommended()).isFalse();
    assertThat(
            altered(
                "cost: 2,\n         attributes: {bravery: 1}",
                "cost: 2, recommended: true,\n         attributes: {bravery: 1}"))
        .singleElement()
        .asString()
        .contains("THO-SETUP-09");
  }

  @Shows({"THO-LAND-04", "THO-LAND-05", "THO-LAND-06", "THO-LAND-08", "THO-LAND-09"})
  @Test
  void givesALandItsFields() {
    LandCard port = land("fortified-port");
    assertThat(port.name()).isEqualTo("Fortified Port");
    assertThat(port.attributes()).isEqualTo(new Attributes(4, 0, 0));
    assertThat(port.subtypes()).containsExactly("outlaws", "x");
    assertThat(port.horn()).hasSize(1);
    assertThat(port.wolf().effects()).hasSize(1);
  }

  @Shows("THO-LAND-05")
  @Test
  void asksForTheAttributesOfTheLand() {
    Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("ruins").begins().has("difficulty", "1/1/1");
  }

  @Shows({"THO-LAND-07", "THO-Q-34"})
  @Test
  void showsTheFactionWithItsFirstSubtype() {
    assertThat(altered("subtypes: [outlaws, x]", "subtypes: [x, outlaws]"))
        .singleElement()
        .asString()
        .contains("THO-LAND-07");
  }

  @Shows("THO-FACTION-01")
  @Test
  void hasFourFactions() {
    assertThat(GAME.cards().pack().factions())
        .extracting(FactionSet::name)
        .containsExactly("Outlaws", "Visitors", "Lords", "Vikings");
  }

  @Shows({"THO-FACTION-03", "THO-Q-02"})
  @Test
  void countsTheCardsOfASet() {
    assertThat(altered("name: Raid, copies: 3", "name: Raid, copies: 2"))
        .singleElement()
        .asString()
        .contains("THO-FACTION-03");
    assertThat(altered("name: Dream, copies: 6", "name: Dream, copies: 7"))
        .singleElement()
        .asString()
        .contains("THO-FACTION-03");
  }

  @Shows("THO-Q-94")
  @Test
  void countsTheCardsOfAnOwnDeck() {
    assertThat(
            altered(
                "{faction: Outlaws, number: 11, copies: 7}",
                "{faction: Outlaws, number: 11, copies: 6}"))
        .singleElement()
        .asString()
        .contains("THO-Q-94");
  }

  @Shows("THO-Q-96")
  @Test
  void bindsAnOwnDeckToOneBox() {
    assertThat(
            altered(
                "{faction: Outlaws, number: 1}\n", "{faction: Outlaws, number: 1, copies: 2}\n"))
        .anySatisfy(problem -> assertThat(problem).contains("THO-Q-96"));
  }

  @Shows({"THO-Q-63", "THO-Q-64"})
  @Test
  void spellsTheNamedCardsInOneWay() {
    assertThat(destiny("outlaws-thorgal-aegirsson").name()).isEqualTo("Thorgal Aegirsson");
    assertThat(destiny("visitors-thorgal-aegirsson").unique()).isTrue();
    assertThat(destiny("sigwald-the-burnt").attributes()).isEqualTo(new Attributes(3, 0, 0));
    assertThat(destiny("improvised-weapon").cost()).isEqualTo(2);
  }

  @Shows("THO-Q-04")
  @Test
  void tellsSymbolsByTheirNames() {
    assertThat(Symbol.values()).containsExactly(Symbol.ELEMENTS, Symbol.INTRIGUE, Symbol.DAMAGE);
  }

  @Shows({"THO-Q-06", "THO-Q-07"})
  @Test
  void setsNoLimitToMarkers() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .exhausted("bow", 7)
        .marked("bow", 11, 0, 0)
        .begins()
        .does("bow", "{exhaust-cards: {target: {in: this}}}")
        .has("exhaustion of bow", 8)
        .does("bow", "{gain: {target: {in: this}, symbols: {bravery: 1}}}")
        .has("markers of bow", "12/0/0");
  }

  @Shows("THO-Q-08")
  @Test
  void knowsOneZoneForThePartyOfAPlayer() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "farmer")
        .hand(ANN, "horse")
        .begins()
        .plays("play horse")
        .has("ann party", "farmer horse");
  }

  @Shows("THO-Q-01")
  @Test
  void closesEveryGapByARuling() {
    assertThat(GAME.rulebook().rulings()).hasSize(111);
    GAME.rulebook()
        .rulings()
        .values()
        .forEach(ruling -> assertThat(ruling.candidates()).as(ruling.citation().id()).isNotEmpty());
  }

  @Shows({"THO-Q-67", "THO-Q-68"})
  @Test
  void playsACardOfUnknownTypeAsACompanion() {
    assertThat(destiny("archers").type()).isEqualTo(DestinyType.COMPANION);
  }

  private static DestinyCard destiny(String name) {
    Cards cards = GAME.cards();
    return cards.destiny(cards.find(Suit.DESTINY, name).orElseThrow()).card;
  }

  private static BaneCard bane(String name) {
    Cards cards = GAME.cards();
    return cards.bane(cards.find(Suit.BANE, name).orElseThrow());
  }

  private static LandCard land(String name) {
    Cards cards = GAME.cards();
    return cards.land(cards.findLand(name).orElseThrow());
  }

  /** What is wrong with the pack of the tests when this text of it is another. */
  private static ImmutableList<String> altered(String text, String other) {
    PackText pack = PackText.resource(Position.class, "/rulings/test-pack.yaml");
    assertThat(pack.text()).contains(text);
    int at = pack.text().indexOf(text);
    String changed =
        pack.text().substring(0, at) + other + pack.text().substring(at + text.length());
    return PackFile.read(new PackText(pack.name(), changed)).problems().stream()
        .map(Object::toString)
        .collect(ImmutableList.toImmutableList());
  }
}
