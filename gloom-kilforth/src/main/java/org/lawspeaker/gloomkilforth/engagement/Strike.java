package org.lawspeaker.gloomkilforth.engagement;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** A Fight Test in a Skirmish. Its successes wait until all Tests are finished (GOK-BATTLE-07). */
public record Strike(@CardNumber int foe) implements Purpose {
  @Override
  public Optional<Integer> against() {
    return Optional.of(foe);
  }

  @Override
  public void settle(Table table, Test test, boolean enough) {
    Battle battle = Objects.requireNonNull(table.battle());
    int hero = battle.heroes().indexOf(test.seat());
    if (!test.foe()) {
      table.set(battle.withHits(battle.hits() + test.successes()));
    } else if (hero >= 0) {
      int harm = battle.harm().get(hero) + test.successes();
      table.set(battle.withHarm(Lists.with(battle.harm(), hero, harm)));
    }
  }
}
