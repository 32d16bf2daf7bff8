package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.GAME;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalState;

/** Whether all cards of a seat together are a faction's set, or a deck that may be built. */
class SetCheckTest {
  private static ImmutableList<String> wrong(ThorgalState state) {
    return Written.texts(GAME.check(state));
  }

  /** What is wrong with a position in which both seats have decks as laid out. */
  private static ImmutableList<String> wrong(LaidOut laid) {
    return wrong(laid.begins().state());
  }

  private static LaidOut dawn() {
    return Position.at(RoundStep.DAWN_ACTIONS);
  }

  @Shows("THO-Q-94")
  @Test
  void aDeckHasAllItsCards() {
    assertThat(wrong(dawn()))
        .contains(
            "/sides/1/destiny: a deck has 36 cards, not 10 (THO-Q-94)",
            "/sides/0/bane: a deck has 24 cards, not 10 (THO-Q-94)");
    assertThat(wrong(dawn().pool(BEN, Suit.BANE, 15)))
        .contains("/sides/0/bane: a deck has 24 cards, not 25 (THO-Q-94)");
  }

  @Shows("THO-Q-101")
  @Test
  void whenTheGameIsOverCardsMayBeMissingButNoneIsTooMany() {
    LaidOut over = dawn().pool(BEN, Suit.BANE, 15);

    assertThat(wrong(over.begins().does(ANN, "{change-horns: {by: 3}}").state()))
        .contains("/sides/0/bane: a deck has 24 cards, not 25 (THO-Q-94)")
        .noneMatch(problem -> problem.contains("not 10"));
  }

  @Shows("THO-Q-96")
  @Test
  void aDeckHasNoMoreOfACardThanABoxHolds() {
    assertThat(wrong(dawn().hand(ANN, "song", "song", "bow", "bow")))
        .contains("/sides/1/destiny: a box holds song 1 time (THO-Q-96)")
        .noneMatch(problem -> problem.contains("holds bow"));
  }

  @Shows("THO-Q-97")
  @Test
  void aDeckHasACompanion() {
    assertThat(wrong(dawn().deck(ANN, Suit.DESTINY, "bow")))
        .contains("/sides/1/destiny: a deck has a companion (THO-Q-97)");
    assertThat(wrong(dawn().deck(ANN, Suit.DESTINY, "bow").party(ANN, "smith")))
        .noneMatch(problem -> problem.contains("a deck has a companion"));
  }

  @Shows("THO-Q-94")
  @Test
  void landsAreFiveAndAllDifferent() {
    assertThat(wrong(dawn().lands("cliffs").reserve(ANN, "cliffs", "marsh")))
        .contains("/sides/1/reserve: cliffs is there twice (THO-Q-94)");
    assertThat(
            wrong(
                dawn()
                    .lands("cliffs", "ruins")
                    .reserve(ANN, "marsh", "meadow", "fortified-port", "ruins")))
        .contains("/sides/1/reserve: a player has 5 lands, not 6 (THO-Q-94)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /sides/1/destiny/unseen/0 | pilgrim | /sides/1/destiny: pilgrim is there 1 time, not 0 (THO-SETUP-02)
          /sides/1/reserve/0 | crater | /sides/1/reserve: crater is of another faction (THO-SETUP-02)
          """)
  void aFactionHasItsOwnCards(String place, String value, String problem) {
    JsonNode written =
        GAME.notation().state(Position.start(2, "faction-1=outlaws", "faction-0=visitors").state());

    assertThat(wrong(GAME.notation().readState(Written.with(written, place, value)).orThrow()))
        .contains(problem);
  }

  @Test
  void seatsWhoseFactionIsStillToBeDrawnHaveNoCardsYet() {
    ThorgalState start = Position.start(2).state();

    assertThat(wrong(start)).isEmpty();
    assertThat(GAME.notation().state(start).has("destiny")).isFalse();
  }

  @Test
  void pilesAreNoLargerThanWhatLiesFaceDown() {
    ThorgalState state = dawn().begins().state();
    Side ann = state.sides().get(ANN.index());
    for (Suit suit : Suit.values()) {
      Side wrong = ann.with(suit, ann.store(suit).withPool(11));
      assertThat(wrong(state.withSides(Lists.with(state.sides(), ANN.index(), wrong))))
          .contains(
              "/sides/1/"
                  + suit.says()
                  + ": discard pile and pool are more cards than lie face down (THO-FATE-04)")
          .noneMatch(problem -> problem.startsWith("/sides/1/destiny: a deck has"));
    }
  }

  @Shows({"THO-SETUP-07", "THO-Q-101"})
  @Test
  void cardsThatLieElsewhereForAMomentBelongToTheDeck() {
    Position lands =
        Position.start(2, "faction-1=outlaws", "faction-0=visitors")
            .plays("ann: start with farmer + farmer", "ben: start with pilgrim");

    assertThat(wrong(lands.state())).isEmpty();
    assertThat(wrong(lands.does(ANN, "shuffle-deck").state())).isEmpty();
  }
}
