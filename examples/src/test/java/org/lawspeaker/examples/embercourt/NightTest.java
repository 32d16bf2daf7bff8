package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.embercourt.Courts.GAME;
import static org.lawspeaker.examples.embercourt.Courts.court;
import static org.lawspeaker.examples.embercourt.Courts.judge;
import static org.lawspeaker.examples.embercourt.Courts.move;
import static org.lawspeaker.examples.embercourt.Courts.play;
import static org.lawspeaker.examples.embercourt.Courts.start;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;

/** From the deal to the cards on the table. */
class NightTest {
  private static final String[] DEALT = {"hands: [\"1 1 5\", \"2 6 6\", \"3 7 8\"]"};

  @Test
  @Shows("EMB-SETUP-01")
  void theDeckHasThreeOfEachValue() {
    Deck deck = start(2).deck();
    assertThat(deck.size()).isEqualTo(24);
    assertThat(deck.bag())
        .isEqualTo(Bag.of(1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8));
    assertThat(GAME.start(Setup.of(6)).problems())
        .singleElement()
        .hasToString("seats: 2 to 5 can play, not 6");
    assertThat(GAME.start(Setup.of(5)).isOk()).isTrue();
  }

  @Test
  @Shows("EMB-SETUP-02")
  void everySeatStartsWithThreeCoalsAndSeatZeroLeads() {
    assertThat(start(3).coals()).containsExactly(3, 3, 3);
    assertThat(start(3).leader()).isEqualTo(Seat.of(0));
    assertThat(start(3).night()).isEqualTo(1);
  }

  @Test
  @Shows("EMB-DRAW-01")
  void theLeaderDrawsThreeCardsThenTheOthers() {
    Court court = play(start(2), "draw 5", "draw 1", "draw 5", "draw 8");
    assertThat(court.hands()).containsExactly(Pile.of(1, 5, 5), Pile.of(8));
    assertThat(court.deck().size()).isEqualTo(20);
    assertThat(GAME.pending(court)).isInstanceOf(Pending.Chance.class);
    Pending.Chance<EmberMove> chance = (Pending.Chance<EmberMove>) GAME.pending(court);
    assertThat(chance.why()).isEqualTo(Clauses.DRAW);
    assertThat(chance.outcomes().probabilityOf(move("draw 5"))).isEqualTo(Fraction.of(1, 20));
    assertThat(chance.outcomes().probabilityOf(move("draw 2"))).isEqualTo(Fraction.of(3, 20));
    assertThat(GAME.legalMoves(court)).isEmpty();
  }

  @Test
  @Shows("EMB-DRAW-01")
  void onlyACardOfTheDeckCanBeDrawn() {
    Court court = play(start(2), "draw 5", "draw 5", "draw 5");
    assertThat(judge(court, "draw 4")).hasToString("Legal[citations=[EMB-DRAW-01]]");
    assertThat(judge(court, "draw 5"))
        .hasToString("Illegal[violations=[not-on-top (EMB-DRAW-01), card: 5]]");
    assertThat(judge(court, "seat 0: pass"))
        .hasToString("Illegal[violations=[not-now (EMB-DRAW-01), asked: Nature's move]]");
  }

  @Test
  @Shows("EMB-DRAW-02")
  void theAshesBecomeTheDeckWhenItIsEmpty() {
    Court court =
        court(
            2,
            "hands: [\"1 1 1\", \"2 2\"]",
            "ashes: 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8",
            "deck: {order: []}");
    assertThat(((Pending.Chance<EmberMove>) GAME.pending(court)).why())
        .isEqualTo(Clauses.RESHUFFLE);
    assertThat(judge(court, "shuffle")).hasToString("Legal[citations=[EMB-DRAW-02]]");
    assertThat(judge(court, "draw 2"))
        .hasToString("Illegal[violations=[not-now (EMB-DRAW-02), asked: Nature's move]]");
    assertThat(judge(court, "seat 0: pass"))
        .hasToString("Illegal[violations=[not-now (EMB-DRAW-02), asked: Nature's move]]");
    Court shuffled = play(court, "shuffle");
    assertThat(shuffled.deck()).isEqualTo(Deck.shuffled(court.ashes()));
    assertThat(shuffled.ashes()).isEqualTo(Bag.empty());
    assertThat(judge(shuffled, "draw 2").isLegal()).isTrue();
    assertThat(judge(shuffled, "shuffle").isLegal()).isFalse();
  }

  @Test
  @Shows("EMB-SEAL-01")
  void everySeatSealsOneCardOfItsHand() {
    Court court = court(3, DEALT);
    assertThat(GAME.legalMoves(court))
        .containsExactly(
            move("seat 0: seal 1"),
            move("seat 0: seal 5"),
            move("seat 1: seal 2"),
            move("seat 1: seal 6"),
            move("seat 2: seal 3"),
            move("seat 2: seal 7"),
            move("seat 2: seal 8"));
    Court sealed = play(court, "seat 1: seal 6");
    assertThat(GAME.pending(sealed).owing()).containsExactly(Seat.of(0), Seat.of(2));
    assertThat(sealed.hands()).isEqualTo(court.hands());
    assertThat(GAME.legalMoves(sealed)).hasSize(5);
  }

  @Test
  @Shows("EMB-SEAL-01")
  void aSealIsOfTheOwnHandAndForGood() {
    Court court = play(court(3, DEALT), "seat 1: seal 6");
    assertThat(judge(court, "seat 0: seal 5")).hasToString("Legal[citations=[EMB-SEAL-01]]");
    assertThat(judge(court, "seat 0: seal 2"))
        .hasToString("Illegal[violations=[not-in-hand (EMB-SEAL-01), card: 2]]");
    assertThat(judge(court, "seat 1: seal 2"))
        .hasToString("Illegal[violations=[already-sealed (EMB-SEAL-01), seat: seat 1]]");
    assertThat(judge(court, "seat 7: seal 2"))
        .hasToString("Illegal[violations=[out-of-the-game (EMB-BURN-03), seat: seat 7]]");
    assertThat(judge(court, "draw 2"))
        .hasToString(
            "Illegal[violations=[not-now (EMB-SEAL-01), asked: Which card does each seat seal?]]");
  }

  @Test
  @Shows("EMB-SEAL-02")
  void theCardsAreShownTogether() {
    Court two = play(court(3, DEALT), "seat 1: seal 6", "seat 0: seal 1");
    assertThat(two.table()).containsOnly(Pile.empty());
    Court all = play(two, "seat 2: seal 7");
    assertThat(all.table()).containsExactly(Pile.of(1), Pile.of(6), Pile.of(7));
    assertThat(all.hands()).containsExactly(Pile.of(1, 5), Pile.of(2, 6), Pile.of(3, 8));
  }

  @Test
  @Shows("EMB-SEAL-01")
  void theOrderOfSealingDoesNotMatter() {
    String[] one = {"seat 0: seal 1", "seat 1: seal 6", "seat 2: seal 7"};
    String[] other = {"seat 2: seal 7", "seat 1: seal 6", "seat 0: seal 1"};
    assertThat(play(court(3, DEALT), one)).isEqualTo(play(court(3, DEALT), other));
  }
}
