package org.lawspeaker.gloomkilforth.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes draw from a reward deck until a card has a keyword (GOK-DECK-04). */
@Doc("Heroes draw from a reward deck until a card with this keyword is found.")
public record SeekReward(
    RewardType type,
    String keyword,
    @Default("false") @Doc("Whether it is put into play.") boolean play,
    @Default("you") Who who)
    implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.decks = table.decks.with(type, table.decks.rewards(type).renewed());
    table.push(new SeekingReward(seat, type, keyword, play));
  }

  @Override
  public String says() {
    String then = play ? ", and put it into play" : ", and keep it as a rumour";
    return who.orders("draw")
        + " from the "
        + type.says()
        + " deck until a card has the keyword "
        + keyword
        + then;
  }
}
