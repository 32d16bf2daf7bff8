package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.end.DrawDeck;
import org.lawspeaker.prestigerpg.end.Drawing;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A card of the draw deck is drawn.
 *
 * @param card which
 */
public record Drawn(int card) implements NatureMove {
  private static final Citation TOP = Citation.of("PRE-DRAW-01");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.top(Drawing.class) == null) {
      PrestigeMove.notNow(table, faults, TOP);
    } else if (DrawDeck.cards(table.piles).count(card) == 0) {
      faults.add(TOP, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(TOP);
  }

  @Override
  public void make(Table table) {
    ((Drawing) table.agenda.top()).draw(table, card);
  }

  @Override
  public String text(Table table) {
    return "draw " + table.cards.names().card(card);
  }
}
