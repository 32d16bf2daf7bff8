package org.lawspeaker.engine.laws;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.lawspeaker.engine.duel.DuelTwins;
import org.lawspeaker.engine.duel.SealedDuel;

class DuelLawsTest implements LawsOnJqwik {
  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(new SealedDuel(), new DuelTwins());
  }

  @Property(tries = 200, seed = "1201")
  void everyLawHoldsOfTheHonestDuel(@ForAll("playouts") PlayoutChoices playout) {
    hold(playout);
  }
}
