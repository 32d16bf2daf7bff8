package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.InForce;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * A position that is laid out card by card. At first every deck has ten cards that nobody knows but
 * that are settled, Farmers and Hexes, so that drawing them needs no move of Nature; everything
 * else is empty. Any card may be laid for any seat, as in a deck of its own (THO-BUILD-02).
 */
public record LaidOut(ThorgalState state) {
  /** What is chosen if nothing else is said. */
  public static final Settings SETTINGS =
      new Settings(false, Optional.of(100), 200, false, false, false);

  private static final int DECK = 10;

  static LaidOut blank(RoundStep step, int seats) {
    ImmutableList.Builder<Side> sides = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      Store destiny = ordered("farmer");
      Store bane = ordered("hex");
      sides.add(
          new Side(true, Optional.empty(), destiny, bane, ImmutableList.of(), Pile.empty(), 0));
    }
    return new LaidOut(
        new ThorgalState(
            SETTINGS,
            new Clock(2, step.phase(), Position.ANN, 1, 0, 0, ImmutableList.of(), Optional.empty()),
            sides.build(),
            ImmutableList.of(),
            Journey.NONE,
            ImmutableList.of(),
            Agenda.of(new RoundFlow(step, false))));
  }

  private static Store ordered(String card) {
    Store store = Store.shuffled(Bag.empty());
    for (int i = 0; i < DECK; i++) {
      store = store.onDeck(Reading.card(card), Knowers.NOBODY);
    }
    return store;
  }

  /** The position when everything that needs no choice has been carried out. */
  public Position begins() {
    Table done = Table.of(Position.GAME.cards(), state, WorkTable.Use.TELLING).settle();
    return new Position(done.state(), done.events());
  }

  /** Companions and supports of this seat, in its party. */
  public LaidOut party(Seat seat, String... cards) {
    return party(seat, seat, cards);
  }

  /** Companions and supports of an owner, in the party of this seat. */
  public LaidOut party(Seat seat, Seat owner, String... cards) {
    LaidOut laid = this;
    for (String card : cards) {
      InPlay fresh = InPlay.fresh(laid.nextId(), Reading.card(card), owner);
      laid =
          laid.side(seat, side -> side.withParty(plus(side.party(), fresh)))
              .clock(clock -> clock.withNextId(fresh.id() + 1));
    }
    return laid;
  }

  public LaidOut hand(Seat seat, String... cards) {
    return each(
        seat, cards, (store, card) -> store.withHand(store.hand().with(card, Knowers.only(seat))));
  }

  /** So many Farmers or Hexes on a pool. */
  public LaidOut pool(Seat seat, Suit suit, int count) {
    LaidOut laid = this;
    for (int i = 0; i < count; i++) {
      laid = laid.pool(seat, suit == Suit.DESTINY ? "farmer" : "hex");
    }
    return laid;
  }

  /** Cards on a pool, the last on top, known to nobody. */
  public LaidOut pool(Seat seat, String... cards) {
    return each(seat, cards, (store, card) -> store.onPool(card, Knowers.NOBODY));
  }

  /** Cards on a discard pile, the last on top, known to nobody. */
  public LaidOut discard(Seat seat, String... cards) {
    return each(seat, cards, (store, card) -> store.onDiscard(card, Knowers.NOBODY));
  }

  /** Cards on Valhalla or Niflheim, the last on top. */
  public LaidOut destroyed(Seat seat, String... cards) {
    return each(seat, cards, Store::destroying);
  }

  /** Cards on top of a deck, the last on top, known to nobody. */
  public LaidOut onDeck(Seat seat, String... cards) {
    return each(seat, cards, (store, card) -> store.onDeck(card, Knowers.NOBODY));
  }

  /** A whole deck, the first card on top; pools and discard piles are to be laid later. */
  public LaidOut deck(Seat seat, Suit suit, String... cards) {
    LaidOut laid = store(seat, suit, store -> store.withFaceDown(Deck.empty()));
    for (int i = cards.length - 1; i >= 0; i--) {
      laid = laid.onDeck(seat, cards[i]);
    }
    return laid;
  }

  /** A deck whose order Nature has still to settle. */
  public LaidOut shuffled(Seat seat, Suit suit, String... cards) {
    int[] numbers = java.util.Arrays.stream(cards).mapToInt(Reading::card).toArray();
    return store(seat, suit, store -> store.withFaceDown(Deck.shuffled(Pile.of(numbers))));
  }

  /** Unconquered lands in the middle, of Ann's set. */
  public LaidOut lands(String... lands) {
    LaidOut laid = this;
    for (String land : lands) {
      laid = laid.land(Land.fresh(laid.nextId(), Reading.land(land), Position.ANN));
    }
    return laid;
  }

  /** Lands that this seat conquered in round 1. */
  public LaidOut conquered(Seat seat, String... lands) {
    LaidOut laid = this;
    for (String land : lands) {
      laid =
          laid.land(
              Land.fresh(laid.nextId(), Reading.land(land), Position.ANN)
                  .withConquest(new Conquest(seat, 1)));
    }
    return laid;
  }

  private LaidOut land(Land land) {
    return lands(plus(state.lands(), land)).clock(clock -> clock.withNextId(land.id() + 1));
  }

  public LaidOut reserve(Seat seat, String... lands) {
    LaidOut laid = this;
    for (String land : lands) {
      int card = Reading.land(land);
      laid = laid.side(seat, side -> side.withReserve(side.reserve().withLast(card)));
    }
    return laid;
  }

  /** A new unconquered land, which is the destination. */
  public LaidOut journeyTo(String land) {
    int id = nextId();
    return lands(land).journey(j -> j.withStage(Journey.Stage.UNDER_WAY).withDestination(id));
  }

  /** Cards of this seat attached to the destination, in this order. */
  public LaidOut attached(Seat seat, String... cards) {
    LaidOut laid = this;
    for (String card : cards) {
      Attached attached = new Attached(Reading.suit(card), Reading.card(card), seat);
      laid = laid.journey(j -> j.withAttached(plus(j.attached(), attached)));
    }
    return laid;
  }

  /** A companion of this seat that opposes the journey. */
  public LaidOut opposed(Seat seat, String companion) {
    InPlay card = InPlay.fresh(nextId(), Reading.card(companion), seat);
    return journey(j -> j.withOpposers(plus(j.opposers(), new Opposer(seat, card))))
        .clock(clock -> clock.withNextId(card.id() + 1));
  }

  /** So many exhaustion markers on a card in play. */
  public LaidOut exhausted(String card, int markers) {
    Table table = Table.of(Position.GAME.cards(), state);
    table.exhaust(Reading.id(state, card), markers);
    return new LaidOut(table.state());
  }

  /** Attribute markers on a card in play. */
  public LaidOut marked(String card, int bravery, int cunning, int power) {
    Table table = Table.of(Position.GAME.cards(), state);
    table.setMarkers(Reading.id(state, card), new Attributes(bravery, cunning, power));
    return new LaidOut(table.state());
  }

  /** A change of the rules, in YAML, that a card of this seat has put in force for a time. */
  public LaidOut inForce(Seat seat, String lasting, Span span) {
    Lasting gives =
        Document.yaml("lasting", lasting)
            .then(document -> Records.STANDARD.read(document, Lasting.class))
            .orThrow();
    InForce each = new InForce(new Source(seat, 0), gives, span);
    return new LaidOut(state.withInForce(plus(state.inForce(), each)));
  }

  /** The seat is out of the game. */
  public LaidOut out(Seat seat) {
    return side(seat, side -> side.withIn(false));
  }

  /** Horns that effects gave this seat. */
  public LaidOut horns(Seat seat, int horns) {
    return side(seat, side -> side.withHornChange(horns));
  }

  /** Another destiny player than Ann; not Ben, for seat order is never the order of play. */
  public LaidOut destiny(Seat seat) {
    assertThat(seat).as("the destiny player never sits at seat 0").isNotEqualTo(Seat.of(0));
    return clock(clock -> clock.withDestiny(seat));
  }

  public LaidOut clock(UnaryOperator<Clock> change) {
    return new LaidOut(state.withClock(change.apply(state.clock())));
  }

  public LaidOut settings(Settings settings) {
    return new LaidOut(state.withSettings(settings));
  }

  public LaidOut journey(UnaryOperator<Journey> change) {
    return new LaidOut(state.withJourney(change.apply(state.journey())));
  }

  private LaidOut lands(ImmutableList<Land> lands) {
    return new LaidOut(state.withLands(lands));
  }

  private LaidOut side(Seat seat, UnaryOperator<Side> change) {
    Table table = Table.of(Position.GAME.cards(), state);
    table.setSide(seat, change.apply(table.side(seat)));
    return new LaidOut(table.state());
  }

  private LaidOut store(Seat seat, Suit suit, UnaryOperator<Store> change) {
    return side(seat, side -> side.with(suit, change.apply(side.store(suit))));
  }

  private interface Laying {
    Store lay(Store store, int card);
  }

  private LaidOut each(Seat seat, String[] cards, Laying laying) {
    LaidOut laid = this;
    for (String card : cards) {
      laid = laid.store(seat, Reading.suit(card), store -> laying.lay(store, Reading.card(card)));
    }
    return laid;
  }

  private int nextId() {
    return state.clock().nextId();
  }

  private static <E> ImmutableList<E> plus(ImmutableList<E> list, E more) {
    return ImmutableList.<E>builder().addAll(list).add(more).build();
  }
}
