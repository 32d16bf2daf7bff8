package org.lawspeaker.gloomkilforth.engagement;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Table;

/** No foe has Surprise against this hero. */
@Doc("No foe has Surprise against you.")
public record NeverSurprised() implements Lasting {
  /** Whether this holds for a hero against a foe, which may be immune to its card (GOK-TERM-11). */
  static boolean guards(Table table, Seat seat, int foe) {
    return Chances.taken(table, seat, Attribute.FIGHT, new Strike(foe))
        .changes(seat)
        .has(NeverSurprised.class);
  }

  @Override
  public String says() {
    return "no foe has Surprise against you";
  }
}
