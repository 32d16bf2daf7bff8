package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A battle round begins (GOK-BATTLE-03), with a window for Deeds (GOK-Q-03): in the first round
 * only after a Trap, else that of the battle's start has just been there.
 */
public record RoundStart(Seat seat) implements GloomStep {
  @Override
  public void run(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    ImmutableList<Integer> none = ImmutableList.of();
    table.set(battle.withRound(battle.round() + 1).withHits(0).withHarm(none));
    table.replaceTop(Skirmish.of(seat));
    if (battle.round() > 0 || Battles.hasTrap(table, battle.foe())) {
      DeedWindow.open(table, seat);
    }
    table.fireTeam(battle.heroes(), none, Moment.ROUND_STARTS);
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
