package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;

/** What changes attacks when they are revealed (PRE-Q-108). */
public sealed interface AttackChange extends Lasting permits RotateAttacks, AddToAttacks {
  /** The attack as it is changed; the same if this does not concern it. */
  Attack revealed(Table table, Source source, Attack attack);
}
