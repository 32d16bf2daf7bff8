package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.lasting.InForce;
import org.lawspeaker.thorgal.lasting.Standing;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.state.ThorgalState;

/**
 * A working copy of a position, on which the rules read and one move is carried out. It lives for
 * one call of the game and never leaves it: its parts are immutable values, exchanged one for
 * another, so that the state it came from stays as it was.
 */
public final class Table {
  public final Cards cards;
  public final Settings settings;
  public Clock clock;
  public ImmutableList<Side> sides;
  public ImmutableList<Land> lands;
  public Journey journey;
  public ImmutableList<InForce> inForce;
  public Agenda<ThorgalFrame> agenda;

  /** Whether nothing changes on it any more, so that what is in force need be found only once. */
  public boolean isRead;

  /** Whether strength or difficulty is being worked out, so that conditions do not ask for it. */
  public boolean weighing;

  /** What is in force, once it has been found on a table that {@link #isRead}. */
  public Optional<Standing> standing = Optional.empty();

  private final @Nullable List<Event> events;

  private Table(Cards cards, ThorgalState state, @Nullable List<Event> events) {
    this.cards = cards;
    this.settings = state.settings();
    this.clock = state.clock();
    this.sides = state.sides();
    this.lands = state.lands();
    this.journey = state.journey();
    this.inForce = state.inForce();
    this.agenda = state.agenda();
    this.events = events;
  }

  /** A table that tells nobody what happens on it. */
  public static Table of(Cards cards, ThorgalState state) {
    return new Table(cards, state, null);
  }

  /** A table that keeps every event. */
  public static Table telling(Cards cards, ThorgalState state) {
    return new Table(cards, state, new ArrayList<>());
  }

  /** The position as it now stands. */
  public ThorgalState state() {
    return new ThorgalState(settings, clock, sides, lands, journey, inForce, agenda);
  }

  /** Whether events are kept: ask before making the text of one. */
  public boolean tells() {
    return events != null;
  }

  /** Keeps an event that everybody may know. */
  public void tell(Citation citation, String kind, String says, String... facts) {
    if (events != null) {
      events.add(Event.open(citation, kind, says, Facts.of(facts)));
    }
  }

  /** Keeps an event that only this seat may know. */
  public void tellOnly(Seat seat, Citation citation, String kind, String says, String... facts) {
    if (events != null) {
      events.add(Event.secret(citation, kind, says, Facts.of(facts), ImmutableSet.of(seat)));
    }
  }

  /** What happened, in order. */
  public ImmutableList<Event> events() {
    return events == null ? ImmutableList.of() : ImmutableList.copyOf(events);
  }

  // ------------------------------------------------------------------ seats and roles

  public int seats() {
    return sides.size();
  }

  public Side side(Seat seat) {
    return sides.get(seat.index());
  }

  public void setSide(Seat seat, Side side) {
    ImmutableList.Builder<Side> all = ImmutableList.builderWithExpectedSize(sides.size());
    for (int i = 0; i < sides.size(); i++) {
      all.add(i == seat.index() ? side : sides.get(i));
    }
    sides = all.build();
  }

  public Store store(Seat seat, Suit suit) {
    return side(seat).store(suit);
  }

  public void setStore(Seat seat, Suit suit, Store store) {
    setSide(seat, side(seat).with(suit, store));
  }

  /** Whether the destiny player marker is with this seat (THO-MARK-03). */
  public boolean isDestiny(Seat seat) {
    return clock.destiny().equals(seat);
  }

  /** The suit of the role that a seat holds (THO-ROLE-05). */
  public Suit suitOf(Seat seat) {
    return isDestiny(seat) ? Suit.DESTINY : Suit.BANE;
  }

  /** The next seat still in the game, clockwise; the seat itself if there is no other. */
  public Seat after(Seat seat) {
    Seat next = seat;
    do {
      next = Seat.of((next.index() + 1) % sides.size());
    } while (!side(next).in() && !next.equals(seat));
    return next;
  }

  /** How many seats are still in the game. */
  public int playersIn() {
    int in = 0;
    for (int i = 0; i < sides.size(); i++) {
      in += sides.get(i).in() ? 1 : 0;
    }
    return in;
  }

  /**
   * The seats still in the game: the destiny player, then the bane players, all others (THO-Q-80),
   * clockwise (THO-Q-81).
   */
  public ImmutableList<Seat> inOrder() {
    ImmutableList.Builder<Seat> order = ImmutableList.builderWithExpectedSize(sides.size());
    for (int i = 0; i < sides.size(); i++) {
      Seat seat = Seat.of((clock.destiny().index() + i) % sides.size());
      if (side(seat).in()) {
        order.add(seat);
      }
    }
    return order.build();
  }

  /**
   * The bane players still in the game, clockwise from the left of the destiny player; of two
   * players the other one (THO-ROLE-03, THO-MARK-05); with more all but one (THO-Q-80).
   */
  public ImmutableList<Seat> banePlayers() {
    ImmutableList<Seat> order = inOrder();
    return side(clock.destiny()).in() ? order.subList(1, order.size()) : order;
  }

  /** The victory horns of a seat (THO-Q-49). */
  public int horns(Seat seat) {
    int horns = side(seat).hornChange();
    for (int i = 0; i < lands.size(); i++) {
      horns += lands.get(i).isConqueredBy(seat) ? 1 : 0;
    }
    return Math.max(0, horns);
  }

  // ------------------------------------------------------------------ cards in play

