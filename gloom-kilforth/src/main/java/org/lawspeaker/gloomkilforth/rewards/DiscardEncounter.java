package org.lawspeaker.gloomkilforth.rewards;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Successes;
import org.lawspeaker.gloomkilforth.table.Table;

/** An encounter is discarded from the map: no reward, no Trophy (GOK-Q-94). */
@Doc("An encounter at your location is discarded.")
public record DiscardEncounter(Optional<String> keyword) implements OnEncounter {
  private static final Citation GONE = Citation.of("GOK-Q-94");

  @Override
  public void befall(Table table, Source source, int card) {
    Claim.cutShort(table, card);
    Successes.gone(table, card, GONE);
    table.removeEncounter(card);
    Discards.put(table, card);
    table.tellCard(GONE, "discarded", source.user(), "discards", card);
  }

  @Override
  public String says() {
    return "discard " + encounter();
  }
}
