package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;

class DeckTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(2);
  private static final Deck DECK = Deck.shuffled(Pile.of(5, 6, 6, 7));

  @Test
  void aShuffledDeckHasNoOrder() {
    assertThat(DECK).isEqualTo(Deck.shuffled(Pile.of(6, 7, 6, 5)));
    assertThat(DECK.size()).isEqualTo(4);
    assertThat(DECK.isUnseen(0)).isTrue();
    assertThat(DECK.isUnseen(3)).isTrue();
    assertThat(DECK.knownTo(0)).isZero();
    assertThat(DECK.bag()).isEqualTo(Bag.of(5, 6, 6, 7));
    assertThat(DECK).hasToString("[?, ?, ?, ?] of {5, 6, 6, 7}");
    assertThatThrownBy(() -> DECK.cardAt(0)).hasMessage("slot 0 is unseen");
  }

  @Test
  void theSameSlotsCanLieOverOtherCards() {
    Deck peeked = DECK.reveal(1, 6, Deck.mask(ANN));
    Deck other = peeked.over(Bag.of(1, 2, 3));

    assertThat(other.bag()).isEqualTo(Bag.of(1, 2, 3));
    assertThat(other.cardAt(1)).isEqualTo(6);
    assertThat(other.over(peeked.bag())).isEqualTo(peeked);
    assertThatThrownBy(() -> peeked.over(Bag.of(1, 2)))
        .hasMessage("a bag of 2 cards in place of 3");
  }

  @Test
  void knowsWhetherItIsEmpty() {
    assertThat(Deck.empty().isEmpty()).isTrue();
    assertThat(Deck.empty().size()).isZero();
    assertThat(DECK.isEmpty()).isFalse();
  }

  @Test
  void masksNameSeatsByTheirBits() {
    assertThat(Deck.mask(BEN)).isEqualTo(4);
    assertThat(Deck.mask(Seat.of(40))).isEqualTo(1L << 40);
    assertThat(Deck.mask(List.of(ANN, BEN))).isEqualTo(5);
  }

  @Test
  void revealingTakesTheCardFromTheBag() {
    Deck peeked = DECK.reveal(1, 6, Deck.mask(ANN));
    assertThat(peeked.bag()).isEqualTo(Bag.of(5, 6, 7));
    assertThat(peeked.cardAt(1)).isEqualTo(6);
    assertThat(peeked.knownTo(1)).isEqualTo(1);
    assertThat(peeked.size()).isEqualTo(4);
    assertThat(peeked.isUnseen(0)).isTrue();
    assertThat(peeked.cards()).isEqualTo(Bag.of(5, 6, 6, 7));
    assertThat(peeked).hasToString("[?, 6, ?, ?] of {5, 6, 7}");
    assertThatThrownBy(() -> peeked.reveal(1, 7, 0)).hasMessage("slot 1 holds 6");
    assertThatThrownBy(() -> peeked.reveal(0, 8, 0)).hasMessage("card 8 is not in {5, 6, 7}");
  }

  @Test
  void moreSeatsCanLearnAKnownCard() {
    Deck peeked = DECK.reveal(1, 6, Deck.mask(ANN)).learn(1, Deck.mask(BEN));
    assertThat(peeked.knownTo(1)).isEqualTo(5);
    assertThat(peeked.cardAt(1)).isEqualTo(6);
    assertThatThrownBy(() -> DECK.learn(1, 1)).hasMessage("slot 1 is unseen");
  }

  @Test
  void aKnownCardCanBeTaken() {
    Deck.Taken taken = DECK.reveal(1, 6, 1).reveal(2, 5, 4).take(1);
    assertThat(taken.card()).isEqualTo(6);
    assertThat(taken.rest()).hasToString("[?, 5, ?] of {6, 7}");
    assertThat(taken.rest().knownTo(1)).isEqualTo(4);
    assertThatThrownBy(() -> DECK.take(0)).hasMessage("slot 0 is unseen");
  }

  @Test
  void aDrawnSlotLeavesTheDeck() {
    assertThat(DECK.drawn(0, 6)).isEqualTo(Deck.shuffled(Pile.of(5, 6, 7)));
    assertThat(DECK.drawn(3, 6)).isEqualTo(Deck.shuffled(Pile.of(5, 6, 7)));
    assertThat(DECK.reveal(0, 6, 1).drawn(0, 6)).isEqualTo(Deck.shuffled(Pile.of(5, 6, 7)));
    assertThatThrownBy(() -> DECK.reveal(0, 6, 1).drawn(0, 5)).hasMessage("slot 0 does not hold 5");
    assertThatThrownBy(() -> DECK.drawn(0, 8)).hasMessage("card 8 is not in {5, 6, 6, 7}");
  }

  @Test
  void anUnseenSlotIsDrawnFromTheBagAndAKnownOneForCertain() {
    assertThat(DECK.draw(0, Card::new).probabilityOf(new Card(6))).isEqualTo(Fraction.of(1, 2));
    Deck peeked = DECK.reveal(0, 7, 1);
    assertThat(peeked.draw(0, Card::new).outcomes()).containsExactly(new Card(7));
    assertThat(peeked.draw(1, Card::new).probabilityOf(new Card(6))).isEqualTo(Fraction.of(2, 3));
  }

  @Test
  void cardsCanBeLaidAnywhere() {
    Deck top = DECK.putOnTop(9, 1);
    assertThat(top).hasToString("[9, ?, ?, ?, ?] of {5, 6, 6, 7}");
    assertThat(top.knownTo(0)).isEqualTo(1);
    Deck bottom = top.putAtBottom(8, 4);
    assertThat(bottom).hasToString("[9, ?, ?, ?, ?, 8] of {5, 6, 6, 7}");
    assertThat(bottom.knownTo(5)).isEqualTo(4);
    assertThat(bottom.knownTo(4)).isZero();
    Deck between = bottom.insert(2, 3, 2);
    assertThat(between).hasToString("[9, ?, 3, ?, ?, ?, 8] of {5, 6, 6, 7}");
    assertThat(between.knownTo(0)).isEqualTo(1);
    assertThat(between.knownTo(2)).isEqualTo(2);
    assertThat(between.knownTo(6)).isEqualTo(4);
    assertThat(between.cards()).isEqualTo(Bag.of(3, 5, 6, 6, 7, 8, 9));
    assertThatThrownBy(() -> DECK.insert(0, -1, 0)).hasMessageContaining("0 or more, not -1");
    assertThatThrownBy(() -> DECK.insert(5, 1, 0)).hasMessage("slot 5 of 5");
    assertThat(DECK.putOnTop(0, 1).cardAt(0)).isZero();
  }

  @Test
  void aMovedCardTakesItsKnowersAlong() {
    Deck known = DECK.putOnTop(9, 3);
    Deck sunk = known.move(0, 4);
    assertThat(sunk).hasToString("[?, ?, ?, ?, 9] of {5, 6, 6, 7}");
    assertThat(sunk.knownTo(4)).isEqualTo(3);
    assertThat(sunk.move(4, 0)).isEqualTo(known);
    assertThat(sunk.move(0, 2)).isEqualTo(sunk);
  }

  @Test
  void knownCardsGiveWayToAnUnseenOneThatIsMovedPastThem() {
    Deck known = DECK.reveal(1, 5, 1).reveal(3, 7, 2);
    assertThat(known.move(0, 2)).hasToString("[5, ?, ?, 7] of {6, 6}");
    assertThat(known.move(2, 0)).hasToString("[?, ?, 5, 7] of {6, 6}");
    assertThat(known.move(2, 3)).hasToString("[?, 5, 7, ?] of {6, 6}");
    assertThat(known.move(0, 3)).hasToString("[5, ?, 7, ?] of {6, 6}");
    assertThat(known.move(0, 3).knownTo(0)).isEqualTo(1);
    assertThat(known.move(0, 3).knownTo(2)).isEqualTo(2);
    assertThat(known.move(0, 3).knownTo(1)).isZero();
    assertThat(known.move(2, 2)).isSameAs(known);
    assertThatThrownBy(() -> known.move(0, 4)).hasMessage("slot 4 of 4");
    assertThatThrownBy(() -> known.move(1, -1)).hasMessage("slot -1 of 4");
  }

  @Test
  void shufflingForgets() {
    Deck known = DECK.reveal(0, 5, Deck.EVERYBODY).reveal(3, 7, 1);
    assertThat(known.shuffle()).isEqualTo(DECK).hasSameHashCodeAs(DECK);
    assertThat(known.shuffleIn(4)).isEqualTo(Deck.shuffled(Pile.of(4, 5, 6, 6, 7)));
    assertThat(known.shuffleIn(Pile.of(4, 4))).isEqualTo(Deck.shuffled(Pile.of(4, 4, 5, 6, 6, 7)));
  }

  @Test
  void aSeatSeesOnlyWhatItKnows() {
    Deck truth = DECK.reveal(0, 5, Deck.mask(ANN)).reveal(1, 7, Deck.EVERYBODY);
    assertThat(truth.seenBy(ANN)).isEqualTo(truth);
    assertThat(truth.seenBy(BEN)).hasToString("[?, 7, ?, ?] of {5, 6, 6}");
    assertThat(truth.seenBy(BEN).knownTo(0)).isEqualTo(1);
    Deck other = DECK.reveal(0, 6, Deck.mask(ANN)).reveal(1, 7, Deck.EVERYBODY);
    assertThat(other.seenBy(BEN)).isEqualTo(truth.seenBy(BEN));
    assertThat(other.seenBy(ANN)).isNotEqualTo(truth.seenBy(ANN));
  }

  @Test
  void anOnlookerSeesWhatLiesOpenAndTheArbiterAll() {
    Deck truth = DECK.reveal(0, 5, 0b101).reveal(1, 7, Deck.EVERYBODY);
    assertThat(truth.seenBy(Onlooker.SPECTATOR)).hasToString("[?, 7, ?, ?] of {5, 6, 6}");
    assertThat(truth.seenBy(Onlooker.ARBITER)).isSameAs(truth);
  }

  @Test
  void fillingDecidesOnlyWhatOthersKnow() {
    Deck seen = DECK.reveal(1, 5, Deck.mask(ANN)).seenBy(BEN);
    Deck filled = seen.fill(new Random(1));
    assertThat(filled.isUnseen(0)).isTrue();
    assertThat(filled.isUnseen(1)).isFalse();
    assertThat(filled.isUnseen(2)).isTrue();
    assertThat(filled.knownTo(1)).isEqualTo(1);
    assertThat(filled.seenBy(BEN)).isEqualTo(seen);
  }

  @Test
  void fillingDrawsEveryPossibleCard() {
    Deck seen = DECK.reveal(1, 5, Deck.mask(ANN)).seenBy(BEN);
    Random random = new Random(2);
    int[] times = new int[8];
    for (int i = 0; i < 400; i++) {
      times[seen.fill(random).cardAt(1)]++;
    }
    assertThat(times[5]).isBetween(70, 130);
    assertThat(times[6]).isBetween(160, 240);
    assertThat(times[7]).isBetween(70, 130);
  }

  @Test
  void differsByOrderByKnowersAndBySize() {
    Deck known = DECK.reveal(0, 5, 1);
    assertThat(known).isNotEqualTo(DECK.reveal(1, 5, 1)).isNotEqualTo(DECK.reveal(0, 5, 2));
    assertThat(known).isNotEqualTo(DECK.reveal(0, 6, 1)).isNotEqualTo("deck");
    assertThat(known.hashCode()).isNotEqualTo(DECK.reveal(1, 5, 1).hashCode());
    assertThat(known.hashCode()).isNotEqualTo(DECK.reveal(0, 5, 2).hashCode());
    assertThat(Deck.empty().putOnTop(5, 1)).isNotEqualTo(Deck.shuffled(Pile.of(5)));
  }

  @Test
  void refusesSlotsItDoesNotHave() {
    assertThatThrownBy(() -> DECK.isUnseen(4)).hasMessage("slot 4 of 4");
    assertThatThrownBy(() -> DECK.knownTo(-1)).hasMessage("slot -1 of 4");
    assertThatThrownBy(() -> DECK.reveal(4, 5, 0)).hasMessage("slot 4 of 4");
    assertThatThrownBy(() -> DECK.drawn(4, 5)).hasMessage("slot 4 of 4");
    assertThatThrownBy(() -> DECK.move(0, 4)).hasMessage("slot 4 of 4");
  }
}
