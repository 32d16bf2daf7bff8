package org.lawspeaker.hofordeals.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
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
 */
public record TurnUpTop(Seat seat, int left, Which keep) implements TopCard {
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
    return Stores.renewPlayers(table, seat);
  }

  @Override
  public void turn(Table table, int card) {
    table.replaceTop(new TurnUpTop(seat, left - 1, keep));
    Hero hero = table.hero(seat);
    Hero rest = hero.withDeck(hero.deck().drawn(0, card));
    boolean kept = keep.fits(table, card);
    table.set(
        seat,
        kept
            ? rest.taking(card)
            : rest.withDiscard(rest.discard().with(card)));
    table.tellCard(
        REVEAL, kept ? "kept" : "discarded", seat, kept ? "reveals and keeps" : "reveals", card);
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
