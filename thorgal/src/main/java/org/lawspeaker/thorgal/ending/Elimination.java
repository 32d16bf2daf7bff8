package org.lawspeaker.thorgal.ending;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.InForce;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** One of three or four players is out; the others go on (THO-Q-89). */
final class Elimination {
  private static final Citation OUT = Citation.of("THO-Q-89");

  private Elimination() {}

  static void of(Table table, Seat seat) {
    table.tell(OUT, "out", seat + " is out; their cards leave the game", "seat", "" + seat.index());
    boolean travelled = table.isDestiny(seat);
    table.clock = table.clock.withOutThisRound(Lists.plus(table.clock.outThisRound(), seat));
    removeCards(table, seat);
    ImmutableList<Seat> left = table.inOrder();
    if (left.size() == 1) {
      Endings.lastLeft(table, left.get(0));
    } else if (travelled) {
      breakOff(table, seat);
    } else {
      drop(table, seat);
    }
  }

  /**
   * All their cards, attached and opposing ones and conquered lands too; others stay. What was
   * destroyed has left the game before, and all have seen it.
   */
  private static void removeCards(Table table, Seat seat) {
    Side side = table.side(seat);
    for (InPlay card : side.party()) {
      if (!card.owner().equals(seat)) {
        table.bury(card.owner(), Suit.DESTINY, card.card());
      }
    }
    for (Opposer each : table.journey.opposers()) {
      InPlay card = each.companion();
      if (each.seat().equals(seat) && !card.owner().equals(seat)) {
        table.bury(card.owner(), Suit.DESTINY, card.card());
      }
    }
    table.setSide(
        seat,
        new Side(
            false,
            side.faction(),
            side.destiny().onlyDestroyed(),
            side.bane().onlyDestroyed(),
            ImmutableList.of(),
            Pile.empty(),
            0));
    for (int i = 0; i < table.seats(); i++) {
      Seat other = Seat.of(i);
      table.setParty(
          other,
          table.side(other).party().stream()
              .filter(card -> !card.owner().equals(seat))
              .collect(ImmutableList.toImmutableList()));
    }
    table.lands =
        table.lands.stream()
            .filter(land -> !land.isConqueredBy(seat))
            .collect(ImmutableList.toImmutableList());
    Journey journey = table.journey;
    ImmutableList<Attached> attached =
        journey.attached().stream()
            .filter(card -> !card.owner().equals(seat))
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Opposer> opposers =
        journey.opposers().stream()
            .filter(each -> !each.seat().equals(seat) && !each.companion().owner().equals(seat))
            .collect(ImmutableList.toImmutableList());
    table.journey = journey.withAttached(attached).withOpposers(opposers);
    table.inForce =
        table.inForce.stream()
            .filter(each -> !each.source().user().equals(seat))
            .collect(ImmutableList.<InForce>toImmutableList());
  }

  /** What a resolution still asks of them is dropped; turns and passes go on without them. */
  private static void drop(Table table, Seat seat) {
    List<ThorgalFrame> left = new ArrayList<>();
    for (ThorgalFrame frame : table.agenda().toList()) {
      Optional<ThorgalFrame> rest = frame.without(table, seat);
      rest.ifPresent(left::add);
    }
    table.setAgenda(Agenda.of(left));
  }

  /**
   * What outlives the round of a destiny player who is out, each step says itself. What it sets off
   * with others, such as the return of a companion, comes first.
   */
  private static void breakOff(Table table, Seat seat) {
    Agenda<ThorgalFrame> before = table.agenda();
    List<ThorgalFrame> left = new ArrayList<>();
    for (Agenda<ThorgalFrame> at = before; !at.isEmpty(); at = at.pop()) {
      left.addAll(at.top().brokenOff(table, seat).reverse());
    }
    List<ThorgalFrame> setOff = new ArrayList<>();
    for (Agenda<ThorgalFrame> at = table.agenda(); at.size() > before.size(); at = at.pop()) {
      setOff.add(at.top());
    }
    left.addAll(0, setOff);
    Collections.reverse(left);
    table.setAgenda(Agenda.of(left));
  }
}
