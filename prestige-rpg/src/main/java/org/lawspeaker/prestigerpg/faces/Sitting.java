package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.prestigerpg.hand.HandLimit;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;

/** The players, with their numbers and what else holds of them. */
final class Sitting {
  private Sitting() {}

  static ImmutableList<Seated> of(Seen at) {
    ImmutableList.Builder<Seated> seats = ImmutableList.builder();
    for (int i = 0; i < at.seats(); i++) {
      Seat seat = Seat.of(i);
      seats.add(
          Seated.builder(seat, at.name(seat))
              .isOut(isOut(at, seat))
              .states(states(at, seat))
              .gauges(gauges(at, seat))
              .build());
    }
    return seats.build();
  }

  /** Dead players who fight for the creature play on (PRE-LICH-03). */
  private static boolean isOut(Seen at, Seat seat) {
    return at.sheet(seat).status() == Status.DEAD && at.view().foe().tokenOf(seat) < 0;
  }

  private static List<String> states(Seen at, Seat seat) {
    Sheet sheet = at.sheet(seat);
    List<String> states = new ArrayList<>();
    if (at.view().clock().ending().isOver()) {
      states.add(at.view().clock().ending().isWonBy(seat) ? "has won" : "has lost");
    }
    if (sheet.status() == Status.DEAD) {
      states.add(isOut(at, seat) ? "dead" : "dead, fights against the party");
    } else if (sheet.status() == Status.CREATURE) {
      states.add("has become a creature");
    }
    if (sheet.marks().turned()) {
      states.add("turned");
    }
    if (sheet.marks().cured() && at.view().foe().isFaced()) {
      states.add("lost a poison token in this encounter");
    }
    if (!sheet.isAlive()) {
      return states;
    }
    OnTurn turn = at.table().onTurn();
    if (turn != null && turn.seat().equals(seat)) {
      states.add(turn.second() ? "takes an extra turn" : "takes a turn");
    }
    if (sheet.pace().sitsOut()) {
      states.add("sits out this round");
    }
    if (sheet.pace().tripped()) {
      states.add("sits out the next round");
    }
    for (Hit hit : at.view().strike().hits()) {
      if (hit.seat().equals(seat)) {
        states.add("attacked for " + hit.damage());
      }
    }
    if (at.view().settings().has(Expansion.DEEPER_AND_DARKER)) {
      states.add(sheet.abilityUsed() ? "ability used" : "ability ready");
    }
    return states;
  }

  /** Who is dead or a creature has no life of a player, and no limit of a hand. */
  private static List<Gauge> gauges(Seen at, Seat seat) {
    Sheet sheet = at.sheet(seat);
    int hand = at.view().sheets().get(seat.index()).hand();
    List<Gauge> gauges = new ArrayList<>();
    if (sheet.isAlive()) {
      gauges.add(Gauge.of("life", sheet.life(), Sheet.FULL_LIFE));
    }
    gauges.add(Gauge.of("Prestige", sheet.prestige()));
    if (sheet.initiative() > 0) {
      gauges.add(Gauge.of("Initiative", sheet.initiative()));
    }
    gauges.add(
        sheet.isAlive()
            ? Gauge.of("hand", hand, HandLimit.ceiling(at.table(), seat))
            : Gauge.of("hand", hand));
    Marks marks = sheet.marks();
    some(gauges, "poison", marks.poison());
    some(gauges, "bites", marks.bites());
    some(gauges, "chest cards", marks.claims());
    some(gauges, "damage done this round", sheet.pace().dealt());
    some(gauges, "damage received this round", sheet.pace().suffered());
    return gauges;
  }

  private static void some(List<Gauge> gauges, String label, int value) {
    if (value > 0) {
      gauges.add(Gauge.of(label, value));
    }
  }
}
