package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A reward deck is searched, openly: what does not fit is discarded, and when the deck is empty the
 * search is over (GOK-DECK-05, GOK-Q-41).
 */
public record SeekingReward(Seat seat, RewardType type, String keyword, boolean play)
    implements Drawing {
  private static final Citation SEEK = Citation.of("GOK-DECK-04");

  @Override
  public Citation why(Table table) {
    return SEEK;
  }

  @Override
  public Bag from(Table table) {
    return table.decks.rewards(type).deck();
  }

  @Override
  public void drawn(Table table, int card) {
    table.decks = table.decks.with(type, table.decks.rewards(type).without(card));
    table.tellCard(SEEK, "drew", seat, "draws", card);
    if (!table.cards.hasKeyword(card, keyword)) {
      Discards.put(table, card);
      return;
    }
    finish(table);
    if (play) {
      Assets.enter(table, seat, card);
    } else {
      table.set(seat, table.hero(seat).holding(card, true));
    }
  }

  @Override
  public void finish(Table table) {
    table.pop();
    table.decks = table.decks.with(type, table.decks.rewards(type).renewed());
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
