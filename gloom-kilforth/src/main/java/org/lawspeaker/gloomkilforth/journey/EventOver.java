package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** An Event is resolved and discarded (GOK-EVENT-01); only now is an empty deck made anew. */
public record EventOver(@CardNumber int card) implements GloomStep {
  private static final Citation EVENT = Citation.of("GOK-EVENT-01");

  @Override
  public Pile held() {
    return Pile.of(card);
  }

  @Override
  public void run(Table table) {
    table.pop();
    Discards.put(table, card);
    renew(table, card);
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tell(EVENT, "event-over", name + " is discarded", "card", name);
    }
  }

  /** Now that an Event of it is over, an empty deck is made anew (GOK-DECK-07). */
  static void renew(Table table, int card) {
    Optional<Terrain> terrain = table.cards.encounter(card).terrain();
    if (terrain.isPresent()) {
      Supply supply = table.decks.encounters(terrain.get());
      table.decks = table.decks.with(terrain.get(), supply.renewed());
    }
  }
}
