package org.lawspeaker.gloomkilforth.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes draw Loot tokens. */
@Doc("Heroes draw Loot tokens.")
public record DrawLoot(@Default("1") @Range(min = 1, max = 6) int tokens, @Default("you") Who who)
    implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new LootDraw(seat, tokens));
  }

  @Override
  public String says() {
    return who.orders("draw") + " " + Words.count(tokens, "Loot token");
  }
}
