package org.lawspeaker.hofordeals.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * Cards of the own deck are revealed and sorted.
 *
 * @param seat whose deck
 * @param left how many are still to be revealed
 * @param keep which go to the hand
 * @param rest those that were discarded: none of them is revealed again
 */
public record TurnUpTop(Seat seat, int left, Which keep, @Default("[]") @CardNumber Pile rest)
    implements TopCard {
  private static final Citation REVEAL = Citation.of("HOF-DECK-11");

  @Override
  public Citation why() {
    return REVEAL;
  }

  @Override
  public Deck deck(Table table) {
    return table.hero(seat).deck();
  }

  @Override
  public boolean wants(Table table) {
    return left > 0;
  }

  @Override
  public boolean renew(Table table) {
    Bag others = table.hero(seat).discard();
    for (int i = 0; i < rest.size(); i++) {
      others = others.without(rest.get(i));
    }
    table.set(seat, table.hero(seat).withDiscard(others));
    boolean isRenewed = Stores.renewPlayers(table, seat);
    Hero hero = table.hero(seat);
    table.set(seat, hero.withDiscard(hero.discard().withAll(rest)));
    return isRenewed;
  }

  @Override
  public void turn(Table table, int card) {
    boolean kept = keep.fits(table, card);
    table.replaceTop(new TurnUpTop(seat, left - 1, keep, kept ? rest : rest.withLast(card)));
    Hero drawn = table.hero(seat).withDeck(deck(table).drawn(0, card));
    table.set(seat, kept ? drawn.taking(card) : drawn.withDiscard(drawn.discard().with(card)));
    table.tellCard(
        REVEAL, kept ? "kept" : "discarded", seat, kept ? "reveals and keeps" : "reveals", card);
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
