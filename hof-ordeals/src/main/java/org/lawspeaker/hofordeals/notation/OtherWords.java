package org.lawspeaker.hofordeals.notation;

import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Table;

/** What a player means who says less than a move does. */
final class OtherWords {
  private OtherWords() {}

  /** A card without its place is one of the hand, or one of the only place where it can be. */
  static HofMove meant(Cards cards, HofState state, HofMove move) {
    if (move instanceof PickCard pick) {
      Table table = new Table(cards, state, WorkTable.Use.READING);
      HofMove discarded = PickDiscarded.of(pick.by(), pick.card());
      return table.judge(discarded).isLegal() && !table.judge(pick).isLegal() ? discarded : pick;
    }
    return move;
  }
}
