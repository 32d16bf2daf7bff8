package org.lawspeaker.hofordeals.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.testkit.coverage.Shows;

/** What only one player sees is told to that player alone; the others learn that it happened. */
class ToldToOneTest {
  private static final int ACTIVE = 1;
  private static final int OTHER = 0;

  /** What a seat is told of this kind. */
  private static List<String> told(Scene scene, String kind, int seat) {
    return scene.events().stream()
        .filter(event -> event.kind().equals(kind) && event.isOpenTo(Seat.of(seat)))
        .map(Event::says)
        .toList();
  }

  @Test
  @Shows("HOF-DECK-12")
  void whichCardIsDrawn() {
    Scene scene = Scene.of(3, "{step: acquire, turn: {active: '1'}}").then("done", "draw hack");

    assertThat(told(scene, "drew", ACTIVE)).containsExactly("seat 1 draws Hack");
    assertThat(told(scene, "drew", OTHER)).containsExactly("seat 1 draws a card");
  }

  @Test
  @Shows("HOF-DECK-12")
  void whichCardIsLookedAt() {
    Scene scene =
        Scene.of(3, "{step: explore, turn: {active: '1'}, heroes: {1: {hand: [sleight-of-hand]}}}")
            .then("play sleight-of-hand", "draw hack");

    assertThat(told(scene, "saw", ACTIVE)).containsExactly("seat 1 sees Hack");
    assertThat(told(scene, "saw", OTHER)).singleElement().asString().doesNotContain("Hack");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-08")
  void whichRelicsGoRound() {
    Scene scene =
        Slain.jack(Setup.of(3), "shards: 5", "2: {shards: 4}")
            .then("loot relic", "seat 2: loot relic", "seat 0: pass")
            .then("draw cornucopia", "draw twin-fangs", "draw titan-maul")
            .then("choose twin-fangs");

    assertThat(told(scene, "drew-relic", ACTIVE))
        .containsExactly(
            "seat 1 draws Cornucopia", "seat 1 draws Twin Fangs", "seat 1 draws Titan Maul");
    assertThat(told(scene, "drew-relic", 2)).hasSize(3).containsOnly("seat 1 draws a Relic");
    assertThat(told(scene, "passed-on", 2))
        .containsExactly("seat 2 is passed Cornucopia and Titan Maul");
    assertThat(told(scene, "passed-on", OTHER)).isEmpty();
    assertThat(told(scene, "passed-on", ACTIVE)).isEmpty();
  }
}
