package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Table;

/** Step c: the damage of the round is totalled (PRE-TOTAL-01). */
public final class Totals {
  private static final Citation TOTAL = Citation.of("PRE-TOTAL-01");
  private static final Citation ALIVE = Citation.of("PRE-TOTAL-02");

  private Totals() {}

  /** What the attacks on the stack which have been checked take from the creature or a token. */
  public static int pending(Table table, int token) {
    if (table.clock.totalled()) {
      return 0;
    }
    int sum = 0;
    for (int i = 0; i < table.stack.size(); i++) {
      Attack attack = table.stack.get(i);
      if (attack.checked() && !attack.taken() && attack.token() == token) {
        sum += attack.value();
      }
    }
    return sum;
  }

  /** The bead moves by the total (PRE-Q-14); what is more than the life left is lost (PRE-Q-16). */
  public static void take(Table table) {
    Foe foe = table.foe;
    if (foe.hasTokens()) {
      Pile tokens = foe.tokens();
      for (int token = 0; token < tokens.size(); token++) {
        int left = Math.max(0, tokens.get(token) - pending(table, token));
        tokens = tokens.replaced(token, left);
      }
      table.foe = foe.withTokens(tokens);
    } else if (foe.life() > 0) {
      table.foe = foe.withLife(foe.life() - pending(table, -1));
    }
    table.clock = table.clock.withTotalled(true);
    if (table.isTelling()) {
      table.tell(TOTAL, "total", table.encounter().name() + " " + Foes.life(table));
      if (Foes.canBeHurt(table)) {
        table.tell(ALIVE, "alive", table.encounter().name() + " may attack");
      }
    }
    Occasions.setOff(table, Occasion.TOTALLED, table.first(), -1);
  }
}
