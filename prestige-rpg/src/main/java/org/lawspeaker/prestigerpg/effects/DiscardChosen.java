package org.lawspeaker.prestigerpg.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.end.Hands;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player discards cards of own choice, one after another; a hand of no more cards goes whole,
 * without a question.
 *
 * @param seat who
 * @param left how many
 */
public record DiscardChosen(Seat seat, int left) implements PrestigeFrame, PickingCard {
  private static final Citation CHOICE = Citation.of("PRE-SPECIFIC-01");
  private static final Window ASKED = Window.of("discard", "Discard which card?", CHOICE);

  @Override
  public boolean owes(Table table) {
    return left > 0 && table.lives(seat) && table.sheet(seat).hand().size() > left;
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
    return CHOICE;
  }

  @Override
  public boolean offersCard(Table table, Seat by, int card) {
    return table.sheet(seat).hand().count(card) > 0;
  }

  @Override
  public void pickCard(Table table, Seat by, int card) {
    table.replaceTop(new DiscardChosen(seat, left - 1));
    Hands.discard(table, seat, card, CHOICE);
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (left > 0 && table.lives(seat)) {
      Hands.discardAll(table, seat, CHOICE);
    }
  }

  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    return dead.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
