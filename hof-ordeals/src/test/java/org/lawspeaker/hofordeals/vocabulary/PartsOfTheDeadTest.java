package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;

/** What is left of an effect within an effect when a player dies of what came before. */
class PartsOfTheDeadTest {
  private static final String KILLS = "{lose: {what: health, amount: 10, who: left-neighbour}}, ";
  private static final String FOR_ALL = "{gain: {what: food, amount: 2, who: each-player}}";

  /** The left neighbour of seat 1, who holds another card, dies of the first part. */
  private static Played killing(String second, String other) {
    Played played = Played.action(KILLS + second, "hand: [test-card, " + other + "]");
    played.then("play test-card").scene().chance();
    return played;
  }

  private static void sparesTheDeadAlone(Played played) {
    assertThat(played.scene().hero(0).food()).isEqualTo(2);
    assertThat(played.me().food()).isEqualTo(2);
    assertThat(played.scene().hero(2).food()).isZero();
  }

  @Test
  @Shows("HOF-Q-108")
  void ofAConditionIsForTheOthers() {
    sparesTheDeadAlone(
        killing("{when: {all: [{revealed-fewer-than: 9}], then: [" + FOR_ALL + "]}}", "hack"));
  }

  @Test
  @Shows("HOF-Q-108")
  void ofAnOfferIsForTheOthers() {
    sparesTheDeadAlone(killing("{may: {then: [" + FOR_ALL + "]}}", "hack").then("choose option 1"));
  }

  @Test
  @Shows("HOF-Q-108")
  void ofAnOfferThatIsPaidForIsForTheOthers() {
    String offer = "{may: {cost: {discard: 1}, then: [" + FOR_ALL + "]}}";

    sparesTheDeadAlone(killing(offer, "strive").then("choose option 1", "choose strive"));
  }

  @Test
  @Shows("HOF-Q-108")
  void ofAChoiceIsForTheOthers() {
    sparesTheDeadAlone(
        killing("{one-of: {of: [[" + FOR_ALL + "], [{draw-cards: {cards: 1}}]]}}", "hack")
            .then("choose option 1"));
  }

  /** Seat 2 dies of what it chooses, before seat 0 chooses for each player. */
  @Test
  @Shows({"HOF-Q-108", "HOF-Q-72"})
  void ofWhatTheNextPlayerChoosesIsForTheOthers() {
    Played played =
        Played.action(
            "{one-of: {who: each-opponent, of: [[{lose: {what: health, amount: 10}}], ["
                + FOR_ALL
                + "]]}}",
            "hand: [test-card]");
    played.then("play test-card", "seat 2: choose option 1").scene().chance();

    sparesTheDeadAlone(played.then("seat 0: choose option 2"));
  }

  /** The user dies: what the condition gives the user lapses, what it does to others does not. */
  @Test
  @Shows("HOF-Q-108")
  void ofTheConditionOfTheDeadConcernsTheOthers() {
    Played played =
        Played.action(
            "{lose: {what: health, amount: 10}}, {when: {all: [{revealed-fewer-than: 9}], then:"
                + " [{gain: {what: fame, amount: 3}}, "
                + FOR_ALL
                + "]}}",
            "hand: [test-card]");
    played.then("play test-card").scene().chance();

    assertThat(played.me().fame()).isZero();
    assertThat(played.me().food()).isZero();
    assertThat(played.scene().hero(0).food()).isEqualTo(2);
    assertThat(played.scene().hero(2).food()).isEqualTo(2);
  }
}
