package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.combat.MinionDraw;
import org.lawspeaker.hofordeals.combat.StrikeCards;
import org.lawspeaker.hofordeals.market.RelicDraw;
import org.lawspeaker.hofordeals.moves.Draw;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.pain.PainDraw;
import org.lawspeaker.hofordeals.piles.CurseDraw;
import org.lawspeaker.hofordeals.piles.DrawHand;
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.piles.TopSeen;
import org.lawspeaker.hofordeals.piles.TurnUpTop;

/**
 * A step that takes cards from the top of a face-down deck (HOF-DECK-07): Nature says which, unless
 * somebody has seen it. The deck is renewed only when a card must be drawn (HOF-Q-95).
 */
public sealed interface TopCard extends HofStep
    permits DrawHand,
        TurnUpTop,
        TopSeen,
        RefillRow,
        CurseDraw,
        PainDraw,
        MinionDraw,
        StrikeCards,
        RelicDraw {
  /** Why the card is drawn. */
  Citation why();

  /** The deck as it is now. */
  Deck deck(Table table);

  /** Whether one more card is wanted. */
  boolean wants(Table table);

  /** Makes a deck that is empty anew; whether there is a card to draw now. */
  boolean renew(Table table);

  /** This card is on top; it is taken from there. */
  void turn(Table table, int card);

  /** No more card is wanted, or there is none. */
  default void finish(Table table) {
    table.pop();
  }

  @Override
  default boolean owes(Table table) {
    if (!wants(table)) {
      return false;
    }
    Deck deck = deck(table);
    return !deck.isEmpty() && deck.isUnseen(0);
  }

  @Override
  default void run(Table table) {
    if (!wants(table) || (deck(table).isEmpty() && !renew(table))) {
      finish(table);
    } else if (!deck(table).isEmpty() && !deck(table).isUnseen(0)) {
      turn(table, deck(table).cardAt(0));
    }
  }

  @Override
  default Pending<HofMove> asks(Table table) {
    return new Pending.Chance<>(why(), deck(table).draw(0, Draw::of));
  }

  @Override
  default void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof Draw draw)) {
      faults.notAsked();
    } else if (deck(table).bag().count(draw.card()) == 0) {
      faults.add(why(), "not-in-the-deck", "card", table.cards.name(draw.card()));
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, HofMove move) {
    return ImmutableList.of(why());
  }

  @Override
  default void make(Table table, HofMove move) {
    turn(table, ((Draw) move).card());
  }
}
