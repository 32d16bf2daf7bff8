package org.lawspeaker.gloomkilforth.engagement;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Fight Tests of a Skirmish (GOK-BATTLE-04): for each hero, the active one first, the foe's
 * Test against it, then its own (GOK-Q-09).
 *
 * @param next which Test comes next, from 0
 */
public record Skirmish(Seat seat, @Range(min = 0, max = 8) int next) implements GloomStep {
  @Override
  public void run(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    if (next >= 2 * battle.heroes().size()) {
      table.replaceTop(new Losses(seat));
      return;
    }
    table.replaceTop(new Skirmish(seat, next + 1));
    Seat hero = battle.heroes().get(next / 2);
    boolean first = battle.round() == 1; // GOK-SURPRISE-01
    if (next % 2 == 0) {
      int more = first && battle.surprise() == Surprise.FOE ? 1 : 0; // GOK-TEST-06
      int changed = table.changes(hero).sum(FoeFight.class, (source, each) -> each.amount());
      int dice = Foes.fight(table, battle.foe()) + changed + more;
      Tests.byFoe(table, hero, dice, new Strike(battle.foe(), next / 2));
    } else {
      int more = first && battle.surprise() == Surprise.HERO ? 1 : 0;
      Tests.begin(table, hero, Attribute.FIGHT, more, new Strike(battle.foe(), next / 2));
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
