package org.lawspeaker.testkit.jqwik;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.testkit.wager.WagerProvider;
import org.lawspeaker.testkit.wager.WagerTwins;

class WagerLawsTest implements LawsOnJqwik {
  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(WagerProvider.GAME, new WagerTwins(WagerProvider.GAME));
  }

  @Property(tries = 200, seed = "1201")
  void everyLawHolds(@ForAll("playouts") PlayoutChoices playout) {
    hold(playout);
  }
}
