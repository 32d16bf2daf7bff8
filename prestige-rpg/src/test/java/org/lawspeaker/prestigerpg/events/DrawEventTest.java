package org.lawspeaker.prestigerpg.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.TopEvent;
import org.lawspeaker.prestigerpg.moves.TopRelic;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.testkit.coverage.Shows;

/** What is turned up when an Event is to be drawn. */
class DrawEventTest {
  @Test
  @Shows("PRE-EVENT-03")
  void nothingButAnEventOfTheDeckIsTurnedUp() {
    Scene scene = Scene.ofReference(3).faces("ripper").encounter(2).begins(Flow.EVENT);
    int event = Scene.REFERENCE.names().findEvent("something-is-behind-us").orElseThrow();

    assertThat(scene.faults(new TopRelic(Scene.REFERENCE.relic(0)))).containsExactly("not-now");
    scene.allows(new TopEvent(event), "PRE-EVENT-03");
  }
}
