package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** An effect on the attack that has been revealed and is not yet checked (PRE-Q-13). */
public sealed interface OnAttack extends Effect permits Rotate, AddToAttack, CancelAttack {
  /** Carries it out on this attack. */
  void strike(Table table, Source source, Attack attack);

  @Override
  default void act(Table table, Source source) {
    Attack attack = table.attack(source.attack());
    if (attack != null && !attack.checked()) {
      strike(table, source, attack);
    }
  }

  @Override
  default boolean touchesAttack() {
    return true;
  }
}
