package org.lawspeaker.prestigerpg.attack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.pack.CardFace;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A Stand In is replaced: its player chooses the first Attack card from the hand (PRE-Q-25,
 * PRE-Q-26).
 *
 * @param seat whose
 * @param second what becomes of the second card
 */
public record StandInFirst(Seat seat, CardFace.Second second)
    implements PrestigeFrame, PickingCard {
  private static final Citation REPLACED = Citation.of("PRE-STANDIN-02");
  private static final Window ASKED =
      Window.of("stand-in", "Play which Attack card from the hand first?", REPLACED);

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && FromHand.holdsAny(table, seat);
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Choose<>(seat, ASKED);
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    FromHand.propose(table, seat, moves);
  }

  @Override
  public boolean asksSeat(Seat asked) {
    return asked.equals(seat);
  }

  @Override
  public boolean showsAttackOf(Seat shown) {
    return shown.equals(seat);
  }

  @Override
  public Citation why() {
    return REPLACED;
  }

  @Override
  public Citation whyNot() {
    return FromHand.noStandIn(second);
  }

  @Override
  public boolean offersCard(Table table, Seat by, int card) {
    return FromHand.mayPlay(table, by, card);
  }

  @Override
  public void pickCard(Table table, Seat by, int card) {
    table.pop();
    FromHand.take(table, seat, card);
    if (second == CardFace.Second.FOLLOWS) {
      table.push(new StandInSecond(seat, second));
      Flipping.playInstead(table, seat, card);
    } else {
      Flipping.playInstead(table, seat, card);
      table.push(new StandInSecond(seat, second));
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
