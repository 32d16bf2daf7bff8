package org.lawspeaker.thorgal.conditions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.thorgal.table.Condition;

/** What cards say of their conditions, and of what denies them. */
class ConditionWordsTest {
  private static Condition read(String condition) {
    return Document.yaml("condition", condition)
        .then(document -> Records.STANDARD.read(document, Condition.class))
        .orThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{in-phase: journey} | it is the Journey phase | it is not the Journey phase",
        "travelling | you are the destiny player | you are not the destiny player",
        "opposed | the journey is opposed | the journey is not opposed",
        "{not: opposed} | the journey is not opposed"
            + " | it is not true that the journey is not opposed",
        "{any-of: [{in-phase: dusk}, opposed]} | either it is the Dusk phase or the journey is opposed"
            + " | it is not true that either it is the Dusk phase or the journey is opposed",
        "{this-is: [{exhausted: 2}]} | this is one with 2 exhaustion markers"
            + " | it is not true that this is one with 2 exhaustion markers",
        "{this-is: [{named: Smith}]} | this is one called Smith"
            + " | it is not true that this is one called Smith"
      })
  void sayWhatHoldsAndWhatDoesNot(String condition, String says, String denied) {
    assertThat(read(condition).says()).isEqualTo(says);
    assertThat(read(condition).denies()).isEqualTo(denied);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "where: [], at-least: 1 | has at least 1 card | has no cards",
        "where: [], at-least: 2 | has at least 2 cards | has fewer than 2 cards",
        "where: [], at-most: 0 | has no cards | has at least 1 card",
        "where: [], at-most: 1 | has at most 1 card | has more than 1 card",
        "where: [{type: companion}], at-least: 1, other: true"
            + " | has at least 1 other companion | has no other companions"
      })
  void sayHowManyCardsAPartyHas(String has, String says, String denied) {
    Condition condition = read("{party-has: {" + has + "}}");

    assertThat(condition.says()).isEqualTo("your party " + says);
    assertThat(condition.denies()).isEqualTo("your party " + denied);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{faction: Lords} | cards of the Lords",
        "{named: Smith} | cards called Smith",
        "{cost-at-least: 2} | cards of cost 2 or more",
        "{cost-at-most: 2} | cards of cost 2 or less",
        "has-elements | cards with the elements symbol",
        "unique | unique cards",
        "{subtype: Noble} | Noble cards",
        "{type: support} | supports"
      })
  void sayWhatACardMustBe(String test, String says) {
    assertThat(read("{party-has: {where: [" + test + "], at-least: 2}}").says())
        .isEqualTo("your party has at least 2 " + says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "conquered | a conquered land",
        "unconquered | an unconquered land",
        "{lists: Sea} | a land that lists Sea",
        "{of: Lords} | a land of the Lords",
        "{called: Ruins} | a land called Ruins",
        "elsewhere | a land other than the destination"
      })
  void sayWhatALandMustBe(String test, String says) {
    assertThat(read("{destination-is: [" + test + "]}").says())
        .isEqualTo("the destination is " + says);
  }
}
