package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The reward of one minion defeated in this or the previous round is gained once more (HOF-CARD-04,
 * HOF-Q-84).
 */
@Doc("The reward of a minion defeated in this or the previous round is gained once more.")
public record RepeatReward() implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (table.isFighting(source.user())) {
      table.push(new PickReward(source.user()));
    }
  }

  @Override
  public String says() {
    return "gain the reward of another minion that you defeated in this or the previous round of"
        + " combat once more";
  }
}
