package org.lawspeaker.thorgal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.GAME;
import static org.lawspeaker.thorgal.view.GuessTest.deals;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalState;

/** A card of a secret list that a viewer sees somewhere is not dealt to its owner once more. */
class SeenCardsTest {
  private static LaidOut dawn() {
    return Position.at(RoundStep.DAWN_ACTIONS);
  }

  private static LaidOut journey() {
    return Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("cliffs");
  }

  /** How many copies Ann has in hand, deck, pool and discard pile. */
  private static int dealt(ThorgalState state, Suit suit, String card) {
    int number = GAME.cards().find(suit, card).orElseThrow();
    int inHand = 0;
    for (int held : state.sides().get(ANN.index()).store(suit).hand().cards().toArray()) {
      inHand += held == number ? 1 : 0;
    }
    return inHand + state.sides().get(ANN.index()).store(suit).faceDown().cards().count(number);
  }

  /** Positions in which Ben sees the only copy that Ann can have of a card. */
  static Stream<Arguments> onlyCopies() {
    return Stream.of(
        arguments(dawn().destroyed(ANN, "feast").begins(), Suit.DESTINY, "feast"),
        arguments(
            dawn().onDeck(ANN, "feast").begins().does(ANN, "{reveal-top: {cards: 1}}"),
            Suit.DESTINY,
            "feast"),
        arguments(
            dawn()
                .onDeck(ANN, "feast")
                .begins()
                .does(ANN, "{reveal-top: {cards: 1}}", "{draw-cards: {cards: 1}}"),
            Suit.DESTINY,
            "feast"),
        arguments(journey().attached(ANN, "song").begins(), Suit.DESTINY, "song"),
        arguments(journey().attached(ANN, "whisper").begins(), Suit.BANE, "whisper"),
        arguments(dawn().party(ANN, "galathorn").begins(), Suit.DESTINY, "galathorn"),
        arguments(dawn().party(BEN, ANN, "galathorn").begins(), Suit.DESTINY, "galathorn"),
        arguments(journey().opposed(ANN, "galathorn").begins(), Suit.DESTINY, "galathorn"),
        arguments(
            journey().hand(ANN, "unknown-powers").begins().plays("play unknown-powers"),
            Suit.DESTINY,
            "unknown-powers"));
  }

  @Shows("THO-Q-96")
  @ParameterizedTest
  @MethodSource("onlyCopies")
  void theOnlyCopyThatIsSeenIsNotDealtAgain(Position at, Suit suit, String card) {
    assertThat(deals(at, BEN))
        .extracting(deal -> dealt(deal, suit, card))
        .containsOnly(dealt(at.state(), suit, card));
  }

  /** Positions in which Ben sees a card of his own, of which Ann may have one, too. */
  static Stream<Arguments> othersCopies() {
    return Stream.of(
        arguments(dawn().destroyed(BEN, "feast").begins(), Suit.DESTINY, "feast"),
        arguments(dawn().party(BEN, "galathorn").begins(), Suit.DESTINY, "galathorn"),
        arguments(dawn().party(ANN, BEN, "galathorn").begins(), Suit.DESTINY, "galathorn"),
        arguments(journey().opposed(BEN, "galathorn").begins(), Suit.DESTINY, "galathorn"),
        arguments(journey().attached(BEN, "whisper").begins(), Suit.BANE, "whisper"),
        arguments(
            journey().hand(BEN, "whisper").begins().plays("pass", "play whisper"),
            Suit.BANE,
            "whisper"));
  }

  @ParameterizedTest
  @MethodSource("othersCopies")
  void aCopyOfAnotherPlayerLeavesAllCopiesOfTheBox(Position at, Suit suit, String card) {
    assertThat(deals(at, BEN))
        .extracting(deal -> dealt(deal, suit, card))
        .contains(0, 1)
        .isSubsetOf(0, 1);
  }

  private static ImmutableList<Pile> reserves(Position at, Seat owner, Seat viewer) {
    return deals(at, viewer).stream()
        .map(deal -> deal.sides().get(owner.index()).reserve())
        .collect(ImmutableList.toImmutableList());
  }

  @Shows("THO-Q-94")
  @Test
  void aSecretReserveHasLandsThatNobodyHasSeenAllDifferent() {
    Position at =
        dawn()
            .lands("cliffs")
            .reserve(ANN, "ruins", "marsh", "meadow")
            .reserve(BEN, "ruins", "marsh")
            .begins();
    int cliffs = GAME.cards().findLand("cliffs").orElseThrow();

    assertThat(reserves(at, ANN, BEN))
        .allMatch(lands -> lands.size() == 3 && !lands.contains(cliffs))
        .allMatch(lands -> lands.get(0) < lands.get(1) && lands.get(1) < lands.get(2));
    assertThat(reserves(at, ANN, BEN).stream().distinct()).hasSizeGreaterThan(50);
    assertThat(reserves(at, BEN, ANN))
        .allMatch(lands -> lands.size() == 2)
        .anyMatch(lands -> lands.contains(cliffs));
    assertThat(reserves(at, ANN, ANN)).containsOnly(at.state().sides().get(ANN.index()).reserve());
  }

  @Shows({"THO-SETUP-07", "THO-Q-94"})
  @Test
  void companionsOfASecretListThatLieFaceDownAreDealtToo() {
    Position at =
        Position.start(2, "faction-1=mixed", "faction-0=visitors")
            .plays("ann: start with farmer + farmer", "ben: start with pilgrim");

    assertThat(deals(at, BEN))
        .allMatch(deal -> deal.sides().get(ANN.index()).destiny().faceDown().cards().size() == 34)
        .allMatch(deal -> companions(deal).size() == 2);
    assertThat(deals(at, BEN).stream().map(SeenCardsTest::companions).distinct())
        .hasSizeGreaterThan(10);
  }

  private static Pile companions(ThorgalState state) {
    return ((FirstLands) state.agenda().top()).companions().get(ANN.index());
  }
}
