package org.lawspeaker.gloomkilforth.notation;

import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;

/** Where the cards of a position lie. */
final class Whereabouts {
  private Whereabouts() {}

  /** All cards that lie in no deck and no discard pile. */
  static Census outsideDecks(GloomState state) {
    Census census = new Census();
    for (Hero hero : state.heroes()) {
      census.add(hero.hand()).add(hero.assets()).add(hero.skills()).add(hero.loot());
    }
    for (Site site : state.sites()) {
      census.add(site.encounters()).add(site.plots());
    }
    state.clock().weather().ifPresent(census::add);
    for (GloomStep step : state.agenda().toList()) {
      census.add(step.held());
    }
    return census;
  }

  /** All cards of the decks. */
  static Census all(GloomState state) {
    Census census = outsideDecks(state);
    Decks decks = state.decks();
    decks.encounters().values().forEach(each -> add(census, each));
    decks.rewards().values().forEach(each -> add(census, each));
    add(census, decks.night());
    add(census, decks.loot());
    return census;
  }

  private static void add(Census census, Supply supply) {
    census.add(supply.deck()).add(supply.discard());
  }
}
