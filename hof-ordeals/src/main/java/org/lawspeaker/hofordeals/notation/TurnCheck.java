package org.lawspeaker.hofordeals.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;

/** Where a turn can have begun, and where its player can have gone since. */
final class TurnCheck {
  private static final Citation SPACE = Citation.of("HOF-MOVE-07");
  private static final Citation ENDS = Citation.of("HOF-CARD-09");

  private final Cards cards;
  private final HofState state;
  private final Bounds bounds;

  TurnCheck(Cards cards, HofState state, Bounds bounds) {
    this.cards = cards;
    this.state = state;
    this.bounds = bounds;
  }

  void check() {
    Turn turn = state.turn();
    boolean isOnTheBoard = space("/turn/began", turn.began());
    for (int i = 0; i < turn.visited().size(); i++) {
      isOnTheBoard &= space("/turn/visited", turn.visited().get(i));
    }
    if (isOnTheBoard && isUnderWay()) {
      stands(turn);
    }
  }

  /** The next level is laid out when the turn is over: its spaces are others (HOF-LEVEL-01). */
  private boolean isUnderWay() {
    return state.turn().stage() != Stage.OVER && !state.board().sites().isEmpty();
  }

  private boolean space(String at, int space) {
    bounds.within(at, space, 0, cards.spaces() - 1, SPACE);
    boolean isSpace = space >= 0 && space < cards.spaces();
    boolean isThere = !isUnderWay() || state.board().site(space) != null;
    if (isSpace) {
      bounds.holds(isThere, at, "no Encounter lies on " + cards.space(space), SPACE);
    }
    return isSpace && isThere;
  }

  /** Whoever dies is put on the Town, and that turn is broken off (HOF-DEATH-11). */
  private void stands(Turn turn) {
    int last = last(turn);
    int space = state.heroes().get(turn.active().index()).space();
    bounds.holds(
        space == last || turn.ended() || state.board().site(space) == null,
        "/turn/visited",
        turn.active() + " has come to " + cards.space(last) + " last, and stands elsewhere",
        ENDS);
  }

  /** Where a turn has led its player so far. */
  static int last(Turn turn) {
    Pile visited = turn.visited();
    return visited.isEmpty() ? turn.began() : visited.get(visited.size() - 1);
  }
}
