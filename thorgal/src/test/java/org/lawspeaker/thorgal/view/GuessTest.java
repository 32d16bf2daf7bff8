package org.lawspeaker.thorgal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.GAME;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.setup.Starters;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.ThorgalState;

/** Whole positions dealt to a viewer agree with the view, and leave nothing possible out. */
class GuessTest {
  private static final int DEALS = 200;

  /** Positions that this viewer may be in, each of which agrees with the view. */
  static ImmutableList<ThorgalState> deals(Position at, Seat viewer) {
    RandomGenerator random = new SplittableRandom(1);
    ThorgalView view = at.seenBy(viewer);
    Dealer<ThorgalState> dealer = GAME.dealer(view);
    ImmutableList.Builder<ThorgalState> deals = ImmutableList.builder();
    for (int i = 0; i < DEALS; i++) {
      ThorgalState deal = i % 2 == 0 ? dealer.deal(random) : GAME.determinize(view, random);
      assertThat(GAME.view(deal, viewer)).isEqualTo(view);
      assertThat(GAME.check(deal)).noneMatch(problem -> problem.place().startsWith("/agenda"));
      deals.add(deal);
    }
    return deals.build();
  }

  private static Store annsOf(ThorgalState state) {
    return state.sides().get(ANN.index()).destiny();
  }

  private static Bag unknownOf(ThorgalState state) {
    return annsOf(state).faceDown().cards();
  }

  private static boolean mayStart(ThorgalState state) {
    return Starters.mayStart(GAME.cards(), unknownOf(state).nth(0));
  }

  private static GodsFate fateOf(ThorgalState state) {
    for (ThorgalFrame frame : state.agenda().toList()) {
      if (frame instanceof GodsFate fate) {
        return fate;
      }
    }
    throw new AssertionError("no Gods Fate");
  }

