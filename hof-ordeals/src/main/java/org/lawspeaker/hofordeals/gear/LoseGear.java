package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Equipment leaves the user's Player Board without Fame (HOF-STASH-04): the card with this text, or
 * one of the user's choice. Relics stay (HOF-RELIC-05).
 *
 * @param self whether it is the card itself
 * @param discarded whether it goes to the Dealer's discard pile (HOF-Q-116) instead of the box
 */
@Doc("Equipment leaves the user's Player Board without Fame.")
public record LoseGear(@Default("false") boolean self, @Default("false") boolean discarded)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    PickGear.How how = discarded ? PickGear.How.DISCARDED : PickGear.How.DESTROYED;
    if (self) {
      Equipping.remove(table, source.user(), source.card(), how);
    } else {
      table.push(new PickGear(source.user(), how));
    }
  }

  @Override
  public String says() {
    return (discarded ? "discard " : "destroy ")
        + (self ? "this card" : "one of your Equipment cards");
  }
}
