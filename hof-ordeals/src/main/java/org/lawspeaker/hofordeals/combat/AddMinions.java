package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Minions are added to the combat.
 *
 * @param number how many
 * @param power or until those added have so much Power together
 */
@Doc("Minions are added to the combat.")
public record AddMinions(
    @Default("0") @Range(min = 0, max = 5) int number,
    @Default("0") @Range(min = 0, max = 20) int power)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (table.isFighting(source.user())) {
      table.push(new MinionDraw(number, power));
    }
  }

  static String amount(int number, int power) {
    return power > 0
        ? "minions of at least " + power + " Power together"
        : Words.count(number, "minion");
  }

  @Override
  public String says() {
    return "add " + amount(number, power) + " to the combat";
  }
}
