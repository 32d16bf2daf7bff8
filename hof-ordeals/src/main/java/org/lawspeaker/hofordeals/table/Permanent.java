package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;

/**
 * A change of the rules that is in force while its card is: on a Player Board, in the combat, or as
 * a Queen's Presence.
 *
 * @param when all of this must hold
 * @param gives what it changes
 */
@Doc("A change of the rules while its card is in force.")
public record Permanent(
    @Default("[]") @Doc("All of this must hold.") ImmutableList<Condition> when,
    @Doc("What it changes.") Lasting gives) {
  /** In words. */
  public String says() {
    return Wording.when(when) + gives.says();
  }
}