  @Test
  void dealsHandsThatAreHiddenAnew() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).hand(ANN, "bow", "smith").begins();

    assertThat(deals(at, BEN))
        .allSatisfy(deal -> assertThat(annsOf(deal).hand().size()).isEqualTo(2))
        .extracting(deal -> annsOf(deal).hand().card(0))
        .satisfies(cards -> assertThat(cards.stream().distinct()).hasSizeGreaterThan(20));
    assertThat(deals(at, ANN))
        .extracting(deal -> annsOf(deal).hand())
        .containsOnly(annsOf(at.state()).hand());
  }

  @Test
  void dealsACompanionThatMayStartToASecretListThatHasShownNone() {
    LaidOut laid = Position.at(RoundStep.DAWN_ACTIONS).deck(ANN, Suit.DESTINY, "bow");

    assertThat(deals(laid.begins(), BEN)).allMatch(GuessTest::mayStart);
    assertThat(deals(laid.begins(), BEN).stream().map(GuessTest::unknownOf).distinct())
        .hasSizeGreaterThan(10);
    assertThat(deals(laid.destroyed(ANN, "horse").begins(), BEN)).allMatch(GuessTest::mayStart);
    assertThat(deals(laid.destroyed(ANN, "farmer").begins(), BEN))
        .anyMatch(GuessTest::mayStart)
        .anyMatch(deal -> !mayStart(deal));
  }

  @Test
  void dealsNoMoreOfACardThanOneBoxHolds() {
    int powers = GAME.cards().find(Suit.DESTINY, "unknown-powers").orElseThrow();
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("cliffs");

    assertThat(deals(laid.attached(ANN, "unknown-powers").begins(), BEN))
        .allMatch(deal -> unknownOf(deal).count(powers) == 0);
    assertThat(deals(laid.attached(BEN, "unknown-powers").begins(), BEN))
        .allMatch(deal -> unknownOf(deal).count(powers) <= 1)
        .anyMatch(deal -> unknownOf(deal).count(powers) == 1);
  }

  @Test
  void dealsWhatOneWhoHasFinishedMayHaveDrawn() {
    Position at = Position.at(RoundStep.DRAWING).begins().plays("draw", "draw", "fill 3");

    assertThat(deals(at, BEN))
        .allMatch(deal -> annsOf(deal).hand().size() + annsOf(deal).pool() <= 7)
        .allMatch(deal -> fateOf(deal).left() == 7)
        .anyMatch(deal -> annsOf(deal).hand().size() == 0)
        .anyMatch(deal -> annsOf(deal).hand().size() == 7)
        .anyMatch(deal -> annsOf(deal).pool() == 0)
        .anyMatch(deal -> annsOf(deal).pool() > 3)
        .anyMatch(
            deal ->
                annsOf(deal).pool() > 0 && annsOf(deal).hand().size() + annsOf(deal).pool() == 7);
  }

  @Test
  void dealsWhatOneWhoIsDrawingMayHaveDrawn() {
    Position at = Position.at(RoundStep.DRAWING).begins().plays("draw", "draw");

    assertThat(deals(at, BEN))
        .allMatch(deal -> fateOf(deal).left() + annsOf(deal).hand().size() == 7)
        .allMatch(deal -> annsOf(deal).pool() == 0)
        .anyMatch(deal -> fateOf(deal).left() == 7)
        .anyMatch(deal -> fateOf(deal).left() == 0);
    assertThat(deals(at, ANN)).allMatch(deal -> fateOf(deal).left() == 5);
  }

  @Test
  void dealsACardThatIsJustDrawnAsOneNobodyHasSeen() {
    Position at =
        Position.at(RoundStep.DRAWING)
            .shuffled(ANN, Suit.DESTINY, "bow", "smith", "horse", "raven", "farmer")
            .begins()
            .plays("draw")
            .leavesToChance(5, "THO-FATE-08");

    assertThat(deals(at, BEN))
        .allMatch(deal -> fateOf(deal).left() + annsOf(deal).hand().size() == 6)
        .allMatch(deal -> annsOf(deal).faceDown().isUnseen(0))
        .anyMatch(deal -> annsOf(deal).hand().isEmpty())
        .anyMatch(deal -> annsOf(deal).hand().size() == 4);
  }

  @Test
  void dealsTheCardsOfADeckThatIsBeingShuffled() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(ANN, Suit.DESTINY, "bow", "smith", "horse")
            .begins()
            .does(ANN, "shuffle-deck");

    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().unplaced().orElseThrow().size())
        .isEqualTo(3);
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).bane().unplaced().orElseThrow().size())
        .isEqualTo(10);
    assertThat(deals(at, ANN)).hasSize(DEALS);
    assertThat(deals(at, BEN)).hasSize(DEALS);
  }

  /** A position of a random game in which Ann holds a card and no step hides anything. */
  private static ThorgalState played() {
    SplittableRandom random = new SplittableRandom(6);
    ThorgalState state = GAME.start(Setup.of(2)).orThrow();
    while (annsOf(state).hand().isEmpty()
        || state.clock().phase() == Phase.GODS_FATE
        || !(dealer(state) instanceof Deals)) {
      if (GAME.pending(state) instanceof Pending.Chance<ThorgalMove> chance) {
        state = GAME.apply(state, chance.outcomes().sample(random));
      } else {
        ImmutableList<ThorgalMove> legal = GAME.legalMoves(state);
        state = GAME.apply(state, legal.get(random.nextInt(legal.size())));
      }
    }
    return state;
  }

  private static Dealer<ThorgalState> dealer(ThorgalState state) {
    return Deals.of(GAME.cards(), GAME.view(state, BEN));
  }

  @Test
  void whatIsMadeOnceIsDealtAsOftenAsWhatIsMadeEachTime() {
    ThorgalState state = played();
    RandomGenerator random = new SplittableRandom(3);
    Dealer<ThorgalState> dealer = dealer(state);
    Multiset<Integer> once = HashMultiset.create();
    Multiset<Integer> each = HashMultiset.create();
    for (int i = 0; i < 20 * DEALS; i++) {
      annsOf(dealer.deal(random)).hand().cards().forEach(once::add);
      annsOf(Guess.of(GAME.cards(), GAME.view(state, BEN), random))
          .hand()
          .cards()
          .forEach(each::add);
    }

    assertThat(once).hasSameSizeAs(each);
    assertThat(once.elementSet()).isEqualTo(each.elementSet());
    assertThat(Multisets.difference(once, each).size()).isLessThan(once.size() / 10);
  }

  @Test
  void whatIsMadeOnceAgreesWithTheViewOfEverybody() {
    ThorgalState state = played();
    RandomGenerator random = new SplittableRandom(3);
    for (Seat viewer : ImmutableList.of(ANN, BEN)) {
      ThorgalView view = GAME.view(state, viewer);
      Dealer<ThorgalState> dealer = Deals.of(GAME.cards(), view);
      assertThat(dealer).isInstanceOf(Deals.class);
      for (int i = 0; i < DEALS; i++) {
        ThorgalState deal = dealer.deal(random);
        assertThat(GAME.view(deal, viewer)).isEqualTo(view);
        assertThat(GAME.check(deal)).isEmpty();
      }
    }
  }
}
