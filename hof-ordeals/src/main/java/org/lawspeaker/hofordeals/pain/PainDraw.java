package org.lawspeaker.hofordeals.pain;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.piles.Stores;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.PainCard;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * A player resolves Pain cards, one by one (HOF-Q-22).
 *
 * @param seat who
 * @param left how many are still to be resolved
 */
public record PainDraw(Seat seat, int left) implements TopCard {
  private static final Citation RESOLVE = Citation.of("HOF-PAIN-01");

  private static final Citation NOTHING_USED = Citation.of("HOF-CARD-28");

  @Override
  public Citation why() {
    return RESOLVE;
  }

  @Override
  public Deck deck(Table table) {
    return table.decks.pain().deck();
  }

  @Override
  public boolean wants(Table table) {
    return left > 0 && !table.isEndless();
  }

  @Override
  public boolean renew(Table table) {
    return Stores.renewPain(table);
  }

  @Override
  public void turn(Table table, int card) {
    if (left == 1) {
      table.pop();
    } else {
      table.replaceTop(new PainDraw(seat, left - 1));
    }
    Supply pain = table.decks.pain();
    table.decks = table.decks.withPain(pain.withDeck(pain.deck().drawn(0, card)));
    table.countDeed();
    table.tellCard(RESOLVE, "pain", seat, "resolves the Pain card", card);
    Occasions.fire(table, seat, Moment.PAINED);
    table.push(new PainApplied(seat, card));
    Program.start(table, new Source(seat, card), ((PainCard) table.cards.card(card)).effects());
  }

  /** Nothing is used while Pain is resolved. */
  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (move instanceof Use && seat.equals(move.by())) {
      faults.add(NOTHING_USED, "resolving-pain");
    }
  }

  /** Nothing more is drawn for the dead (HOF-DEATH-02). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
