package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player discards cards of own choice, one after another; a hand of no more cards goes whole,
 * without a question.
 *
 * @param seat who
 * @param left how many
 * @param cause whose text it is
 */
public record DiscardChosen(Seat seat, int left, Cause cause) implements PrestigeFrame {
  @Override
  public boolean owes(Table table) {
    return left > 0 && table.lives(seat) && table.sheet(seat).hand().size() > left;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(seat, Window.of("discard", "Discard which card?", cause.clause()));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    Hands.propose(table, seat, moves);
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickCard pick)) {
      faults.notAsked();
    } else if (table.sheet(seat).hand().count(pick.card()) == 0) {
      faults.add(cause.clause(), "not-that-card");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(cause.clause());
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickCard(table, ((PickCard) move).card());
  }

  private void pickCard(Table table, int card) {
    table.replaceTop(new DiscardChosen(seat, left - 1, cause));
    Hands.discard(table, seat, card, cause.clause());
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (left > 0 && table.lives(seat)) {
      Hands.discardAll(table, seat, cause.clause());
    }
  }

  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    return dead.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
