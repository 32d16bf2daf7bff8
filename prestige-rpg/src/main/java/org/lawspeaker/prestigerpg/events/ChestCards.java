package org.lawspeaker.prestigerpg.events;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.hand.DrawDeck;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.TurnedUp;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Cards of the draw deck are turned up until enough of them show a value; the others are discarded
 * (PRE-CHEST-02).
 *
 * @param cards how many are wanted
 */
public record ChestCards(int cards) implements PrestigeFrame {
  private static final Citation TURN = Citation.of("PRE-CHEST-01");
  private static final Citation OTHERS = Citation.of("PRE-CHEST-02");
  private static final Citation ITEM = Citation.of("PRE-CHEST-03");

  private boolean goesOn(Table table) {
    return table.foe.chest().size() < cards;
  }

  /** While the deck has cards, nobody knows whether one will do; then the discards are known. */
  @Override
  public boolean owes(Table table) {
    Piles piles = table.piles;
    return goesOn(table)
        && (!piles.deck().isEmpty()
            || !piles.buried().isEmpty()
            || holdsValue(table, piles.discards()));
  }

  private static boolean holdsValue(Table table, Bag bag) {
    for (int i = 0; i < bag.size(); i++) {
      if (Chests.burst(table.cards, bag.nth(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(TURN, DrawDeck.cards(table.piles).draw(TurnedUp::new));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof TurnedUp up)) {
      faults.notAsked();
    } else if (DrawDeck.cards(table.piles).count(up.card()) == 0) {
      faults.add(TURN, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(TURN);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    turn(table, ((TurnedUp) move).card());
  }

  /** This card is turned up. */
  private void turn(Table table, int card) {
    DrawDeck.take(table, card);
    boolean used = Chests.burst(table.cards, card) >= 0;
    if (used) {
      table.foe = table.foe.withChest(table.foe.chest().withLast(card).sorted());
    } else {
      table.discard(card);
    }
    if (table.isTelling()) {
      Citation why = used ? TURN : table.cards.isItem(card) ? ITEM : OTHERS;
      String name = table.cards.printed(card);
      table.tell(why, "chest", name + (used ? " lies in the chest" : " is discarded"));
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
