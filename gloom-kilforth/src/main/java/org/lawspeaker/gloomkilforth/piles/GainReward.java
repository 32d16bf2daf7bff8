package org.lawspeaker.gloomkilforth.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes draw a card of a reward deck into hand (GOK-DEF-01). */
@Doc("Heroes draw a card of a reward deck into hand.")
public record GainReward(
    RewardType type,
    @Default("false") @Doc("Whether it is put into play at once.") boolean play,
    @Default("you") Who who)
    implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new RewardDraw(seat, type, play));
  }

  @Override
  public String says() {
    return play
        ? who.orders("draw") + " " + type.card() + " and put it into play"
        : who.orders("draw") + " " + type.card() + " as a rumour";
  }
}
