package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;

/** A battle is over, however it went: the foe is as before (GOK-BATTLE-13), a team disbands. */
public record BattleOver(Seat seat) implements GloomStep {
  @Override
  public void run(Table table) {
    table.pop();
    table.battles = table.battles.subList(0, table.battles.size() - 1);
    table.end(Until.ROUND);
    table.end(Until.BATTLE);
    table.turn = table.turn.withTeam(ImmutableList.of()); // GOK-TEAM-14
    if (Foes.areAllSlain(table)) {
      BrokenOff.game(table); // GOK-ASSAULT-10, GOK-ASSAULT-16, GOK-WIN-05
      return;
    }
    table.fire(seat, Moment.BATTLE_ENDS);
  }
}
