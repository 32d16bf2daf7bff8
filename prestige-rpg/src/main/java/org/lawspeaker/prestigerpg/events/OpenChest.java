package org.lawspeaker.prestigerpg.events;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Cards are turned up until so many Attack cards with a value lie there (PRE-CHEST-01).
 *
 * @param cards how many
 */
@Doc("Cards are turned up until so many Attack cards with a value lie there.")
public record OpenChest(@Range(min = 1, max = 6) int cards) implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new ChestCards(cards));
  }

  @Override
  public boolean isAtOnce() {
    return true;
  }

  @Override
  public String says() {
    return "a chest is filled with cards that show a value, "
        + cards
        + " of them; whoever plays a card of the same value claims one, and whoever has claimed"
        + " the most opens the chest at the end of the encounter and gains a Relic";
  }
}
