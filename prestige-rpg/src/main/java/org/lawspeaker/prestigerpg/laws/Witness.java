package org.lawspeaker.prestigerpg.laws;

import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/** Whether a deal agrees with what all at the table could see and hear. */
final class Witness {
  private final PrestigeState truth;
  private final Table table;
  private final Seat seat;

  Witness(PrestigeState truth, Table table, Seat seat) {
    this.truth = truth;
    this.table = table;
    this.seat = seat;
  }

  boolean agrees() {
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index() && !isLawful(table.sheets.get(i))) {
        return false;
      }
    }
    return truth.agenda().isEmpty() || isAskedAlike();
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

  /** Who is asked is known to all, and so is that somebody is asked at all. */
  private boolean isAskedAlike() {
    if (!table.agenda().top().owes(table)) {
      return false;
    }
    Pending<PrestigeMove> here = table.pending();
    Pending<PrestigeMove> there = Table.of(table.cards, truth).pending();
    return here instanceof Pending.Commit || here.owing().equals(there.owing());
  }
}
