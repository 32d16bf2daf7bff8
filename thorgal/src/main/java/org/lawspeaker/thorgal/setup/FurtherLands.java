package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A first bane player adds 2 of the 3 remaining lands, knowing reveal and roles (THO-SETUP-17).
 *
 * @param seat who
 */
public record FurtherLands(Seat seat) implements ThorgalFrame {
  private static final Citation CHOICE = Citation.of("THO-SETUP-17");
  private static final Citation EACH = Citation.of("THO-Q-83");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof ChooseLands choice) {
      FirstLands.judge(table, seat, choice.lands(), CHOICE, faults);
    } else {
      faults.notAsked();
    }
  }

  /** Bane players add theirs one after the other. */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof ChooseLands choice && !table.isDestiny(choice.seat())) {
      table.notNow(faults, EACH);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(CHOICE);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    choose(table, ((ChooseLands) move).lands());
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        Window.of("further-lands", "Which 2 more of your lands go to the middle?", CHOICE, EACH));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    FirstLands.proposeLands(table, seat, moves);
  }

  /** Lays these lands in the middle. */
  private void choose(Table table, Pile lands) {
    table.pop();
    FirstLands.lay(table, seat, lands, CHOICE);
  }
}
