package org.lawspeaker.thorgal.notation;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import java.util.HashSet;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.thorgal.pack.Texts;
import org.lawspeaker.thorgal.party.AllowCopies;
import org.lawspeaker.thorgal.party.Uniqueness;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** What is impossible about the cards in play and the lands in the middle. */
final class MiddleCheck {
  private static final Citation ONE_CARD = Citation.of("THO-Q-102");
  private static final Citation UNIQUE = Citation.of("THO-UNIQUE-01");
  private static final Citation CONQUEROR = Citation.of("THO-Q-49");
  private static final Citation CONQUERED = Citation.of("THO-JEND-04");
  private static final Citation EXHAUSTION = Citation.of("THO-MARK-01");
  private static final Citation PARTY = Citation.of("THO-CARD-04");
  private static final Citation PLAYERS = Citation.of("THO-GEN-01");
  private static final Citation OUT = Citation.of("THO-Q-89");

  private final Table table;
  private final Bounds bounds;

  private MiddleCheck(Table table, Problems problems) {
    this.table = table;
    this.bounds = new Bounds(problems);
  }

  static void check(Table table, Problems problems) {
    MiddleCheck check = new MiddleCheck(table, problems);
    check.ids();
    for (int i = 0; i < table.seats(); i++) {
      check.party(Seat.of(i));
      check.owners(Seat.of(i));
    }
    for (int i = 0; i < table.lands.size(); i++) {
      check.land("/lands/" + i, table.lands.get(i));
    }
    JourneyCheck.check(table, problems);
  }

  private void ids() {
    for (int seat = 0; seat < table.seats(); seat++) {
      table.side(Seat.of(seat)).party().forEach(card -> id(card.id()));
    }
    table.journey.opposers().forEach(each -> id(each.companion().id()));
    table.lands.forEach(land -> id(land.id()));
  }

  /** Cards of a player who is out have left the game. */
  private void owners(Seat seat) {
    ImmutableList<InPlay> party = table.side(seat).party();
    for (int i = 0; i < party.size(); i++) {
      Seat owner = party.get(i).owner();
      String place = "/sides/" + seat.index() + "/party/" + i;
      bounds.holds(isIn(table, owner), place, owner + " is not in the game", OUT);
    }
  }

  private void id(int id) {
    bounds.id("/next-id", id, table.clock.nextId(), ONE_CARD);
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
    String place = "/sides/" + seat.index() + "/party";
    Multiset<Integer> names = HashMultiset.create();
    for (InPlay card : all.build()) {
      Anatomy anatomy = table.cards.destiny(card.card());
      bounds.holds(
          !anatomy.isEvent(), place, anatomy.card.name() + " is no companion or support", PARTY);
      names.add(anatomy.name);
    }
    if (names.size() > names.elementSet().size()) {
      unique(seat, all.build(), place);
    }
  }

  private void unique(Seat seat, ImmutableList<InPlay> party, String place) {
    Set<Integer> names = new HashSet<>();
    for (InPlay card : party) {
      Anatomy anatomy = table.cards.destiny(card.card());
      boolean single = anatomy.card.unique() && !mayBeACopy(seat, card.card());
      bounds.holds(
          !single || names.add(anatomy.name),
          place,
          anatomy.card.name() + " is unique and there twice",
          UNIQUE);
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
    bounds.seat(place + "/owner", land.owner().index(), table.seats(), PLAYERS);
    land.conquest().ifPresent(conquest -> conquest(place, conquest));
    bounds.atLeast(place + "/exhaustion", land.exhaustion(), 0, EXHAUSTION);
    bounds.atLeast(place + "/uses", land.uses(), 0, EXHAUSTION);
  }

  private void conquest(String place, Conquest conquest) {
    bounds.within(place + "/since", conquest.round(), 1, table.clock.round(), CONQUEROR);
    boolean isNow = conquest.round() == table.clock.round();
    bounds.holds(
        !isNow || !isBeforeConquest(),
        place + "/since",
        "no land is conquered yet in this round",
        CONQUERED);
    bounds.holds(isIn(table, conquest.by()), place, "its conqueror is not in the game", CONQUEROR);
  }

  /** A land is conquered at the end of the journey. */
  private boolean isBeforeConquest() {
    return table.agenda().toList().stream()
        .anyMatch(
            frame ->
                frame instanceof RoundFlow flow
                    && flow.step().place() < RoundStep.JOURNEY_END.place());
  }

  /** Whether this seat is at the table, and not out. */
  static boolean isIn(Table table, Seat seat) {
    return seat.index() < table.seats() && table.side(seat).in();
  }
}
