package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.PickingToken;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Chooses a token of the creature (PRE-TOKEN-02).
 *
 * @param seat who
 * @param token which, from 0
 */
public record PickToken(Seat seat, int token) implements SeatMove {
  private static final Citation TOKEN = Citation.of("PRE-TOKEN-02");

  @Override
  public void judge(Table table, Faults faults) {
    PickingToken step = table.top(PickingToken.class);
    if (step == null || !step.seat().equals(seat)) {
      PrestigeMove.notNow(table, faults, TOKEN);
    } else if (!step.offersToken(table, token)) {
      faults.add(step.whyToken(), "not-that-token");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((PickingToken) table.agenda.top()).whyToken());
  }

  @Override
  public void make(Table table) {
    ((PickingToken) table.agenda.top()).pickToken(table, token);
  }

  @Override
  public String text(Table table) {
    return "token " + (token + 1);
  }
}
