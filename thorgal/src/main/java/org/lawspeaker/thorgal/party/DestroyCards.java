package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Destroys companions or supports in play (THO-Q-100).
 *
 * @param target which cards
 */
@Doc("Destroys companions or supports in play.")
public record DestroyCards(Target target) implements OnCards {
  private static final Citation WHY = Citation.of("THO-Q-100");

  @Override
  public void hit(Table table, Source source, int id) {
    Destroying.inPlay(table, id, WHY);
  }

  @Override
  public String says(String cards) {
    return "destroy " + cards;
  }
}
