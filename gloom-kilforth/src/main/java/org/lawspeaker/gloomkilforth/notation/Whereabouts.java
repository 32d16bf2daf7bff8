package org.lawspeaker.gloomkilforth.notation;

import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Kind;

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

  /**
   * The skills and Totems, and what comes with the Ancients. The races, classes and sagas are left
   * out: a position that says what one hero is would have to say it of all.
   */
  static Census single(Cards cards, GloomState state) {
    Census census = new Census().add(state.decks().skills()).add(state.decks().plots());
    for (Hero hero : state.heroes()) {
      census.add(hero.skills());
      addOf(cards, census, hero.assets(), Kind.TOTEM);
      addOf(cards, census, hero.hand(), Kind.PLOT);
    }
    for (Site site : state.sites()) {
      census.add(site.plots());
    }
    for (Ancient ancient : state.ancients()) {
      census.add(ancient.card()).add(ancient.plots()).add(ancient.gathered());
      ancient.abilities().ifPresent(census::add);
    }
    return census;
  }

  private static void addOf(Cards cards, Census census, Bag zone, Kind kind) {
    for (int i = 0; i < zone.size(); i++) {
      if (cards.kind(zone.nth(i)) == kind) {
        census.add(zone.nth(i));
      }
    }
  }

  private static void add(Census census, Supply supply) {
    census.add(supply.deck()).add(supply.discard());
  }
}
