package org.lawspeaker.gloomkilforth.setup;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** A hero keeps one of the cards it drew, and shuffles the others back (GOK-SETUP-17). */
public record ChooseRumour(Seat seat, RewardType type, @CardNumber Pile drawn, int count)
    implements Asking {
  private static final Citation KEEP = Citation.of("GOK-SETUP-17");
  private static final Window ASKS = Window.of("keep", "Which card is kept as a rumour?", KEEP);

  @Override
  public boolean owes(Table table) {
    return count > 0;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return KEEP;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    drawn.forEach(card -> moves.addLegal(PickCard.of(seat, card)));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    int card = ((PickCard) move).card();
    table.pop();
    table.set(seat, table.hero(seat).holding(card, false));
    drawn
        .withoutCard(card)
        .forEach(
            back ->
                table.decks = table.decks.with(type, table.decks.rewards(type).shufflingIn(back)));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      String who = Table.number(seat);
      table.tellOnly(seat, KEEP, "kept", seat + " keeps " + name, "seat", who, "card", name);
      table.tellOthers(seat, KEEP, "kept-unseen", seat + " keeps a card", "seat", who);
    }
  }

  @Override
  public Pile held() {
    return drawn;
  }

  @Override
  public Optional<Seat> secretOf() {
    return Optional.of(seat);
  }

  @Override
  public GloomStep holding(Pile cards) {
    return new ChooseRumour(seat, type, cards, count);
  }

  @Override
  public Optional<Missing> missing() {
    return Optional.of(new Missing(type, count - drawn.size()));
  }
}
