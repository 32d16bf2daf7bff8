package org.lawspeaker.thorgal.conditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Condition;

/** Conditions, counts and tests of cards and lands, each where it holds and where it does not. */
class ConditionsTest {
  /** Ann travels to Ruins against the Watcher; her Bow is exhausted, her Smith has a marker. */
  private static Position journey() {
    return Position.at(RoundStep.JOURNEY_ACTIONS)
        .lands("cliffs")
        .conquered(ANN, "meadow")
        .conquered(BEN, "marsh")
        .journeyTo("ruins")
        .party(ANN, "bow", "smith", "jolan")
        .party(BEN, "idol")
        .opposed(BEN, "watcher")
        .exhausted("bow", 2)
        .marked("smith", 0, 1, 0)
        .attached(BEN, "storm")
        .attached(ANN, "ambush")
        .hand(ANN, "song", "shout")
        .hand(BEN, "hex")
        .pool(ANN, Suit.DESTINY, 3)
        .destroyed(ANN, "horse")
        .destroyed(ANN, "curse", "fog")
        .begins();
  }

  private static void holds(Position at, String condition, boolean expected) {
    String effect =
        "{when: {all: ['%s'], then: [{change-horns: {by: 1}}]}}".replace("'%s'", condition);
    at.does("bow", effect).has("ann horns", expected ? 2 : 1);
  }

