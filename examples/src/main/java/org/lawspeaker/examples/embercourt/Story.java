package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;

/**
 * Tells what happened, by comparing the court before and after. So nothing is told, and nothing is
 * spent on telling, unless somebody asks.
 */
final class Story {
  private final Court before;
  private final Court after;
  private final ImmutableList.Builder<Event> events = ImmutableList.builder();

  private Story(Court before, Court after) {
    this.before = before;
    this.after = after;
  }

  static ImmutableList<Event> of(Court before, EmberMove move, Court after) {
    Story story = new Story(before, after);
    story.move(move);
    if (after.night() > before.night()) {
      story.night(judged(before, move));
    }
    if (after.agenda().isEmpty()) {
      Outcome outcome = Ends.outcome(after);
      story.open(outcome.citation(), "ended", outcome.reason());
    }
    return story.events.build();
  }

  /** The court as it was judged, with the card of the last stoke. */
  private static Court judged(Court before, EmberMove move) {
    return move instanceof EmberMove.Stoke stoke ? before.laid(stoke.by(), stoke.card()) : before;
  }

  private void open(Citation citation, String kind, String says) {
    events.add(Event.open(citation, kind, says, ImmutableMap.of()));
  }

  private void open(Citation citation, String kind, Seat seat, String says) {
    events.add(Event.open(citation, kind, seat + " " + says, facts(seat)));
  }

  private void open(Citation citation, String kind, Seat seat, String says, int card) {
    events.add(Event.open(citation, kind, seat + " " + says + " " + card, facts(seat, card)));
  }

  private void secret(Citation citation, String kind, Seat seat, String says, int card) {
    events.add(
        Event.secret(
            citation,
            kind,
            seat + " " + says + " " + card,
            facts(seat, card),
            ImmutableSet.of(seat)));
  }

  private static ImmutableMap<String, String> facts(Seat seat) {
    return ImmutableMap.of("seat", String.valueOf(seat.index()));
  }

  private static ImmutableMap<String, String> facts(Seat seat, int card) {
    return ImmutableMap.of("seat", String.valueOf(seat.index()), "card", String.valueOf(card));
  }

  private void move(EmberMove move) {
    if (move instanceof EmberMove.Draw draw) {
      Seat drawer = before.drawer().orElseThrow();
      secret(Clauses.DRAW, "drew-card", drawer, "draws", draw.card());
      open(Clauses.DRAW, "drew", drawer, "draws a card");
    } else if (move instanceof EmberMove.Shuffle) {
      open(Clauses.RESHUFFLE, "shuffled", "The ashes are shuffled and become the deck");
    } else if (move instanceof EmberMove.Glimpse glimpse) {
      secret(Clauses.LEAD, "glimpsed-card", before.leader(), "glimpses", glimpse.card());
      open(Clauses.LEAD, "glimpsed", before.leader(), "glimpses the top card");
    } else if (move instanceof EmberMove.Seal seal) {
      secret(Clauses.SEAL, "sealed", seal.by(), "seals", seal.card());
      shown();
    } else if (move instanceof EmberMove.Stoke stoke) {
      open(Clauses.STOKE, "stoked", stoke.by(), "stokes with", stoke.card());
      if (after.night() == before.night()) {
        open(Clauses.ANEW, "asked-anew", "All who have not stoked are asked anew");
      }
    } else if (move instanceof EmberMove.Pass pass) {
      open(Clauses.REACT, "passed", pass.by(), "passes");
    } else if (move instanceof EmberMove.Keep keep) {
      open(Clauses.KEEP, "kept", keep.by(), "keeps the card on top");
    } else if (move instanceof EmberMove.Cast cast) {
      Deck deck = before.deck();
      open(Clauses.KEEP, "cast", cast.by(), "casts", deck.cardAt(0));
    }
  }

  /** EMB-SEAL-02, once the last card is sealed. */
  private void shown() {
    if (after.agenda().top() instanceof Stoking) {
      for (Seat seat : after.order().remaining()) {
        open(Clauses.SHOW, "shown", seat, "shows", after.table().get(seat.index()).first());
      }
    }
  }

  private void night(Court judged) {
    ImmutableList<Seat> burnt = Judging.burnt(judged);
    for (Seat seat : burnt) {
      open(Clauses.LOWEST, "burnt", seat, "has the lowest total and loses a coal");
      if (!after.order().isIn(seat)) {
        open(Clauses.OUT, "out", seat, "is out of the game");
      }
    }
    if (burnt.isEmpty()) {
      open(Clauses.LEVEL, "level", "All totals are equal; nobody loses a coal");
    }
    open(Clauses.TABLE, "cleared", "The cards on the table go to the ashes");
    Optional<Seat> highest = Judging.highest(judged);
    if (highest.isPresent()) {
      open(Clauses.LEAD, "leads", highest.get(), "has the highest total and leads");
    } else {
      open(Clauses.SHARED, "leads", after.leader(), "leads, for the highest total is shared");
    }
  }
}
