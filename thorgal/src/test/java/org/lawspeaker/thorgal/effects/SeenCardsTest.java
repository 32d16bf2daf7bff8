package org.lawspeaker.thorgal.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.piles.Shuffling;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.view.StoreView;

/** Who knows which card after looking, searching, shuffling, revealing and moving. */
class SeenCardsTest {
  /** The slots of Ann's face-down destiny cards that a viewer knows, such as {@code 0=bow}. */
  private static String known(Position at, Viewer viewer) {
    return known(at.seenBy(viewer).sides().get(ANN.index()).destiny(), Suit.DESTINY);
  }

  private static String known(StoreView store, Suit suit) {
    return store.faceDown().slots().stream()
        .filter(slot -> slot.card().isPresent())
        .map(slot -> slot.at() + "=" + Position.GAME.cards().name(suit, slot.card().get()))
        .collect(Collectors.joining(" "));
  }

  private static Position smithOnBow() {
    return Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "smith", "bow", "farmer")
        .begins();
  }

  @Shows({"THO-Q-78", "THO-Q-19"})
  @Test
  void showsTheCardsLookedAtToTheUserAlone() {
    Position at = smithOnBow().does(ANN, "{look-at-top: {cards: 2}}");
    assertThat(known(at, ANN)).isEqualTo("0=smith 1=bow");
    assertThat(known(at, BEN)).isEmpty();
    at.has("ann deck-cards", "smith bow farmer").asks(ANN, "action");
    assertThat(at.events())
        .extracting(Event::says)
        .containsExactly(
            "card 1 of the destiny deck of seat 1 is Smith",
            "card 2 of the destiny deck of seat 1 is Bow");
    assertThat(at.events()).allMatch(event -> event.kind().equals("looked-at"));
  }

  @Shows({"THO-Q-78", "THO-Q-19"})
  @Test
  void putsCardsLookedAtUnderTheDeckInSecret() {
    Position at =
        smithOnBow()
            .does(ANN, "{look-at-top: {cards: 2, under: 1}}")
            .asks(ANN, "sort", "THO-Q-78")
            .offers("option 1", "option 2", "decline")
            .plays("option 1")
            .has("ann deck-cards", "bow farmer smith")
            .asks(ANN, "action");
    assertThat(known(at, ANN)).isEqualTo("0=bow 2=smith");
    assertThat(known(at, BEN)).isEmpty();
  }

  @Shows("THO-Q-78")
  @Test
  void mayLeaveTheCardsLookedAtWhereTheyAre() {
    smithOnBow()
        .does(ANN, "{look-at-top: {cards: 3, under: 2}}")
        .offers("option 1", "option 2", "option 3", "decline")
        .refuses("option 4", "THO-Q-78")
        .plays("option 2")
        .offers("option 1", "option 2", "decline")
        .cites("sorted", "THO-Q-78")
        .plays("decline")
        .has("ann deck-cards", "smith farmer bow")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-78")
  @Test
  void looksAtNoMoreThanTheDeckHas() {
    smithOnBow()
        .does(ANN, "{look-at-top: {cards: 9, under: 9}}")
        .plays("option 1", "option 1", "option 1")
        .has("ann deck-cards", "smith bow farmer")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-19")
  @Test
  void losesSightOfARevealedCardThatMayHaveGoneUnderTheDeck() {
    Position at =
        smithOnBow()
            .does(ANN, "{reveal-top: {cards: 2}}")
            .does(ANN, "{look-at-top: {cards: 2, under: 1}}");
    assertThat(known(at, BEN)).isEqualTo("0=smith 1=bow");
    assertThat(known(at.plays("decline"), BEN)).isEqualTo("0=smith 1=bow");
    assertThat(known(at.plays("option 2"), BEN)).isEmpty();
    assertThat(known(at.plays("option 2"), ANN)).isEqualTo("0=smith 2=bow");
  }

  @Shows("THO-Q-19")
  @Test
  void keepsSightOfTheOnlyCardThatCanHaveGoneUnderTheDeck() {
    Position at =
        smithOnBow()
            .does(ANN, "{reveal-top: {cards: 1}}")
            .does(ANN, "{look-at-top: {cards: 1, under: 1}}")
            .plays("option 1");
    assertThat(known(at, BEN)).isEqualTo("2=smith");
  }

  @Shows({"THO-Q-78", "THO-CARD-22"})
  @Test
  void findsNoCardWithASubtypeAmongBaneCards() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).deck(BEN, Suit.BANE, "hex").begins();
    at.does(BEN, "{search: {cards: 3, where: [{subtype: animal}]}}")
        .asks(BEN, "search")
        .offers("decline")
        .refuses("option 1", "THO-Q-78");
    at.does(BEN, "{search: {cards: 3}}").offers("option 1", "decline");
  }

  @Shows("THO-Q-78")
  @Test
  void findsBaneCardsByTheirNameAndCost() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).deck(BEN, Suit.BANE, "hex").begins();
    at.does(BEN, "{search: {cards: 3, where: [{cost-at-most: 3}]}}").offers("option 1", "decline");
    at.does(BEN, "{search: {cards: 3, where: [{named: Hex}]}}").offers("option 1", "decline");
    at.does(BEN, "{search: {cards: 3, where: [{named: Smith}]}}").offers("decline");
  }

  @Shows({"THO-Q-78", "THO-Q-19"})
  @Test
  void searchesTakesOpenlyAndShuffles() {
    Position at =
        smithOnBow()
            .does(ANN, "{search: {cards: 3, where: [{type: support}]}}")
            .asks(ANN, "search", "THO-Q-78")
            .offers("option 2", "decline")
            .refuses("option 1", "THO-Q-78")
            .plays("option 2")
            .cites("found", "THO-Q-78");
    assertThat(known(at, ANN)).isEmpty();
    at.leavesToChance(1, "THO-GEN-03").plays("slot 0").leavesToChance(2, "THO-GEN-03");
    Position done = at.plays("slot 0", "slot 1").has("ann hand", "bow").tells("shuffled");
    assertThat(known(done, ANN)).isEmpty();
    assertThat(done.seenBy(BEN).sides().get(ANN.index()).destiny().hand().size()).isEqualTo(1);
    done.has("ann deck", 2).asks(ANN, "action");
  }

  @Shows("THO-Q-78")
  @Test
  void takesAnyCardThatWasSearchedAndNoOther() {
    smithOnBow()
        .does(ANN, "{search: {cards: 2}}")
        .offers("option 1", "option 2", "decline")
        .refuses("option 3", "THO-Q-78")
        .plays("option 1")
        .has("ann hand", "smith");
  }

  @Shows({"THO-Q-78", "THO-Q-35"})
  @Test
  void searchesNothingInADeckWithoutCards() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .begins()
        .does(ANN, "{search: {cards: 3}}")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-78")
  @Test
  void maySearchAndTakeNothing() {
    Position at = smithOnBow().does(ANN, "{search: {cards: 1}}").plays("decline");
    at.has("ann hand", "").leavesToChance(1, "THO-GEN-03");
  }

  @Shows({"THO-Q-78", "THO-FATE-08"})
  @Test
  void leavesToChanceWhatIsSeenFirst() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .shuffled(ANN, Suit.DESTINY, "bow", "smith")
            .begins()
            .does(ANN, "{look-at-top: {cards: 1}}")
            .leavesToChance(2, "THO-Q-78")
            .mayTurnOut("turn bow", "turn smith")
            .plays("turn smith")
            .has("ann deck-cards", "smith ?");
    assertThat(known(at, ANN)).isEqualTo("0=smith");
    assertThat(known(at, BEN)).isEmpty();
  }

  @Shows("THO-Q-19")
  @Test
  void hidesTheCardsThatAreBeingShuffledFromAllButTheArbiter() {
    Position at = smithOnBow().does(ANN, "shuffle-deck");
    Pile cards =
        Stream.of("smith", "bow", "farmer")
            .map(name -> Position.GAME.cards().find(Suit.DESTINY, name).orElseThrow())
            .reduce(Pile.empty(), Pile::withLast, Pile::append)
            .sorted();
    assertThat(at.seenBy(Onlooker.ARBITER).agenda())
        .contains(Shuffling.of(ANN, Suit.DESTINY, cards));
    assertThat(at.seenBy(ANN).agenda()).contains(new Shuffling(ANN, Suit.DESTINY, Pile.empty(), 3));
  }

  @Shows({"THO-CLEAN-09", "THO-Q-19"})
  @Test
  void forgetsTheOrderOfAShuffledDeckAlone() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(ANN, Suit.DESTINY, "smith", "bow")
            .pool(ANN, "horse")
            .begins()
            .does(ANN, "{reveal-top: {cards: 2}}", "shuffle-deck")
            .leavesToChance(1, "THO-GEN-03")
            .plays("slot 0")
            .leavesToChance(2, "THO-GEN-03")
            .plays("slot 0");
    assertThat(known(at, ANN)).isEmpty();
    at.has("ann deck", 2).has("ann pool-cards", "horse");
  }

  @Shows("THO-Q-19")
  @Test
  void followsAKnownCardThatMovesUnseen() {
    Position at =
        smithOnBow()
            .does(ANN, "{look-at-top: {cards: 1}}", "{fill-pool: {cards: 1}}")
            .has("ann pool-cards", "smith");
    assertThat(known(at, ANN)).isEqualTo("2=smith");
    Position paid = at.does(ANN, "spend-pool").has("ann discard-cards", "smith");
    assertThat(known(paid, ANN)).isEqualTo("2=smith");
    assertThat(known(paid, BEN)).isEmpty();
  }

  @Shows({"THO-Q-19", "THO-Q-78"})
  @Test
  void showsAllWhatWasRevealedWhereverItGoes() {
    Position at = smithOnBow().does(ANN, "{reveal-top: {cards: 1}}", "{draw-cards: {cards: 1}}");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().hand().size()).isEqualTo(1);
    assertThat(at.seenBy(Onlooker.SPECTATOR).sides().get(ANN.index()).destiny().hand().size())
        .isEqualTo(1);
    Position next = at.does(ANN, "{draw-cards: {cards: 1}}");
    assertThat(next.seenBy(BEN).sides().get(ANN.index()).destiny().hand().size()).isEqualTo(1);
    assertThat(next.seenBy(BEN).sides().get(ANN.index()).destiny().handSize()).isEqualTo(2);
  }

  @Shows({"THO-Q-19", "THO-Q-100"})
  @Test
  void hidesWhichKnownCardOfTheHandWasDiscarded() {
    Position at =
        smithOnBow()
            .does(ANN, "{reveal-top: {cards: 2}}", "{draw-cards: {cards: 2}}")
            .does(ANN, "{lose-hand: {cards: 1}}")
            .plays("take bow");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().hand().size()).isZero();
    assertThat(known(at, BEN)).isEmpty();
    assertThat(known(at, ANN)).isEqualTo("1=bow");
  }

  @Shows({"THO-Q-19", "THO-Q-102"})
  @Test
  void keepsAReturnedCardKnownToAll() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(ANN, Suit.DESTINY, "farmer")
            .party(ANN, "bow")
            .begins()
            .does(ANN, "{return-cards: {target: {in: your-party}, to: deck}}");
    assertThat(known(at, BEN)).isEqualTo("0=bow");
    assertThat(known(at, Onlooker.SPECTATOR)).isEqualTo("0=bow");
  }

  @Shows("THO-Q-78")
  @Test
  void revealsTheLastCardOfADeckToo() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "bow", "smith")
        .begins()
        .does(ANN, "{reveal-top: {cards: 2}}")
        .notes("revealed", "card", "Bow", "Smith");
  }
}
