package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The Encounter with this text is replaced by one of level 1 or 2 that was used in this game
 * (HOF-CARD-07). The Town and a Boss Encounter stay: they could not come back (HOF-Q-74).
 */
@Doc("The Encounter with this text, or the one stood on, is replaced by one that was used before.")
public record ReplaceEncounter() implements Effect {
  @Override
  public void act(Table table, Source source) {
    Site own = table.board.siteOf(source.card());
    Site site = own == null ? table.board.site(table.hero(source.user()).space()) : own;
    if (site != null && site.card().filter(card -> isOrdinary(table, card)).isPresent()) {
      table.push(new PickUsed(source.user(), site.space()));
    }
  }

  private static boolean isOrdinary(Table table, int card) {
    Encounter encounter = table.cards.encounter(card);
    return !encounter.isBoss() && encounter.kind() != Encounter.Kind.BASIC;
  }

  @Override
  public String says() {
    return "replace this Encounter by one of level 1 or 2 that was used in this game, with new"
        + " Usage cubes";
  }
}
