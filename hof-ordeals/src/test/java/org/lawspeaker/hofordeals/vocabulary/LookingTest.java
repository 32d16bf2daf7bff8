package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.testkit.coverage.Shows;

/** Effects on the top of a deck and on the own discard pile. */
class LookingTest {
  private static Played look(String of, String more) {
    return Played.of(
            Played.actionGame("{look-at-top: {of: " + of + "}}"),
            Played.TURN.formatted("hand: [test-card]") + more)
        .then("play test-card");
  }

  @Test
  @Shows("HOF-DECK-12")
  void onlyWhoLooksIsToldTheCard() {
    Played played = look("own", "").then("draw hack");

    assertThat(played.scene().events())
        .filteredOn(event -> event.kind().equals("saw"))
        .satisfiesExactly(
            event -> {
              assertThat(event.says()).isEqualTo("seat 1 sees Hack");
              assertThat(event.audience()).containsExactly(Seat.of(1));
            },
            event ->
                assertThat(event.says()).isEqualTo("seat 1 looks at the top card of the own deck"));
    assertThat(played.scene().moves()).containsExactly("accept", "decline");
    assertThat(played.me().deck().knownTo(0)).isEqualTo(Deck.mask(Seat.of(1)));
  }

  @Test
  @Shows({"HOF-DECK-12", "HOF-DECK-08"})
  void theCardIsDiscardedOrStays() {
    Played gone = look("own", "").then("draw hack", "accept");
    Played stays = look("own", "").then("draw hack", "decline");

    assertThat(gone.window()).contains("explore");
    assertThat(gone.names(gone.me().discard())).containsExactly("hack");
    assertThat(gone.scene().told()).contains("HOF-DECK-12: seat 1 discards Hack");
    assertThat(stays.window()).contains("explore");
    assertThat(stays.me().deck().cardAt(0)).isEqualTo(stays.card("hack"));
    assertThat(stays.me().discard().isEmpty()).isTrue();
  }

  @Test
  @Shows({"HOF-DECK-12", "HOF-DECK-08"})
  void aCardOfTheDealersDeckGoesToItsDiscardPile() {
    Played played = look("dealer", "").then("draw rally", "accept");

    assertThat(played.names(played.scene().state().decks().dealer().discard()))
        .containsExactly("rally");
    assertThat(played.scene().told())
        .contains("HOF-DECK-12: seat 1 looks at the top card of the Dealer's deck");
  }

  @Test
  @Shows({"HOF-DECK-12", "HOF-DECK-08"})
  void aMinionGoesToItsDiscardPile() {
    Played played = look("minions", "").then("draw 1-of-dust", "accept");

    assertThat(played.names(played.scene().state().decks().minions().discard()))
        .containsExactly("1-of-dust");
    assertThat(played.scene().told())
        .contains("HOF-DECK-12: seat 1 looks at the top card of the Minion deck");
  }

  private static Played ownCards(String effect, String deck, String discard) {
    return Played.of(
            Played.actionGame(effect),
            Played.TURN.formatted(
                "hand: [test-card], deck: {bag: [" + deck + "]}, discard: [" + discard + "]"))
        .then("play test-card");
  }

  @Test
  @Shows({"HOF-DECK-01", "HOF-DECK-12"})
  void anEmptyDeckIsMadeAnewToBeLookedAt() {
    Played played = ownCards("look-at-top", "", "7 strive, 2 forage, hack").then("draw hack");

    assertThat(played.window()).contains("discard-top");
    assertThat(played.me().deck().size()).isEqualTo(10);
    assertThat(played.scene().told()).contains("HOF-DECK-01: seat 1 shuffles the discard pile");
  }

  @Test
  @Shows({"HOF-DECK-01", "HOF-DECK-11"})
  void anEmptyDeckIsMadeAnewToRevealItsCards() {
    Played played =
        ownCards("{sort-top: {cards: 2, keep: attack}}", "strive", "6 strive, 2 forage, hack");
    played.then("draw strive", "draw hack");

    assertThat(played.names(played.me().hand())).containsExactly("hack");
    assertThat(played.window()).contains("explore");
    assertThat(played.scene().events()).extracting(Event::kind).contains("kept", "discarded");
    assertThat(played.scene().told())
        .contains(
            "HOF-DECK-11: seat 1 reveals Strive", "HOF-DECK-11: seat 1 reveals and keeps Hack");
  }

