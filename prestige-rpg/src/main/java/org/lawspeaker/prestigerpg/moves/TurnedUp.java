package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.end.DrawDeck;
import org.lawspeaker.prestigerpg.relics.ChestCards;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A card of the draw deck is turned up for a chest.
 *
 * @param card which
 */
public record TurnedUp(int card) implements NatureMove {
  private static final Citation TURN = Citation.of("PRE-CHEST-01");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.top(ChestCards.class) == null) {
      PrestigeMove.notNow(table, faults, TURN);
    } else if (DrawDeck.cards(table.piles).count(card) == 0) {
      faults.add(TURN, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(TURN);
  }

  @Override
  public void make(Table table) {
    ((ChestCards) table.agenda.top()).turn(table, card);
  }

  @Override
  public String text(Table table) {
    return "turn-up " + table.cards.names().card(card);
  }
}
