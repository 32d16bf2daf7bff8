package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** One of the cards drawn is kept as a rumour, the others are discarded. */
public record KeepOne(Seat seat, @CardNumber Pile drawn) implements Asking {
  private static final Citation KEEP = Citation.of("GOK-DEF-01");
  private static final Window ASKS = Window.of("keep", "Which card is kept as a rumour?", KEEP);

  @Override
  public Pile held() {
    return drawn;
  }

  @Override
  public boolean owes(Table table) {
    return !drawn.isEmpty();
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
    table.set(seat, table.hero(seat).holding(card, true));
    table.tellCard(KEEP, "kept", seat, "keeps", card);
    drawn.withoutCard(card).forEach(each -> Discards.put(table, each));
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    if (!seat.equals(defeated)) {
      return Optional.of(this);
    }
    drawn.forEach(each -> Discards.put(table, each));
    return Optional.empty();
  }
}
