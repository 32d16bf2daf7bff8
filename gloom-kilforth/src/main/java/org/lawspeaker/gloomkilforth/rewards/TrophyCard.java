package org.lawspeaker.gloomkilforth.rewards;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** A card of a reward deck that is put into play or discarded for gold (GOK-TROPHY-03). */
@Doc("Draw a card: put it into play, or discard it for its gold value.")
public record TrophyCard(RewardType type) implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new TrophyDraw(source.user(), type));
  }

  @Override
  public String says() {
    return "draw " + type.card() + " and put it into play or discard it for its gold value";
  }
}
