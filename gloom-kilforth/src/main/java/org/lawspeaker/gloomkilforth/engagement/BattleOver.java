package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.ending.Endings;
import org.lawspeaker.gloomkilforth.health.Defeats;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;

/**
 * A battle is over, however it went: the foe is as before (GOK-BATTLE-13), a team disbands
 * (GOK-WIN-05, GOK-BATTLE-02).
 */
public record BattleOver(Seat seat, @CardNumber int foe) implements GloomStep {
  @Override
  public Optional<Integer> about() {
    return Optional.of(foe);
  }

  @Override
  public boolean closes() {
    return true;
  }

  @Override
  public void run(Table table) {
    table.pop();
    Battle battle = Objects.requireNonNull(table.battle());
    table.battles = table.battles.subList(0, table.battles.size() - 1);
    table.end(Until.ROUND);
    table.end(Until.BATTLE);
    table.turn = table.turn.withTeam(ImmutableList.of()); // GOK-TEAM-14
    table.fire(seat, Moment.BATTLE_ENDS);
    ImmutableList<Seat> down =
        Lists.where(
            battle.heroes(), each -> table.hero(each).isThere() && table.hero(each).hp() == 0);
    if (Endings.isWon(table)) {
      Endings.won(table, seat); // GOK-ASSAULT-10, GOK-WIN-05
    } else if (!down.isEmpty()) {
      table.push(new Defeats(down, false)); // a Deed has cut the battle short before its check
    }
  }
}