  /** The seat in whose party a card is, or was before it went to oppose; null if it is in none. */
  public @Nullable Seat partyOf(int id) {
    for (int seat = 0; seat < sides.size(); seat++) {
      ImmutableList<InPlay> party = sides.get(seat).party();
      for (int i = 0; i < party.size(); i++) {
        if (party.get(i).id() == id) {
          return Seat.of(seat);
        }
      }
    }
    return null;
  }

  /** A companion or support in a party or opposing; null if there is none of this id. */
  public @Nullable InPlay inPlay(int id) {
    for (int seat = 0; seat < sides.size(); seat++) {
      ImmutableList<InPlay> party = sides.get(seat).party();
      for (int i = 0; i < party.size(); i++) {
        if (party.get(i).id() == id) {
          return party.get(i);
        }
      }
    }
    for (Opposer opposer : journey.opposers()) {
      if (opposer.companion().id() == id) {
        return opposer.companion();
      }
    }
    return null;
  }

  /** A land in the middle; null if there is none of this id. */
  public @Nullable Land land(int id) {
    for (int i = 0; i < lands.size(); i++) {
      if (lands.get(i).id() == id) {
        return lands.get(i);
      }
    }
    return null;
  }

  /** Whether a card of this id is in play (THO-Q-102). */
  public boolean isInPlay(int id) {
    return inPlay(id) != null || land(id) != null;
  }

  /** Puts a card in play in place of itself with other marks; does nothing if it has left. */
  public void set(InPlay changed) {
    for (int seat = 0; seat < sides.size(); seat++) {
      ImmutableList<InPlay> party = sides.get(seat).party();
      for (int i = 0; i < party.size(); i++) {
        if (party.get(i).id() == changed.id()) {
          if (!party.get(i).equals(changed)) {
            setParty(Seat.of(seat), Lists.with(party, i, changed));
          }
          return;
        }
      }
    }
    ImmutableList<Opposer> opposers = journey.opposers();
    for (int i = 0; i < opposers.size(); i++) {
      if (opposers.get(i).companion().id() == changed.id()) {
        Opposer opposer = new Opposer(opposers.get(i).seat(), changed);
        journey = journey.withOpposers(Lists.with(opposers, i, opposer));
      }
    }
  }

  public void set(Land changed) {
    for (int i = 0; i < lands.size(); i++) {
      Land land = lands.get(i);
      if (land.id() == changed.id() && !land.equals(changed)) {
        lands = Lists.with(lands, i, changed);
      }
    }
  }

  public void setParty(Seat seat, ImmutableList<InPlay> party) {
    setSide(seat, side(seat).withParty(party));
  }

  /** A new id for a card that comes into play. */
  public int takeId() {
    int id = clock.nextId();
    clock = clock.withNextId(id + 1);
    return id;
  }

  /** The exhaustion markers on a card in play; 0 if it has left. */
  public int exhaustion(int id) {
    InPlay card = inPlay(id);
    if (card != null) {
      return card.exhaustion();
    }
    Land land = land(id);
    return land == null ? 0 : land.exhaustion();
  }

  /** Puts exhaustion markers on a card in play, or takes them off if negative, down to none. */
  public void exhaust(int id, int markers) {
    InPlay card = inPlay(id);
    if (card != null) {
      set(card.withExhaustion(Math.max(0, card.exhaustion() + markers)));
      return;
    }
    Land land = land(id);
    if (land != null) {
      set(land.withExhaustion(Math.max(0, land.exhaustion() + markers)));
    }
  }

  /** The attribute markers on a card in play. */
  public Attributes markers(int id) {
    InPlay card = inPlay(id);
    if (card != null) {
      return card.markers();
    }
    Land land = land(id);
    return land == null ? Attributes.NONE : land.markers();
  }

  /** Puts attribute markers on a card in play in place of those it has. */
  public void setMarkers(int id, Attributes markers) {
    InPlay card = inPlay(id);
    if (card != null) {
      set(card.withMarkers(markers));
      return;
    }
    Land land = land(id);
    if (land != null) {
      set(land.withMarkers(markers));
    }
  }

  /** How a card in play is written; the name of the destination for the id of a land. */
  public String nameOf(int id) {
    return InPlayNames.of(this, id);
  }

  /** The printed name of a card in play. */
  public String printed(int id) {
    InPlay card = inPlay(id);
    if (card != null) {
      return cards.printed(Suit.DESTINY, card.card());
    }
    Land land = land(id);
    return land == null ? "a card that has left" : cards.land(land.card()).name();
  }

  // ------------------------------------------------------------------ piles

  /**
   * Moves so many cards face down from the top of a pool, which pays all costs (THO-FATE-15), to
   * the discard pile (THO-PLAY-01).
   */
  public void payPool(Seat seat, Suit suit, int count) {
    Store store = store(seat, suit);
    for (int i = 0; i < count; i++) {
      store = store.paid();
    }
    setStore(seat, suit, store);
  }

  /** Puts a card on the pile of destroyed cards of its owner (THO-Q-100). */
  public void bury(Seat owner, Suit suit, int card) {
    setStore(owner, suit, store(owner, suit).destroying(card));
  }

  // ------------------------------------------------------------------ agenda

  public void push(ThorgalFrame frame) {
    agenda = agenda.push(frame);
  }

  public void pop() {
    agenda = agenda.pop();
  }

  public void replaceTop(ThorgalFrame frame) {
    agenda = agenda.replaceTop(frame);
  }

  /** The step on top if it is of this kind and the game is not over; null otherwise. */
  public <F> @Nullable F top(Class<F> kind) {
    return !agenda.isEmpty() && kind.isInstance(agenda.top()) ? kind.cast(agenda.top()) : null;
  }
}
