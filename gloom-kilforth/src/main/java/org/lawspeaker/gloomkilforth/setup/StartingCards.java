package org.lawspeaker.gloomkilforth.setup;

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
 * A hero draws two cards, of which it will keep one.
 *
 * @param drawn those drawn so far, which only the hero sees
 * @param count how many they are
 */
public record StartingCards(Seat seat, RewardType type, @CardNumber Pile drawn, int count)
    implements PrivateDraw {
  private static final Citation DRAW = Citation.of("GOK-SETUP-16");
  private static final int CARDS = 2;

  @Override
  public Citation why(Table table) {
    return DRAW;
  }

  @Override
  public Bag from(Table table) {
    return count == CARDS ? Bag.empty() : table.decks.rewards(type).deck();
  }

  @Override
  public void finish(Table table) {
    table.replaceTop(new ChooseRumour(seat, type, drawn, count));
  }

  @Override
  public GloomStep with(Pile cards, int number) {
    return new StartingCards(seat, type, cards, number);
  }
}
