package org.lawspeaker.prestigerpg.laws;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Whether a deal agrees with what all at the table could see: the cards that lie set, and that
 * somebody is asked at all. Who that is must be the same in every deal (PRE-Q-105), which is for
 * the game to keep and not for its witness to arrange.
 */
final class Witness {
  private final Table table;
  private final Seat seat;

  Witness(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
  }

  boolean agrees() {
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index() && !isLawful(table.sheets.get(i))) {
        return false;
      }
    }
    return table.agenda().isEmpty() || table.agenda().top().owes(table);
  }

  /** Bluffs are set alone (PRE-SET-04); a second card is an Attack card, no Stand In (PRE-Q-25). */
  private boolean isLawful(Sheet sheet) {
    boolean several = sheet.set().stream().filter(card -> !card.second()).count() > 1;
    for (SetCard card : sheet.set()) {
      boolean attack = table.cards.isAttack(card.card());
      boolean plain = attack && !table.cards.face(card.card()).isStandIn();
      if (card.second() ? !plain : several && !attack) {
        return false;
      }
    }
    return true;
  }
}
