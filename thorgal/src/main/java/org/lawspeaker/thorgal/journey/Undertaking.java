package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Travel;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Journey step 1: the destiny player, who goes on the journey with the whole party (THO-ROLE-02,
 * THO-JOURNEY-06), must choose a destination (THO-JOURNEY-01, THO-Q-31).
 *
 * @param seat the destiny player
 */
public record Undertaking(Seat seat) implements ThorgalFrame {
  private static final Citation CHOICE = Citation.of("THO-JOURNEY-01");
  private static final Citation ANY_FACTION = Citation.of("THO-JOURNEY-02");
  private static final Citation CONQUERED = Citation.of("THO-JOURNEY-03");
  private static final Citation MUST = Citation.of("THO-Q-31");
  private static final Citation MARKER = Citation.of("THO-JOURNEY-04");
  private static final Citation NO_LAND = Citation.of("THO-Q-32");
  private static final Window WINDOW =
      Window.of("destination", "Which unconquered land is the destination?", CHOICE, MUST);

  /** Whether there is a land to travel to (THO-Q-32). */
  public static boolean isPossible(Table table) {
    for (Land land : table.lands) {
      if (!land.isConquered()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean owes(Table table) {
    return isPossible(table);
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(seat, WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (Land land : table.lands) {
      if (!land.isConquered()) {
        moves.add(new Travel(seat, land.id()));
      }
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (!(move instanceof Travel travel)) {
      faults.notAsked();
      return;
    }
    Land chosen = table.land(travel.land());
    if (chosen == null) {
      faults.add(CHOICE, "not-in-the-middle");
    } else if (chosen.isConquered()) {
      faults.add(CONQUERED, "conquered");
    }
  }

  /** There is no way round the journey. */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (seat.equals(move.by()) && (move instanceof Pass || move instanceof Decline)) {
      table.notNow(faults, MUST);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return table.side(seat).party().isEmpty()
        ? ImmutableList.of(CHOICE, ANY_FACTION, MUST)
        : ImmutableList.of(CHOICE, ANY_FACTION);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    travel(table, ((Travel) move).land());
  }

  /** The marker goes on this land; the bane players may oppose. */
  private void travel(Table table, int land) {
    table.pop();
    table.journey =
        new Journey(
            Journey.Stage.UNDER_WAY, Optional.of(land), ImmutableList.of(), ImmutableList.of());
    if (table.isTelling()) {
      String name = table.printed(land);
      table.tell(MARKER, "destination", seat + " travels to " + name, "land", name);
    }
    table.push(new Opposing(table.banePlayers(), 0));
    Happening.announce(table, Occasion.DESTINATION_CHOSEN, seat);
  }

  /** Without an unconquered land there is no journey, and nobody opposes. */
  @Override
  public void run(Table table) {
    tellNoLand(table);
    table.pop();
  }

  /** Why the journey is left out. */
  public static void tellNoLand(Table table) {
    table.tell(NO_LAND, "no-land", "there is no unconquered land to travel to");
  }
}
