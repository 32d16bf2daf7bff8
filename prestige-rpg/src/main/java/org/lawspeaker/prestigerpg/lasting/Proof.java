package org.lawspeaker.prestigerpg.lasting;

import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/** What makes a creature proof against attacks. */
public sealed interface Proof extends Lasting permits Unhurt, Barrier {
  /** Whether an attack of this value does nothing to the creature. */
  boolean unhurt(Table table, Source source, Attack attack, int value);
}
