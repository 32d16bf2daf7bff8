package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.MoveTo;
import org.lawspeaker.gloomkilforth.occasions.Leaving;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Location;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Move (GOK-MOVE-09, GOK-MOVE-10, GOK-OBSTACLE-03). */
public final class Moving implements Action<MoveTo> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.MOVE);
  private static final Citation ADJACENT = Citation.of("GOK-MOVE-01");
  private static final Citation SHORTCUT = Citation.of("GOK-MOVE-02");
  private static final Citation MAP = Citation.of("GOK-MOVE-03");

  @Override
  public Class<MoveTo> kind() {
    return MoveTo.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return ADJACENT;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, Seat seat, MoveTo move) {
    boolean adjacent = Cards.areAdjacent(table.hero(seat).at(), move.place());
    return ImmutableList.of(adjacent ? ADJACENT : SHORTCUT);
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    int at = table.hero(seat).at();
    for (int place = 0; place < table.sites.size(); place++) {
      if (leads(table, at, place)) {
        moves.addLegal(MoveTo.of(seat, place));
      }
    }
  }

  /** To a neighbour, or by a shortcut that both sides show (GOK-MOVE-02, GOK-Q-22). */
  private static boolean leads(Table table, int from, int to) {
    if (from == to) {
      return false;
    }
    Optional<String> shortcut = table.side(from).shortcut();
    return Cards.areAdjacent(from, to)
        || (shortcut.isPresent() && shortcut.equals(table.side(to).shortcut()));
  }

  @Override
  public void judge(Table table, Seat seat, MoveTo move, Faults faults) {
    int at = table.hero(seat).at();
    if (move.place() < 0 || move.place() >= table.sites.size()) {
      faults.add(MAP, "off-the-map");
    } else if (!leads(table, at, move.place())) {
      faults.add(ADJACENT, "not-adjacent", "place", table.location(move.place()).name());
      if (at != move.place() && hasShortcut(table, at) && hasShortcut(table, move.place())) {
        faults.add(SHORTCUT, "other-shortcut");
      }
    }
  }

  /** Whether a location has a shortcut, be it on the side that is not up (GOK-Q-22). */
  private static boolean hasShortcut(Table table, int place) {
    Location location = table.location(place);
    return location.normal().shortcut().isPresent() || location.gloom().shortcut().isPresent();
  }

  @Override
  public void perform(Table table, Seat seat, MoveTo move) {
    go(table, seat, move.place());
  }

  /** A hero moves to a place. */
  static void go(Table table, Seat seat, int place) {
    table.push(new Arrival(seat));
    boolean adjacent = Cards.areAdjacent(table.hero(seat).at(), place);
    Leaving.start(table, seat, place, adjacent ? Leaving.How.MOVE : Leaving.How.SHORTCUT);
  }
}
