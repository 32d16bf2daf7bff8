package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.pack.Texts;
import org.lawspeaker.thorgal.party.AllowCopies;
import org.lawspeaker.thorgal.party.Uniqueness;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** What is impossible about the cards in play, the lands and the journey. */
final class MiddleCheck {
  private static final Citation ONE_CARD = Citation.of("THO-Q-102");
  private static final Citation UNIQUE = Citation.of("THO-UNIQUE-01");
  private static final Citation CONQUEROR = Citation.of("THO-Q-49");
  private static final Citation EXHAUSTION = Citation.of("THO-MARK-01");
  private static final Citation MARKER = Citation.of("THO-MARK-04");
  private static final Citation CHOSEN = Citation.of("THO-JOURNEY-03");
  private static final Citation PARTY = Citation.of("THO-CARD-04");

  private final Table table;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();

  private MiddleCheck(Table table) {
    this.table = table;
  }

  static ImmutableList<Problem> problems(Table table) {
    MiddleCheck check = new MiddleCheck(table);
    check.ids();
    for (int i = 0; i < table.seats(); i++) {
      check.party(Seat.of(i));
    }
    for (int i = 0; i < table.lands.size(); i++) {
      check.land("/lands/" + i, table.lands.get(i));
    }
    check.journey();
    return check.problems.build();
  }

  private void problem(String place, String message, Citation citation) {
    problems.add(new Problem(place, message + " (" + citation + ")"));
  }

  private void ids() {
    Set<Integer> ids = new HashSet<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      table.side(Seat.of(seat)).party().forEach(card -> id(ids, card.id()));
    }
    table.journey.opposers().forEach(each -> id(ids, each.companion().id()));
    table.lands.forEach(land -> id(ids, land.id()));
  }

  private void id(Set<Integer> ids, int id) {
    if (id < 1 || id >= table.clock.nextId() || !ids.add(id)) {
      problem(
          "/next-id", "card " + id + " in play needs an id of its own, below next-id", ONE_CARD);
    }
  }

  /** Companions away opposing count (THO-Q-23); a text may allow copies. */
  private void party(Seat seat) {
    ImmutableList.Builder<InPlay> all = ImmutableList.builder();
    all.addAll(table.side(seat).party());
    for (Opposer opposer : table.journey.opposers()) {
      if (opposer.seat().equals(seat)) {
        all.add(opposer.companion());
      }
    }
    Set<Integer> names = new HashSet<>();
    for (InPlay card : all.build()) {
      Anatomy anatomy = table.cards.destiny(card.card());
      String place = "/sides/" + seat.index() + "/party";
      if (anatomy.isEvent()) {
        problem(place, anatomy.card.name() + " is no companion or support", PARTY);
      }
      boolean single = anatomy.card.unique() && !mayBeACopy(seat, card.card());
      if (single && !names.add(anatomy.name)) {
        problem(place, anatomy.card.name() + " is unique and there twice", UNIQUE);
      }
    }
  }

  /** A card that a text let into the party stays when that text is no longer in force. */
  private boolean mayBeACopy(Seat seat, int card) {
    Source text = new Source(seat, card);
    return Uniqueness.allowsCopies(table, seat, card)
        || Texts.changes(table.cards.pack())
            .anyMatch(
                change ->
                    change instanceof AllowCopies copies
                        && copies.allowsCopies(table, text, seat, card));
  }

  private void land(String place, Land land) {
    Optional<Integer> since = land.conquest().map(Conquest::round);
    if (since.isPresent() && (since.get() < 1 || since.get() > table.clock.round())) {
      problem(place, "a land is conquered in a round of the game", CONQUEROR);
    }
    if (land.exhaustion() < 0 || land.uses() < 0) {
      problem(place, "a land has 0 or more exhaustion markers and uses", EXHAUSTION);
    }
    if (land.conqueror().map(seat -> !isIn(seat)).orElse(false)) {
      problem(place, "its conqueror is not in the game", CONQUEROR);
    }
  }

  private boolean isIn(Seat seat) {
    return seat.index() < table.seats() && table.side(seat).in();
  }

  private void journey() {
    Journey journey = table.journey;
    Land destination = table.destination();
    boolean goes =
        journey.stage() == Journey.Stage.UNDER_WAY || journey.stage() == Journey.Stage.SUCCEEDED;
    if (journey.hasDestination() ? destination == null : goes) {
      problem("/journey/destination", "the destination lies in the middle", MARKER);
    }
    if (destination != null && destination.isConquered()) {
      problem("/journey/destination", "the destination is unconquered", CHOSEN);
    }
    boolean none =
        journey.stage() == Journey.Stage.NONE || journey.stage() == Journey.Stage.HORN_DECLINED;
    if (none && !journey.withStage(Journey.Stage.NONE).equals(Journey.NONE)) {
      problem("/journey", "without a journey nothing is attached and nobody opposes", MARKER);
    }
    for (Opposer opposer : journey.opposers()) {
      if (!isIn(opposer.seat())) {
        problem("/journey/opposing", opposer.seat() + " is not in the game", CONQUEROR);
      }
    }
  }
}
