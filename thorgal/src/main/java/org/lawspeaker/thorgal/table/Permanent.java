package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;

/**
 * A permanent effect of a companion or support, which has no others but activated ones
 * (THO-EFFECT-02) and those that something sets off: works without any action while its card is in
 * play, only in the phases that the card shows (THO-EFFECT-03, THO-EFFECT-04).
 *
 * @param works where its card must be
 * @param when all of this must hold
 * @param gives what it changes
 */
@Doc("An effect that works while its card is in play.")
public record Permanent(
    @Default("destiny") Works works,
    @Default("[]") @Doc("All of this must hold.") ImmutableList<Condition> when,
    @Doc("What it changes.") Lasting gives) {
  public Permanent {
    if (gives.isWeighed() && when.stream().anyMatch(Condition::weighs)) {
      throw new IllegalArgumentException(
          "what is part of strength or difficulty cannot depend on them (THO-RES-04)");
    }
    boolean travels = works == Works.DESTINY || works == Works.ANY;
    if (travels && gives.whose().isOne()) {
      throw new IllegalArgumentException(
          "a permanent effect asks nobody which of several opponents it means: write each-opponent"
              + " or each-bane-player (THO-Q-86)");
    }
  }

  /** The effect in words. */
  public String says() {
    return works.says() + Wording.when(when) + gives.says();
  }
}
