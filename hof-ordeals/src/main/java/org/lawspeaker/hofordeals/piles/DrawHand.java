package org.lawspeaker.hofordeals.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.moves.Draw;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * A player draws cards into the hand.
 *
 * @param seat who draws
 * @param left how many are still to be drawn
 * @param why the clause
 */
public record DrawHand(Seat seat, int left, Citation why) implements TopCard {
  private static final Citation SHOWN = Citation.of("HOF-DECK-11");

  @Override
  public Deck deck(Table table) {
    return table.hero(seat).deck();
  }

  @Override
  public Pending<HofMove> asks(Cards cards, HofState state) {
    return new Pending.Chance<>(why, state.heroes().get(seat.index()).deck().draw(0, Draw::of));
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
    if (left == 1) {
      table.pop();
    } else {
      table.replaceTop(new DrawHand(seat, left - 1, why));
    }
    Hero hero = table.hero(seat);
    if (table.cards.works(card, Moment.DRAWN)) {
      show(table, hero.withDeck(hero.deck().drawn(0, card)), card);
      return;
    }
    table.set(seat, hero.drawing(card));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tellOnly(
          seat, why, "drew", seat + " draws " + name, "seat", Table.number(seat), "card", name);
      table.tellOthers(seat, why, "drew", seat + " draws a card", "seat", Table.number(seat));
    }
  }

  /** A card that does something when it is drawn is shown for that, and counts as used. */
  private void show(Table table, Hero hero, int card) {
    table.set(seat, hero.withPlayed(hero.played().with(card)));
    table.tellCard(SHOWN, "drew-openly", seat, "draws and shows", card);
    Occasions.fire(table, new Source(seat, card), Moment.DRAWN);
  }

  /** Who dies draws a new hand instead. */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
