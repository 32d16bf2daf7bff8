package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * A way to use a card, an item or an ability.
 *
 * @param name tells it from other uses of the same card; empty if there is only one
 * @param at the windows in which it may be used
 * @param by by whom
 * @param tone what it does to an attack
 * @param aim what is chosen with it
 * @param once whether one seat may use it only once in a window (PRE-Q-35)
 * @param when all of this must hold
 * @param effects what it does, in order
 */
@Doc("A way to use a card, an item or an ability.")
public record Use(
    @Default("''") String name,
    @Size(min = 1, max = 10) @Doc("The windows in which it may be used.") ImmutableList<Moment> at,
    @Default("anyone") @Doc("By whom.") By by,
    @Default("neutral") @Doc("What it does to an attack, as its owner will see it.") Tone tone,
    @Default("nothing") @Doc("What is chosen with it.") Aim aim,
    @Default("false") @Doc("Whether a player may use it only once in a window.") boolean once,
    @Default("[]") @Doc("All of this must hold.") ImmutableList<Condition> when,
    @Size(min = 1, max = 9) @Doc("What it does, in order.") ImmutableList<Effect> effects) {
  /** Whether it may be used in this window. */
  public boolean isAt(Moment moment) {
    for (int i = 0; i < at.size(); i++) {
      if (at.get(i) == moment) {
        return true;
      }
    }
    return false;
  }

  /** Whether it answers a play (PRE-Q-11). */
  public boolean answers() {
    return isAt(Moment.ANNOUNCED);
  }

  /** Whether it does something to the attack that has been revealed. */
  public boolean touchesAttack() {
    return isAt(Moment.FLIPPED) && Effect.anyTouchesAttack(effects);
  }

  /** The use in words. */
  public String says() {
    return Wording.of(this);
  }
}
