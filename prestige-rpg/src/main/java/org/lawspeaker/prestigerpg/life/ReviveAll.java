package org.lawspeaker.prestigerpg.life;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * All dead players come back (PRE-RAGNAROK-01).
 *
 * @param life with so many Life Points
 * @param cards and so many cards
 */
@Doc("All dead players come back.")
public record ReviveAll(@Range(min = 1, max = 100) int life, @Range(min = 0, max = 9) int cards)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    Revival.all(table, life, cards);
  }

  @Override
  public String says() {
    return "all dead players come back with " + life + " life and " + cards + " cards";
  }
}
