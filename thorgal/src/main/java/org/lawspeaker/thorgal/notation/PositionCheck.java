package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.thorgal.ending.Endings;
import org.lawspeaker.thorgal.round.RoundStart;
import org.lawspeaker.thorgal.setup.DrawFactions;
import org.lawspeaker.thorgal.state.Ending;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.ThorgalState;

/** What is impossible about a position. */
public final class PositionCheck {
  private static final Citation OUT = Citation.of("THO-Q-89");
  private static final Citation READ_BY_OWNER = Citation.of("THO-FATE-09");
  private static final Citation EXHAUSTION = Citation.of("THO-MARK-01");
  private static final Citation AT_ONCE = Citation.of("THO-WIN-04");
  private static final Citation THIRD_HORN = Citation.of("THO-WIN-01");
  private static final Citation ROUNDS = Citation.of("THO-ROUND-01");
  private static final Citation LAST_ROUND = Citation.of("THO-Q-77");
  private static final Citation DRAWN = Citation.of("THO-FATE-04");
  private static final Citation PLAYERS = Citation.of("THO-GEN-01");
  private static final Citation CARDS = Citation.of("THO-CARD-01");
  private static final Citation IDS = Citation.of("THO-Q-102");
  private static final Citation BOUND = Citation.of("THO-Q-104");

  private final Table table;
  private final ThorgalState state;
  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  private PositionCheck(Cards cards, ThorgalState state) {
    this.table = Table.of(cards, state);
    this.state = state;
  }

  /** All of it; empty for every reachable position. */
  public static ImmutableList<Problem> problems(Cards cards, ThorgalState state) {
    PositionCheck check = new PositionCheck(cards, state);
    for (int i = 0; i < state.sides().size(); i++) {
      check.seat(Seat.of(i));
    }
    check.clock();
    check.inForce();
    StepCheck.check(check.table, check.problems);
    MiddleCheck.check(check.table, check.problems);
    return check.problems.list();
  }

  private void seat(Seat seat) {
    Side side = table.side(seat);
    String place = "/sides/" + seat.index();
    boolean numbers = sizes(place + "/destiny", seat, side.destiny());
    numbers &= sizes(place + "/bane", seat, side.bane());
    for (int i = 0; i < side.party().size(); i++) {
      card(place + "/party/" + i, side.party().get(i));
    }
    if (!side.in()) {
      out(place, side);
    } else if (!isWaiting(seat) && numbers) {
      SetCheck.check(table, seat, problems);
    }
    bounds.holds(
        table.horns(seat) < Endings.HORNS || state.clock().isOver(),
        place,
        seat + " has three horns, and the game goes on",
        THIRD_HORN);
  }

  private boolean sizes(String place, Seat owner, Store store) {
    boolean fits = store.discard() >= 0 && store.pool() >= 0 && store.deck() >= 0;
    bounds.holds(fits, place, "discard pile and pool are more cards than lie face down", DRAWN);
    Hand hand = store.hand();
    for (int i = 0; i < hand.size(); i++) {
      bounds.holds(
          (hand.knowers(i) & Knowers.only(owner)) != 0,
          place + "/hand/" + i,
          owner + " does not know a card of the own hand",
          READ_BY_OWNER);
      known(place + "/hand/" + i, Knowers.inDeck(hand.knowers(i)));
    }
    for (int i = 0; i < store.faceDown().size(); i++) {
      known(place, store.faceDown().knownTo(i));
    }
    return fits;
  }

  /** Those who know a card are at the table. */
  private void known(String place, long knowers) {
    bounds.holds(
        knowers == Deck.EVERYBODY || knowers >> table.seats() == 0,
        place,
        "a card is known to a seat that is not at the table",
        PLAYERS);
  }

  private void card(String place, InPlay card) {
    bounds.atLeast(place + "/exhaustion", card.exhaustion(), 0, EXHAUSTION);
    bounds.atLeast(place + "/uses", card.uses(), 0, EXHAUSTION);
  }

  private void out(String place, Side side) {
    boolean empty =
        side.party().isEmpty()
            && side.destiny().equals(side.destiny().onlyDestroyed())
            && side.bane().equals(side.bane().onlyDestroyed())
            && side.reserve().isEmpty();
    bounds.holds(empty, place, "a player who is out has no cards that are not destroyed", OUT);
  }

  private boolean isWaiting(Seat seat) {
    for (ThorgalFrame frame : state.agenda().toList()) {
      if (frame instanceof DrawFactions draw && draw.waiting().contains(seat)) {
        return true;
      }
    }
    return false;
  }

  private void clock() {
    bounds.atLeast("/round", state.clock().round(), 0, ROUNDS);
    bounds.holds(
        state.clock().round() <= RoundStart.last(table),
        "/round",
        "the game ends after round " + RoundStart.last(table),
        LAST_ROUND);
    bounds.seat("/destiny", state.clock().destiny().index(), table.seats(), ROUNDS);
    bounds.atLeast("/actions", state.clock().actions(), 0, BOUND);
    bounds.atLeast("/triggers", state.clock().triggers(), 0, BOUND);
    for (Seat seat : state.clock().outThisRound()) {
      boolean isOut = seat.index() < table.seats() && !table.side(seat).in();
      bounds.holds(isOut, "/out-this-round", seat + " is not out", OUT);
    }
    bounds.holds(
        state.clock().isOver() == state.agenda().isEmpty(),
        "/agenda",
        "nothing is left to do when the game is over, and only then",
        AT_ONCE);
    if (state.clock().ending().isPresent()) {
      ending(state.clock().ending().get());
    }
  }

  private void ending(Ending ending) {
    if (ending.winner().isEmpty()) {
      return;
    }
    Seat winner = ending.winner().get();
    boolean isIn = MiddleCheck.isIn(table, winner);
    bounds.holds(isIn, "/ending", winner + " is not in the game", OUT);
    if (ending.cause() == Ending.Cause.THIRD_HORN) {
      bounds.holds(
          isIn && table.horns(winner) >= Endings.HORNS,
          "/ending",
          winner + " has not three horns",
          THIRD_HORN);
    }
  }

  /** What a player who is out put in force is in force no more. */
  private void inForce() {
    Cards cards = table.cards;
    int numbers =
        Ints.max(cards.count(Suit.DESTINY), cards.count(Suit.BANE), cards.lands()); // of any kind
    for (int i = 0; i < state.inForce().size(); i++) {
      Source source = state.inForce().get(i).source();
      String place = "/in-force/" + i;
      bounds.holds(
          MiddleCheck.isIn(table, source.user()),
          place,
          source.user() + " is not in the game",
          OUT);
      boolean isKnown = source.card() >= 0 && source.card() < numbers;
      bounds.holds(isKnown, place, "no card has the number " + source.card(), CARDS);
      bounds.within(place, source.id(), 0, state.clock().nextId() - 1, IDS);
      if (source.chosen().isPresent()) {
        bounds.seat(place, source.chosen().get().index(), table.seats(), PLAYERS);
      }
    }
  }
}
