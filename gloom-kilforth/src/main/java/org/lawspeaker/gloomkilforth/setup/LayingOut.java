package org.lawspeaker.gloomkilforth.setup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.Table;

/** The locations are laid out at random, the City in the middle (GOK-SETUP-02, GOK-SETUP-03). */
public record LayingOut() implements Drawing {
  private static final Citation MAP = Citation.of("GOK-SETUP-03");

  @Override
  public Citation why(Table table) {
    return MAP;
  }

  @Override
  public Bag from(Table table) {
    Bag left = table.cards.locations;
    for (Site site : table.sites) {
      left = site.card() == table.cards.city ? left : left.without(site.card());
    }
    return left;
  }

  @Override
  public void drawn(Table table, int card) {
    if (table.sites.size() == Cards.CENTRE) {
      table.sites = Lists.plus(table.sites, Site.of(table.cards.city));
    }
    table.sites = Lists.plus(table.sites, Site.of(card));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tell(MAP, "laid-out", name + " is laid out", "card", name);
    }
  }
}
