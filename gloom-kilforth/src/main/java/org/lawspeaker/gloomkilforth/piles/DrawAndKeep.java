package org.lawspeaker.gloomkilforth.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes draw some cards openly, keep one and discard the others. */
@Doc("Heroes draw some cards of a reward deck and keep one.")
public record DrawAndKeep(
    RewardType type, @Range(min = 2, max = 5) int cards, @Default("you") Who who)
    implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new DrawingSome(seat, type, cards, Pile.empty()));
  }

  @Override
  public String says() {
    return who.orders("draw") + " " + cards + " cards of the " + type.says() + " deck and keep one";
  }
}
