package org.lawspeaker.gloomkilforth.rewards;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.piles.RewardDraw;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** A card is drawn for a Trophy. */
public record TrophyDraw(Seat seat, RewardType type) implements Drawing {
  private static final Citation TROPHY = Citation.of("GOK-TROPHY-03");

  @Override
  public Citation why(Table table) {
    return TROPHY;
  }

  @Override
  public Bag from(Table table) {
    return table.decks.rewards(type).renewed().deck();
  }

  @Override
  public void drawn(Table table, int card) {
    RewardDraw.take(table, type, card);
    table.tellCard(TROPHY, "drew", seat, "draws", card);
    table.replaceTop(new TrophyChoice(seat, card));
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
