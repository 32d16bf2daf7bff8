package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Hide;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Hide. */
public final class Hiding implements Action<Hide> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.HIDE);
  private static final Citation HIDE = Citation.of("GOK-HIDE-01");

  @Override
  public Class<Hide> kind() {
    return Hide.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return HIDE;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    moves.add(Hide.of(seat));
  }

  @Override
  public void judge(Table table, Seat seat, Hide move, Faults faults) {
    if (table.hero(seat).hidden()) {
      faults.add(HIDE, "hidden");
    }
  }

  @Override
  public void perform(Table table, Seat seat, Hide move) {
    table.hide(seat);
  }
}
