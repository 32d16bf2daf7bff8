package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;

/**
 * An activated effect of a companion, support or land (THO-EFFECT-05).
 *
 * @param costs what it costs; by the rules the exhaustion of its card (THO-EFFECT-07, THO-Q-26)
 * @param works where its card must be, unless it is a land
 * @param uses how often: in a phase if it does not exhaust (THO-Q-26), of a land in a round
 *     (THO-WOLF-03)
 * @param effects what it does, in order
 */
@Doc("An effect that works when it is activated.")
public record Activated(
    @Default("[exhaust]") @Doc("What it costs.") ImmutableList<Cost> costs,
    @Default("destiny") Works works,
    @Default("1") @Range(min = 1, max = 9) @Doc("How often: in a phase, or of a land in a round.")
        int uses,
    @Doc("What it does, in order.") ImmutableList<Effect> effects) {
  /** Whether its card is exhausted by it. */
  public boolean exhausts() {
    for (int i = 0; i < costs.size(); i++) {
      if (costs.get(i).exhausts()) {
        return true;
      }
    }
    return false;
  }

  /** The effect in words: {@code exhaust this: you draw 1 card}. */
  public String says() {
    String paid = Words.list(costs.stream().map(Cost::says).toList());
    String often = uses == 1 ? "" : " (up to " + uses + " times)";
    return works.says()
        + (costs.isEmpty() ? "at no cost" : paid)
        + often
        + ": "
        + Wording.of(effects);
  }
}
