package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Destroys cards attached to the destination (THO-Q-102).
 *
 * @param cards how many
 */
@Doc("Destroys cards attached to the destination.")
public record DestroyAttached(@Default("1") @Range(min = 1, max = 9) int cards) implements Effect {
  @Override
  public void act(Table table, Source source) {
    for (int i = 0; i < cards; i++) {
      table.push(new PickingAttached(source.user()));
    }
  }

  @Override
  public String says() {
    return "destroy " + Words.count(cards, "card") + " attached to the destination";
  }
}
