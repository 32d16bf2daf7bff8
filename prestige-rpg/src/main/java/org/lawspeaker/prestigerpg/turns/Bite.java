package org.lawspeaker.prestigerpg.turns;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.life.Death;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A turned player selects one who has not been turned, and damages them (PRE-VAMPYRE-04).
 *
 * @param seat who has been turned
 * @param damage how much
 */
public record Bite(Seat seat, int damage) implements PrestigeFrame {
  private static final Citation SELECT = Citation.of("PRE-VAMPYRE-04");

  @Override
  public boolean owes(Table table) {
    for (Seat each : table.inOrder()) {
      if (offersSeat(table, each)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(
        seat, Window.of("bite", "Which player receives " + damage + " damage?", SELECT));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    table.inOrder().forEach(each -> moves.add(new PickSeat(seat, each)));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickSeat pick)) {
      faults.notAsked();
    } else if (!offersSeat(table, pick.chosen())) {
      faults.add(SELECT, "not-that-player");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(SELECT);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickSeat(table, ((PickSeat) move).chosen());
  }

  private boolean offersSeat(Table table, Seat chosen) {
    return table.lives(chosen) && !table.sheet(chosen).marks().turned();
  }

  private void pickSeat(Table table, Seat chosen) {
    table.pop();
    Damage.deal(table, chosen, damage, false);
    Death.settle(table);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
