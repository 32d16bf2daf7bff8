package org.lawspeaker.prestigerpg.attack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A Stand In is replaced: its player chooses the first Attack card from the hand (PRE-Q-25,
 * PRE-Q-26).
 *
 * @param seat whose
 * @param second what becomes of the second card
 */
public record StandInFirst(Seat seat, CardFace.Second second) implements PrestigeFrame {
  private static final Citation REPLACED = Citation.of("PRE-STANDIN-02");
  private static final Window ASKED =
      Window.of("stand-in", "Play which Attack card from the hand first?", REPLACED);

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && FromHand.holdsAny(table, seat);
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(seat, ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    FromHand.propose(table, seat, moves);
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickCard pick)) {
      faults.notAsked();
    } else if (!FromHand.mayPlay(table, seat, pick.card())) {
      faults.add(FromHand.noStandIn(second), "not-that-card");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(REPLACED);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickCard(table, ((PickCard) move).card());
  }

  @Override
  public boolean showsAttackOf(Seat shown) {
    return shown.equals(seat);
  }

  private void pickCard(Table table, int card) {
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
