package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/** The attack does not hit and is discarded (PRE-TURN-09, PRE-Q-37). */
@Doc("The attack does not hit and is discarded.")
public record CancelAttack() implements OnAttack {
  @Override
  public void strike(Table table, Source source, Attack attack) {
    DamageStack.drop(table, attack);
    if (table.isTelling()) {
      table.tell(
          Citation.of("PRE-TURN-09"),
          "cancelled",
          attack.owner() + "'s " + table.cards.printed(attack.card()) + " does not hit",
          "card",
          table.cards.names().card(attack.card()));
    }
  }

  @Override
  public String says() {
    return "the attack does not hit and is discarded";
  }
}
