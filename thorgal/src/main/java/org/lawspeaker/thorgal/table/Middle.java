package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Ending;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;

/** The cards in play at a table: parties, the opposing companions and the lands (THO-Q-102). */
public abstract sealed class Middle extends Seating permits Table {
  public ImmutableList<Land> lands;
  public Journey journey;

  Middle(ThorgalState state, Use use) {
    super(state, use);
    lands = state.lands();
    journey = state.journey();
  }

  /** How the game has ended, with horns as scores; null while it goes on. */
  @Override
  protected final @Nullable Outcome outcome() {
    if (clock.ending().isEmpty()) {
      return null;
    }
    Ending ending = clock.ending().get();
    boolean drawn = ending.winner().isEmpty();
    ImmutableList.Builder<Result> results = ImmutableList.builder();
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int i = 0; i < seats(); i++) {
      Seat seat = Seat.of(i);
      Result lostOrDrew = drawn && side(seat).in() ? Result.DREW : Result.LOST;
      results.add(ending.winner().equals(Optional.of(seat)) ? Result.WON : lostOrDrew);
      scores.add(horns(seat));
    }
    return new Outcome(
        results.build(), scores.build(), ending.cause().reason(), ending.cause().citation());
  }

  /** The victory horns of a seat (THO-Q-49). */
  public int horns(Seat seat) {
    int horns = side(seat).hornChange();
    for (int i = 0; i < lands.size(); i++) {
      horns += lands.get(i).isConqueredBy(seat) ? 1 : 0;
    }
    return Math.max(0, horns);
  }

  /** The seat in whose party a card is, or was before it went to oppose; null if it is in none. */
  public @Nullable Seat partyOf(int id) {
    for (int seat = 0; seat < sides.size(); seat++) {
      if (inParty(Seat.of(seat), id) != null) {
        return Seat.of(seat);
      }
    }
    return null;
  }

  /** The seat in whose party a card is, or from which it opposes. */
  public @Nullable Seat holder(int id) {
    Seat party = partyOf(id);
    if (party != null) {
      return party;
    }
    for (Opposer opposer : journey.opposers()) {
      if (opposer.companion().id() == id) {
        return opposer.seat();
      }
    }
    return null;
  }

  /** A companion or support in the party of this seat; null if there is none of this id. */
  public @Nullable InPlay inParty(Seat seat, int id) {
    ImmutableList<InPlay> party = side(seat).party();
    for (int i = 0; i < party.size(); i++) {
      if (party.get(i).id() == id) {
        return party.get(i);
      }
    }
    return null;
  }

  /** A companion or support in a party or opposing; null if there is none of this id. */
  public @Nullable InPlay inPlay(int id) {
    for (int seat = 0; seat < sides.size(); seat++) {
      InPlay card = inParty(Seat.of(seat), id);
      if (card != null) {
        return card;
      }
    }
    for (int i = 0; i < journey.opposers().size(); i++) {
      InPlay companion = journey.opposers().get(i).companion();
      if (companion.id() == id) {
        return companion;
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

  /** The land that the journey goes to; null if there is none. */
  public @Nullable Land destination() {
    return journey.hasDestination() ? land(journey.destination().get()) : null;
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
}
