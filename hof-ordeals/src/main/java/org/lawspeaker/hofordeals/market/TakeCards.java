package org.lawspeaker.hofordeals.market;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user takes cards without paying (HOF-DECK-14): of the Dealer's Row, of the Dealer's discard
 * pile, or one of a name, wherever of the two it is.
 *
 * @param upTo the Effort costs together may be up to this (HOF-Q-75)
 * @param perDefeated whether the Power of the minions defeated is the limit (HOF-CARD-48)
 * @param discarded whether from the Dealer's discard pile
 * @param called only a card of this name (HOF-CARD-33)
 */
@Doc("The user takes cards without paying.")
public record TakeCards(
    @Default("0") @Range(min = 0, max = 20) int upTo,
    @Default("false") boolean perDefeated,
    @Default("false") boolean discarded,
    Optional<String> called)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (called.isPresent()) {
      table
          .cards
          .index
          .find(Words.slug(called.get()))
          .ifPresent(card -> takeNamed(table, source.user(), card));
    } else {
      int limit = perDefeated && table.fight != null ? table.fight.defeatedPower() : upTo;
      table.push(PickTaken.of(table, source.user(), limit, discarded));
    }
  }

  private static void takeNamed(Table table, Seat seat, int card) {
    boolean inRow = table.decks.row().contains(card);
    boolean thrown = table.decks.dealer().discard().count(card) > 0;
    if ((inRow || thrown) && Equipping.fits(table, seat, card)) {
      PickTaken.obtain(table, seat, card, !inRow, Market.Way.TAKEN);
    }
  }

  @Override
  public String says() {
    String from = discarded ? "the Dealer's discard pile" : "the Dealer's Row";
    return called
        .map(name -> "take " + name + " if it lies in the Dealer's Row or discard pile")
        .orElse(
            "you may take cards of "
                + from
                + (perDefeated
                    ? " that together cost no more Effort than the Power of the minions you"
                        + " defeated"
                    : " that together cost " + upTo + " Effort or less"));
  }
}
