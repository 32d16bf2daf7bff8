package org.lawspeaker.prestigerpg.attack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.begin.Foes;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * An ability lets a player play attacks from the hand at once (PRE-Q-110).
 *
 * @param seat who
 * @param left how many
 */
public record ExtraAttack(Seat seat, int left) implements PrestigeFrame, PickingCard {
  private static final Citation AT_ONCE = Citation.of("PRE-Q-110");
  private static final Window ASKED =
      Window.of("extra-attack", "Play which Attack card from the hand?", AT_ONCE);

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && Foes.canBeHurt(table) && FromHand.holdsAny(table, seat);
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
    return AT_ONCE;
  }

  @Override
  public boolean offersCard(Table table, Seat by, int card) {
    return FromHand.mayPlay(table, by, card);
  }

  @Override
  public void pickCard(Table table, Seat by, int card) {
    table.pop();
    FromHand.take(table, seat, card);
    if (left > 1) {
      table.push(new ExtraAttack(seat, left - 1));
    }
    table.clock = table.clock.withFlipped(true); // an Attack card is revealed (PRE-SET-03)
    Flipping.play(table, seat, card, true);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
