package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Cards are drawn of which one will be kept.
 *
 * @param left how many more
 * @param drawn those drawn, which all see
 */
public record DrawingSome(
    Seat seat, RewardType type, @Range(min = 0, max = 5) int left, @CardNumber Pile drawn)
    implements Drawing {
  private static final Citation DRAW = Citation.of("GOK-DECK-01");

  @Override
  public Citation why(Table table) {
    return DRAW;
  }

  @Override
  public Bag from(Table table) {
    return left == 0 ? Bag.empty() : table.decks.rewards(type).renewed().deck();
  }

  @Override
  public void drawn(Table table, int card) {
    RewardDraw.take(table, type, card);
    table.tellCard(DRAW, "drew", seat, "draws", card);
    table.replaceTop(new DrawingSome(seat, type, left - 1, drawn.withLast(card)));
  }

  @Override
  public void finish(Table table) {
    table.replaceTop(new KeepOne(seat, drawn));
  }

  @Override
  public Pile held() {
    return drawn;
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return new KeepOne(seat, drawn).afterDefeat(table, defeated).isEmpty()
        ? Optional.empty()
        : Optional.of(this);
  }
}
