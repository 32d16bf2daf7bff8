package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * An encounter deck is searched: what does not fit is discarded unresolved, and when the deck is
 * empty the search is over (GOK-DECK-05, GOK-Q-41).
 */
public record SeekingEncounter(Seat seat, int place, String keyword) implements Drawing {
  private static final Citation SEEK = Citation.of("GOK-DECK-04");

  private Terrain terrain(Table table) {
    return table.location(place).terrain();
  }

  @Override
  public Citation why(Table table) {
    return SEEK;
  }

  @Override
  public Bag from(Table table) {
    return table.decks.encounters(terrain(table)).deck();
  }

  @Override
  public void drawn(Table table, int card) {
    Terrain terrain = terrain(table);
    table.decks = table.decks.with(terrain, table.decks.encounters(terrain).without(card));
    table.tellCard(SEEK, "drew-encounter", seat, "draws", card);
    if (table.cards.hasKeyword(card, keyword)) {
      finish(table);
      EncounterDraw.place(table, seat, place, card);
    } else {
      Discards.put(table, card);
    }
  }

  @Override
  public void finish(Table table) {
    Terrain terrain = terrain(table);
    table.pop();
    table.decks = table.decks.with(terrain, table.decks.encounters(terrain).renewed());
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
