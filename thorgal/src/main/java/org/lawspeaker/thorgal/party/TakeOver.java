package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Takes companions or supports of others into the own party; they keep their owner (THO-Q-106).
 *
 * @param target which cards
 */
@Doc("Takes companions or supports of others into the own party; they keep their owner.")
public record TakeOver(Target target) implements OnCards {
  private static final Citation TAKEN = Citation.of("THO-Q-106");

  @Override
  public void hit(Table table, Source source, int id) {
    InPlay card = table.inPlay(id);
    if (card == null || Uniqueness.forbids(table, source.user(), card)) {
      return;
    }
    Destroying.removed(table, id);
    table.setParty(source.user(), Lists.plus(table.side(source.user()).party(), card));
    if (table.isTelling()) {
      String name = table.printed(id);
      table.tell(TAKEN, "taken", name + " joins the party of " + source.user(), "card", name);
    }
  }

  @Override
  public String says(String cards) {
    return "take over " + cards;
  }
}
