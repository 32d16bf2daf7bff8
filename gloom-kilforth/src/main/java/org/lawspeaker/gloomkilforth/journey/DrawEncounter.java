package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An encounter is drawn and placed on a location, as by a Search (GOK-SEARCH-02). */
@Doc("An encounter is drawn and placed on a location.")
public record DrawEncounter(@Default("here") Where where) implements OnPlace {
  /** A deck without cards gives none (GOK-Q-42). */
  @Override
  public boolean fits(Table table, int place) {
    Terrain terrain = table.location(place).terrain();
    return terrain.isWild() && table.decks.encounters(terrain).hasCards();
  }

  @Override
  public void befall(Table table, Source source, int place) {
    table.push(new EncounterDraw(source.user(), place));
  }

  @Override
  public String says() {
    return "draw an encounter and place it on " + where.says();
  }
}
