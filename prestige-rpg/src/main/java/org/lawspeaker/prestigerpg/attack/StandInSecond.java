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
import org.lawspeaker.prestigerpg.setting.SetPile;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The second card that replaces a Stand In: played after the check of the first, or set face down
 * at once (PRE-Q-25, PRE-OPPFIRE-01).
 *
 * @param seat whose
 * @param second what becomes of it
 */
public record StandInSecond(Seat seat, CardFace.Second second) implements PrestigeFrame {
  private static final Citation FOLLOWS = Citation.of("PRE-Q-25");
  private static final Citation SET = Citation.of("PRE-OPPFIRE-01");

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && FromHand.holdsAny(table, seat);
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        second == CardFace.Second.SET
            ? Window.of("stand-in", "Set which Attack card from the hand face down?", SET)
            : Window.of("stand-in", "Play which Attack card from the hand second?", FOLLOWS));
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
    return ImmutableList.of(why());
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickCard(table, ((PickCard) move).card());
  }

  @Override
  public boolean showsAttackOf(Seat shown) {
    return shown.equals(seat);
  }

  private Citation why() {
    return second == CardFace.Second.SET ? SET : FOLLOWS;
  }

  private void pickCard(Table table, int card) {
    table.pop();
    if (second == CardFace.Second.SET) {
      SetPile.setSecond(table, seat, card);
      if (table.isTelling()) {
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
