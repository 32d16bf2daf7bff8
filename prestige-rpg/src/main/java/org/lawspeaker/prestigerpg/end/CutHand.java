package org.lawspeaker.prestigerpg.end;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.relics.Feasting;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player above the maximum hand size discards down to it, as they choose (PRE-END-08).
 *
 * @param seat who
 */
public record CutHand(Seat seat) implements PrestigeFrame, PickingCard {
  private static final Citation CUT = Citation.of("PRE-END-08");
  private static final Window ASKED =
      Window.of("hand-limit", "Discard which card, with too many in hand?", CUT);

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && table.sheet(seat).hand().size() > Feasting.ceiling(table, seat);
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Choose<>(seat, ASKED);
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    Hands.propose(table, seat, moves);
  }

  @Override
  public boolean asksSeat(Seat asked) {
    return asked.equals(seat);
  }

  @Override
  public Citation why() {
    return CUT;
  }

  @Override
  public boolean offersCard(Table table, Seat by, int card) {
    return table.sheet(seat).hand().count(card) > 0;
  }

  @Override
  public void pickCard(Table table, Seat by, int card) {
    Hands.discard(table, seat, card, CUT);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
