package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The user takes a random card from the hand of each other player, keeps some, and gives the rest
 * back (PRE-Q-70).
 *
 * @param keep how many are kept
 */
@Doc("You take a random card from each other hand, keep some, and give the rest back.")
public record Rob(@Range(min = 1, max = 5) int keep) implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (!source.byNobody()) {
      Robbing.start(table, source.user(), keep);
    }
  }

  @Override
  public String says() {
    return "you take a random card from each other hand and keep " + keep;
  }
}
