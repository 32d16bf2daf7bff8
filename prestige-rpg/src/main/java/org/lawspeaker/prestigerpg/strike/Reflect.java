package org.lawspeaker.prestigerpg.strike;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.creature.Blows;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The creature receives what its attack does to the user (PRE-COUNTER-01, PRE-Q-35).
 *
 * @param times how many times as much
 */
@Doc("The creature receives what its attack does to you.")
public record Reflect(@Default("1") @Range(min = 1, max = 3) int times) implements Effect {
  @Override
  public void act(Table table, Source source) {
    int at = table.strike.at(source.user());
    if (at >= 0) {
      Hit hit = table.strike.hits().get(at);
      int amount = (hit.dealt() > 0 ? hit.dealt() : hit.damage()) * times;
      Blows.deal(table, source, source.target().onToken().orElse(-1), amount);
    }
  }

  @Override
  public String says() {
    String much = times == 1 ? "as much" : times == 2 ? "twice as much" : times + " times as much";
    return "the creature receives " + much + " damage as its attack does you";
  }
}
