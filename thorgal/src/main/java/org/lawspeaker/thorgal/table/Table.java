package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Facts;
import org.lawspeaker.thorgal.lasting.Changes;
import org.lawspeaker.thorgal.lasting.InForce;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.state.ThorgalState;

/**
 * A working copy of a position, on which the rules read and one move is carried out. It lives for
 * one call of the game and never leaves it: its parts are immutable values, exchanged one for
 * another, so that the state it came from stays as it was.
 */
public final class Table extends Middle {
  public final Cards cards;
  public final Settings settings;
  public ImmutableList<InForce> inForce;
  public Agenda<ThorgalFrame> agenda;

  /** Whether nothing changes on it any more, so that what is in force need be found only once. */
  public boolean isRead;

  /** Whether strength or difficulty is being worked out, so that conditions do not ask for it. */
  public boolean weighing;

  /** What is in force, once it has been found on a table that {@link #isRead}. */
  public @Nullable Changes changes;

  private final @Nullable List<Event> events;

  private Table(Cards cards, ThorgalState state, @Nullable List<Event> events) {
    super(state);
    this.cards = cards;
    this.settings = state.settings();
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
}
