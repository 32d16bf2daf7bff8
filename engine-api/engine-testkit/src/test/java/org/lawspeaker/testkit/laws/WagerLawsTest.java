package org.lawspeaker.testkit.laws;

import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.testkit.wager.WagerProvider;
import org.lawspeaker.testkit.wager.WagerTwins;

class WagerLawsTest implements LawsOnJUnit {
  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(WagerProvider.GAME, new WagerTwins(WagerProvider.GAME));
  }
}
