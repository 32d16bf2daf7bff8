package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * A change of the rules that is in force while its card is.
 *
 * @param when all of this must hold
 * @param gives what it changes
 */
@Doc("A change of the rules while its card is in force.")
public record Permanent(
    @Default("[]") @Size(max = 3) @Doc("All of this must hold.") ImmutableList<Condition> when,
    @Doc("What it changes.") Lasting gives) {
  /** In words. */
  public String says() {
    return Wording.when(when) + gives.says();
  }
}
