package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;

/**
 * The end of a round, also if the battle ends with it (GOK-BATTLE-02, GOK-BATTLE-03). As a step it
 * is what a team is left with when the active hero falls: the round ends for the others.
 */
public record RoundOver(Seat seat) implements GloomStep {
  @Override
  public void run(Table table) {
    table.pop();
    end(table);
  }

  /** The round is over for those who are still there. */
  static void end(Table table) {
    table.end(Until.ROUND);
    Battle battle = Objects.requireNonNull(table.battle());
    ImmutableList<Seat> left = Lists.where(battle.heroes(), each -> table.hero(each).isThere());
    if (!left.isEmpty()) {
      table.fireTeam(left, ImmutableList.of(), Moment.ROUND_ENDS);
    }
  }

  /** What is left of a step of a round when a hero falls: without the active hero, its end. */
  static Optional<GloomStep> after(GloomStep step, Seat active, Seat defeated) {
    return Optional.of(active.equals(defeated) ? new RoundOver(active) : step);
  }
}
