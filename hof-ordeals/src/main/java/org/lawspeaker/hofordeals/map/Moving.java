package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.Table;

/** Adventurers move from Encounter to Encounter. */
public final class Moving {
  private static final Citation EDGE = Citation.of("HOF-MOVE-02");
  private static final Citation DIAGONAL = Citation.of("HOF-MOVE-03");
  private static final Citation OCCUPIED = Citation.of("HOF-MOVE-07");

  private Moving() {}

  /**
   * Whether a card may move this player now: in the own Explore step before an activation
   * (HOF-Q-110).
   */
  static boolean isNow(Table table, Seat seat) {
    Turn turn = table.turn;
    boolean isNow =
        table.settings.movesAnyTime()
            ? table.fight == null
            : turn.stage() == Stage.EXPLORE && !turn.activated();
    return isNow && table.isActive(seat) && !isAmbushed(table);
  }

  /** Nobody moves on between the reveal of an Ambush and its combat (HOF-MOVE-06, HOF-Q-100). */
  private static boolean isAmbushed(Table table) {
    return table.agenda().toList().stream().anyMatch(Avoiding.class::isInstance);
  }

  /**
   * Adds why nobody can move from one space to another; the King is in nobody's way (HOF-MOVE-08).
   */
  public static void judge(Table table, int from, int to, Faults faults) {
    if (to < 0 || to >= table.cards.spaces() || table.board.site(to) == null) {
      faults.add(OCCUPIED, "no-encounter-there");
    } else if (!table.cards.areAdjacent(from, to)) {
      boolean diagonal = isDiagonal(table, from, to);
      faults.add(diagonal ? DIAGONAL : EDGE, diagonal ? "diagonal" : "not-adjacent");
    }
  }

  private static boolean isDiagonal(Table table, int from, int to) {
    int columns = table.cards.pack.columns();
    return Math.abs(from % columns - to % columns) == 1
        && Math.abs(from / columns - to / columns) == 1;
  }

  /** Brings an Adventurer to a space; what lies there face down is revealed (HOF-REVEAL-05). */
  public static void bring(Table table, Seat seat, int space, Citation why) {
    table.set(seat, table.hero(seat).withSpace(space));
    if (table.isActive(seat)) {
      table.turn = table.turn.withVisited(table.turn.visited().withLast(space));
    }
    if (table.isTelling()) {
      String name = table.cards.space(space);
      table.tell(
          why, "moved", seat + " moves to " + name, "seat", Table.number(seat), "space", name);
    }
    Site site = table.board.site(space);
    if (site != null && !site.isFaceUp()) {
      table.push(new Revealing(seat, space));
    }
  }
}