  @Shows("THO-GEN-03")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{in-phase: journey} | true",
        "{in-phase: dawn} | false",
        "travelling | true",
        "{not: travelling} | false",
        "opposed | true",
        "{not: opposed} | false",
        "{any-of: [{in-phase: dusk}, travelling]} | true",
        "{any-of: [{in-phase: dusk}, {not: opposed}]} | false",
        "{this-is: [{exhausted: 2}]} | true",
        "{this-is: [{exhausted: 3}]} | false",
        "{this-is: [{named: Smith}]} | false",
        "{strength-at-least: {attribute: bravery, symbols: 5}} | true",
        "{strength-at-least: {attribute: bravery, symbols: 6}} | false",
        "{difficulty-at-least: {attribute: cunning, symbols: 3}} | true",
        "{difficulty-at-least: {attribute: cunning, symbols: 4}} | false",
        "{destination-is: [{called: Ruins}]} | true",
        "{destination-is: [{called: Cliffs}]} | false"
      })
  void holdsOrDoesNotHold(String condition, boolean expected) {
    holds(journey(), condition, expected);
  }

  @Shows({"THO-UPKEEP-09", "THO-UPKEEP-12", "THO-Q-33"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "where: [{type: companion}], at-least: 2 | true",
        "where: [{type: companion}], at-least: 3 | false",
        "where: [], at-most: 3 | true",
        "where: [], at-most: 2 | false",
        "where: [], at-most: 2, other: true | true",
        "where: [{subtype: weapon}], at-most: 0 | false",
        "where: [{subtype: weapon}], at-most: 0, other: true | true",
        "where: [], at-least: 1, at-most: 2 | false",
        "whose: opponent, where: [{type: support}], at-least: 1 | true",
        "whose: opponent, where: [{type: companion}], at-least: 1 | false",
        "whose: each-player, where: [{named: Idol}], at-least: 1 | true"
      })
  void countsCardsOfAParty(String party, boolean expected) {
    holds(journey(), "{party-has: {" + party + "}}", expected);
  }

  @Shows("THO-GEN-03")
  @ParameterizedTest
  @CsvSource({
    "hand, 2",
    "pool, 3",
    "deck, 10",
    "valhalla, 1",
    "niflheim, 2",
    "party, 3",
    "companions, 2",
    "supports, 1",
    "horns, 1",
    "destiny-horns, 1",
    "conquered-lands, 2",
    "attached, 2",
    "opposing, 1",
    "markers-here, 2"
  })
  void readsANumberOffTheTable(String count, int expected) {
    String between = "{counted: {of: %s, at-least: %d, at-most: %d}}";
    holds(journey(), between.formatted(count, expected, expected), true);
    holds(journey(), "{counted: {of: %s, at-least: %d}}".formatted(count, expected + 1), false);
    holds(journey(), "{counted: {of: %s, at-most: %d}}".formatted(count, expected - 1), false);
  }

  @Shows("THO-ROLE-05")
  @Test
  void countsHandPoolAndDeckOfTheRole() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .hand(BEN, "hex")
        .hand(BEN, "bow", "smith")
        .pool(BEN, Suit.DESTINY, 5)
        .begins()
        .does(
            BEN,
            "{repeat: {per: hand, effects: [{lose-deck: {cards: 1}}]}}",
            "{repeat: {per: pool, effects: [{lose-deck: {cards: 1}}]}}",
            "{repeat: {per: destiny-horns, effects: [{lose-deck: {suit: bane, cards: 1}}]}}")
        .has("ben valhalla", "farmer")
        .has("ben niflheim", "hex");
  }

  /** Every card of the two parties that passes the test gets a marker. */
  private static void passes(Position at, String test, String marked) {
    String effect = "{gain: {target: {in: any-party, where: [" + test + "]}, symbols: {power: 5}}}";
    at.does("bow", effect)
        .notes(
            "marked", "card", (Object[]) (marked.equals("-") ? new String[0] : marked.split(", ")));
  }

  @Shows("THO-GEN-03")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{type: support} | Bow, Idol",
        "{type: companion} | Smith, Jolan",
        "{subtype: outlaws} | Smith, Jolan",
        "{named: Idol} | Idol",
        "{faction: Visitors} | Jolan, Idol",
        "{cost-at-most: 0} | Idol",
        "{cost-at-least: 3} | Smith",
        "unique | Jolan",
        "{exhausted: 2} | Bow",
        "{exhausted: 3} | -",
        "ready | Smith, Jolan, Idol",
        "marked | Smith",
        "other | Smith, Jolan, Idol",
        "has-elements | Bow",
        "{type: support}, ready | Idol"
      })
  void testsCards(String test, String marked) {
    passes(journey(), test, marked);
  }

  @Shows("THO-Q-23")
  @Test
  void testsANameWhateverItsFaction() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "outlaws-thorgal-aegirsson", "bow")
        .party(BEN, "visitors-thorgal-aegirsson")
        .begins()
        .does(
            "bow",
            "{exhaust-cards: {target: {in: any-party, where: [{named: Thorgal Aegirsson}]}}}")
        .has("exhaustion of outlaws-thorgal-aegirsson", 1)
        .has("exhaustion of visitors-thorgal-aegirsson", 1);
  }

  @Shows({"THO-JEND-05", "THO-LAND-07"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "conquered | Meadow, Marsh",
        "unconquered | Cliffs, Ruins",
        "{lists: y} | Ruins",
        "{lists: outlaws} | Cliffs, Meadow, Marsh, Ruins",
        "{of: Outlaws} | Cliffs, Meadow, Marsh, Ruins",
        "{called: Marsh} | Marsh",
        "destination | Ruins",
        "elsewhere | Cliffs, Meadow, Marsh",
        "unconquered, elsewhere | Cliffs"
      })
  void testsLands(String test, String found) {
    journey()
        .does(ANN, "{gain: {target: {in: lands, lands: [" + test + "]}, symbols: {power: 1}}}")
        .notes("marked", "card", (Object[]) found.split(", "));
  }

  @Shows("THO-LAND-07")
  @Test
  void tellsLandsOfOtherFactionsApart() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs", "crater")
        .begins()
        .does(ANN, "{gain: {target: {in: lands, lands: [{of: Visitors}]}, symbols: {power: 1}}}")
        .notes("marked", "card", "Crater");
  }

  @Shows("THO-Q-35")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ready | take bow, take smith",
        "other | take bow, take smith",
        "{exhausted: 1} | decline",
        "marked | decline",
        "{cost-at-most: 1} | take bow",
        "{cost-at-most: 0} | decline",
        "{cost-at-least: 1} | take bow, take smith",
        "{cost-at-least: 2} | take smith"
      })
  void testsCardsThatAreNotInPlay(String test, String offered) {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow", "smith")
        .begins()
        .does(ANN, "{put-into-play: {where: [" + test + "]}}")
        .offers(offered.split(", "));
  }

  private static Checked<Condition> read(String condition) {
    return Document.yaml("condition", condition)
        .then(document -> Records.STANDARD.read(document, Condition.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{counted: {of: hand}}", "{party-has: {where: []}}"})
  void needsABound(String condition) {
    assertThat(read(condition).problems())
        .singleElement()
        .asString()
        .contains("at-least or at-most is needed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{counted: {of: hand, at-most: 1}}",
        "{counted: {of: hand, at-least: 1}}",
        "{party-has: {where: [], at-most: 1}}",
        "{party-has: {where: [], at-least: 1}}"
      })
  void needsNoMoreThanOneBound(String condition) {
    assertThat(read(condition).isOk()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{strength-at-least: {attribute: power, symbols: 1}} | true",
        "{difficulty-at-least: {attribute: power, symbols: 1}} | true",
        "{not: {strength-at-least: {attribute: power, symbols: 1}}} | true",
        "{any-of: [opposed, {difficulty-at-least: {attribute: power, symbols: 1}}]} | true",
        "opposed | false",
        "{not: opposed} | false",
        "{any-of: [opposed, travelling]} | false"
      })
  void knowsWhatAsksForStrengthOrDifficulty(String condition, boolean weighs) {
    assertThat(read(condition).orThrow().weighs()).isEqualTo(weighs);
  }

  @Test
  void travelsTheDestinyPlayerAlone() {
    String text = "{when: {all: [travelling], then: [{fill-pool: {cards: 1}}]}}";
    Position at = Position.at(RoundStep.DAWN_ACTIONS).begins();

    at.does(ANN, text).has("ann pool", 1);
    at.does(BEN, text).has("ben pool", 0);
  }

  @Shows("THO-Q-86")
  @Test
  void asksForAnyOneOfSeveralParties() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .party(BEN, "idol")
            .begins()
            .does(
                ANN,
                "{when: {all: [{party-has: {whose: each-opponent, where: [], at-least: 1}}],"
                    + " then: [{fill-pool: {cards: 1}}]}}");
    at.has("ann pool", 1);
    at.does(
            ANN,
            "{when: {all: [{party-has: {whose: each-opponent, where: [], at-least: 2}}],"
                + " then: [{fill-pool: {cards: 1}}]}}")
        .has("ann pool", 1);
  }
}
