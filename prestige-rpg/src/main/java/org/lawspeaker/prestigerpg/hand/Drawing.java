package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player draws cards, one after another, a number of them or until the hand holds so many
 * (PRE-Q-45).
 *
 * @param cause what makes the player draw
 * @param seat who
 * @param left how many are left to draw, if it is a number of cards
 * @param upTo the number of cards in hand up to which they draw, if it is not
 */
public record Drawing(
    @Default("round") Cause cause, Seat seat, @Default("0") int left, @Default("0") int upTo)
    implements PrestigeFrame {
  private static final Citation ITEM = Citation.of("PRE-ITEM-01");

  /** So many cards. */
  public static Drawing cards(Cause cause, Seat seat, int cards) {
    return new Drawing(cause, seat, cards, 0);
  }

  /** Cards until the hand holds so many (PRE-Q-45). */
  public static Drawing upTo(Cause cause, Seat seat, int cards) {
    return new Drawing(cause, seat, 0, cards);
  }

  private boolean goesOn(Table table) {
    return (table.lives(seat) || (Fallen.fights(table, seat) && Fallen.findsAny(table)))
        && (upTo > 0 ? table.sheet(seat).hand().size() < upTo : left > 0);
  }

  @Override
  public boolean owes(Table table) {
    return goesOn(table) && !DrawDeck.cards(table.piles).isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return asks(table.piles);
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return asks(state.piles());
  }

  private Pending<PrestigeMove> asks(Piles piles) {
    return new Pending.Chance<>(cause.clause(), DrawDeck.cards(piles).draw(Drawn::new));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof Drawn drawn)) {
      faults.notAsked();
    } else if (DrawDeck.cards(table.piles).count(drawn.card()) == 0) {
      faults.add(cause.clause(), "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(cause.clause());
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    draw(table, ((Drawn) move).card());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  /** This card is drawn: an Item goes to the table at once (PRE-ITEM-01), else to the hand. */
  private void draw(Table table, int card) {
    DrawDeck.take(table, card);
    if (!table.lives(seat) && !table.cards.isKeptByTheFallen(card)) {
      Fallen.passOver(table, seat, card);
      return;
    }
    table.replaceTop(new Drawing(cause, seat, Math.max(0, left - 1), upTo));
    if (table.cards.isItem(card)) {
      if (table.isTelling()) {
        table.tell(ITEM, "draws", seat + " draws an Item");
      }
      Items.gain(table, seat, card);
      return;
    }
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withHand(sheet.hand().with(card)));
    if (table.isTelling()) {
      String name = table.cards.printed(card);
      String written = table.cards.names().card(card);
      Citation why = cause.clause();
      table.tellOnly(seat, why, "drawn", seat + " draws " + name, "card", written);
      table.tellOthers(seat, why, "draws", seat + " draws a card");
    }
  }

  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    return dead.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
