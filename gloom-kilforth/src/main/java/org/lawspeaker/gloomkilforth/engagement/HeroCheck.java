package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.health.Defeats;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Heroes without HP are defeated, the active one first (GOK-BATTLE-11, GOK-TEAM-10), also where the
 * foe is (GOK-BATTLE-10, GOK-DEFEATED-09).
 */
public record HeroCheck(Seat seat) implements GloomStep {
  @Override
  public void run(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    if (battle.hp() <= 0) {
      table.pop();
      RoundOver.end(table);
    } else {
      table.replaceTop(new EscapeOption(seat));
    }
    ImmutableList<Seat> down = Lists.where(battle.heroes(), each -> table.hero(each).hp() == 0);
    if (!down.isEmpty()) {
      table.push(new Defeats(down, false));
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return RoundOver.after(this, seat, defeated);
  }
}
