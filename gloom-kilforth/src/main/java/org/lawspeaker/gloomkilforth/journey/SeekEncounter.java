package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An encounter deck is searched for a card with a keyword (GOK-DECK-04). */
@Doc("You draw encounters where you are until one has this keyword.")
public record SeekEncounter(String keyword) implements Effect {
  /** The City has no deck (GOK-MOVE-08). */
  @Override
  public void act(Table table, Source source) {
    Terrain terrain = terrain(table, source);
    if (terrain.isWild()) {
      int place = table.hero(source.user()).at();
      table.decks = table.decks.with(terrain, table.decks.encounters(terrain).renewed());
      table.push(new SeekingEncounter(source.user(), place, keyword));
    }
  }

  @Override
  public boolean isIdle(Table table, Source source) {
    return !terrain(table, source).isWild();
  }

  private static Terrain terrain(Table table, Source source) {
    return table.location(table.hero(source.user()).at()).terrain();
  }

  @Override
  public String says() {
    return "draw encounters until one has the keyword "
        + keyword
        + ", and place it on your location";
  }
}
