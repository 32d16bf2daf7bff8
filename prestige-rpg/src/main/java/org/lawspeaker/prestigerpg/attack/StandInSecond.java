package org.lawspeaker.prestigerpg.attack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.combat.SetPile;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.pack.CardFace;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The second card that replaces a Stand In: played after the check of the first, or set face down
 * at once (PRE-Q-25, PRE-OPPFIRE-01).
 *
 * @param seat whose
 * @param second what becomes of it
 */
public record StandInSecond(Seat seat, CardFace.Second second)
    implements PrestigeFrame, PickingCard {
  private static final Citation FOLLOWS = Citation.of("PRE-Q-25");
  private static final Citation SET = Citation.of("PRE-OPPFIRE-01");

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && FromHand.holdsAny(table, seat);
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Choose<>(
        seat,
        second == CardFace.Second.SET
            ? Window.of("stand-in", "Set which Attack card from the hand face down?", SET)
            : Window.of("stand-in", "Play which Attack card from the hand second?", FOLLOWS));
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
    return second == CardFace.Second.SET ? SET : FOLLOWS;
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
    if (second == CardFace.Second.SET) {
      SetPile.setSecond(table, seat, card);
      if (table.tells()) {
        table.tell(SET, "second-set", seat + " sets a second card face down");
      }
    } else {
      FromHand.take(table, seat, card);
      Flipping.playInstead(table, seat, card);
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
