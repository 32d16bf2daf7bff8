package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * In combat, the user may bind cards of the hand (HOF-PLAY-02, HOF-BIND-03).
 *
 * @param cards how many at most
 */
@Doc("In combat, the user may bind Attack cards of the hand.")
public record BindFromHand(@Range(min = 1, max = 5) int cards) implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (table.isFighting(source.user())) {
      table.push(new PickHandToBind(source.user(), cards));
    }
  }

  @Override
  public String says() {
    return "in combat, you may bind up to " + Words.count(cards, "Attack card") + " of your hand";
  }
}
