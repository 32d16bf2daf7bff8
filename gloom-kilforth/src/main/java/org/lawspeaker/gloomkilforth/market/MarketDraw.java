package org.lawspeaker.gloomkilforth.market;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.piles.PrivateDraw;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Three cards of a reward deck are drawn for a Purchase (GOK-MARKET-05, GOK-Q-40).
 *
 * @param drawn those drawn so far, which only the hero sees
 * @param count how many they are
 */
public record MarketDraw(Seat seat, RewardType type, @CardNumber Pile drawn, int count)
    implements PrivateDraw {
  private static final Citation DRAW = Citation.of("GOK-MARKET-05");

  /** How many are drawn. */
  public static final int CARDS = 3;

  static MarketDraw begin(Seat seat, RewardType type) {
    return new MarketDraw(seat, type, Pile.empty(), 0);
  }

  @Override
  public Citation why(Table table) {
    return DRAW;
  }

  @Override
  public Bag from(Table table) {
    return count == CARDS ? Bag.empty() : table.decks.rewards(type).renewed().deck();
  }

  @Override
  public void finish(Table table) {
    table.replaceTop(new Purchase(seat, type, drawn, count));
  }

  @Override
  public GloomStep with(Pile cards, int number) {
    return new MarketDraw(seat, type, cards, number);
  }
}
