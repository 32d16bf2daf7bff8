package org.lawspeaker.gloomkilforth.setup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickDeck;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/** A hero chooses the deck of its starting reward (GOK-SETUP-16). */
public record ChooseDeck(Seat seat) implements Asking {
  private static final Citation DECK = Citation.of("GOK-SETUP-16");
  private static final Window ASKS =
      Window.of("deck", "Which reward deck does the starting rumour come from?", DECK);

  @Override
  public Citation why(Table table) {
    return DECK;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (RewardType type : RewardType.values()) {
      moves.addLegal(new PickDeck(seat, type));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    RewardType type = ((PickDeck) move).deck();
    table.replaceTop(new StartingCards(seat, type, Pile.empty(), 0));
  }
}