  @Test
  @Shows({"HOF-DECK-01", "HOF-Q-34"})
  void nobodyDrawsWhereNothingIsLeft() {
    Played played =
        Played.action(
            "{draw-cards: {cards: 2}}",
            "hand: [test-card], played: [7 strive, 2 forage], deck: {bag: [hack]}");
    played.then("play test-card", "draw hack");

    assertThat(played.names(played.me().hand())).containsExactly("hack");
    assertThat(played.window()).contains("explore");
    assertThat(played.scene().told())
        .contains("HOF-DECK-07: seat 1 draws Hack", "HOF-DECK-07: seat 1 draws a card")
        .noneMatch(each -> each.contains("shuffles"));
  }

  @Test
  @Shows("HOF-PLAY-12")
  void theDiscardPileIsShuffledIntoADeckThatHasCardsOrNone() {
    Played some = ownCards("shuffle-discard", "3 strive", "4 strive, 2 forage, hack");
    Played none = ownCards("shuffle-discard", "", "7 strive, 2 forage, hack");

    assertThat(some.me().deck().size()).isEqualTo(10);
    assertThat(none.me().deck().size()).isEqualTo(10);
    assertThat(none.me().discard().isEmpty()).isTrue();
    assertThat(none.scene().told())
        .contains("HOF-PLAY-12: seat 1 shuffles the discard pile into the deck");
  }

  @Test
  @Shows("HOF-DECK-14")
  void anyCardOfTheDiscardPileThatIsMeantIsTaken() {
    Played played =
        ownCards("{recover-cards: {cards: 2, of: attack}}", "6 strive", "strive, 2 forage, hack");

    assertThat(played.scene().moves()).containsExactly("choose hack");
    assertThat(played.then("choose hack").window()).contains("explore");
    assertThat(played.scene().told()).contains("HOF-DECK-14: seat 1 takes back Hack");
  }

  @Test
  @Shows("HOF-DECK-08")
  void noMoreCardsAreDiscardedThanTheTextSays() {
    Played played = Played.action("{discard-cards: {cards: 1}}", "hand: [test-card, hack, strive]");
    played.then("play test-card");
    assertThat(played.scene().moves()).containsExactlyInAnyOrder("choose hack", "choose strive");

    assertThat(played.then("choose hack").window()).contains("explore");
    assertThat(played.scene().told()).contains("HOF-DECK-08: seat 1 discards Hack");
  }

  @Test
  @Shows({"HOF-DECK-04", "HOF-DECK-12"})
  void anEmptyMinionDeckIsMadeAnewToBeLookedAt() {
    StringBuilder others = new StringBuilder("5-of-scales");
    for (String suit : new String[] {"dust", "plague", "skulls", "scales"}) {
      for (int rank = 1; rank <= (suit.equals("scales") ? 4 : 5); rank++) {
        others.append(", 2 ").append(rank).append("-of-").append(suit);
      }
    }
    Played played =
        look(
            "minions",
            "decks: {minions: {deck: {order: [], bag: []}, discard: [5-of-scales]}, box: ["
                + others
                + "]}\n");

    assertThat(played.then("draw 5-of-scales").window()).contains("discard-top");
    assertThat(played.scene().told())
        .contains("HOF-DECK-04: the discard pile is shuffled into a new deck");
  }

  @Test
  @Shows({"HOF-CURSE-02", "HOF-DECK-09"})
  void cursesThatComeAndGoAreTold() {
    Played played =
        Played.action(
                "{take-curse: {curses: 1}}, {destroy-cards: {cards: 1, up-to: true}}",
                "hand: [test-card, hack], discard: [strive]")
            .then("play test-card", "draw bad-luck");
    assertThat(played.scene().told()).contains("HOF-CURSE-02: seat 1 takes the Curse Bad Luck");

    assertThat(played.scene().moves())
        .containsExactlyInAnyOrder(
            "choose hack", "choose discarded strive", "choose discarded bad-luck", "decline");
    played.then("choose bad-luck");
    assertThat(played.scene().told())
        .anyMatch(each -> each.endsWith("seat 1 destroys Bad Luck of the discard pile"));
    assertThat(played.window()).contains("explore");
  }
}
