package org.lawspeaker.hofordeals.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.WeaponType;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.testkit.coverage.Shows;

/** How a game is set up. */
class PreparationTest {
  @Test
  @Shows({"HOF-MODE-01", "HOF-MODE-02"})
  void refusesOtherModesByName() {
    for (String mode : List.of("cooperative", "solo", "campaign")) {
      assertThat(Scene.GAME.start(Setup.of(2).with("mode", mode)).problems())
          .extracting(Problem::message)
          .containsExactly(
              "the rules of the mode " + mode + " are not in the source (HOF-MODE-02)");
    }
    assertThat(Scene.GAME.start(Setup.of(2).with("mode", "competitive")).isOk()).isTrue();
  }

  @Test
  @Shows({
    "HOF-SETUP-02", "HOF-SETUP-03", "HOF-SETUP-04", "HOF-SETUP-05", "HOF-SETUP-06", "HOF-SETUP-07",
    "HOF-SETUP-08", "HOF-SETUP-09", "HOF-SETUP-11", "HOF-Q-05", "HOF-Q-08", "HOF-Q-12"
  })
  void laysOutTheFirstLevel() {
    Scene scene = Scene.start(Setup.of(3).with("first", "2")).chance();
    HofState state = scene.state();

    assertThat(state.decks().row().size()).isEqualTo(6);
    assertThat(state.board().sites()).hasSize(9);
    assertThat(state.board().faceDown()).isEqualTo(8);
    assertThat(state.board().royalty()).isEmpty();
    for (Hero hero : state.heroes()) {
      assertThat(hero.census().all()).isEqualTo(Scene.GAME.cards().starting);
      assertThat(hero.hand().size()).isEqualTo(5);
      assertThat(hero.health()).isEqualTo(10);
      assertThat(hero.food() + hero.shards() + hero.fame() + hero.effort()).isZero();
      assertThat(hero.space()).isEqualTo(12);
      assertThat(hero.gear()).isEmpty();
    }
    assertThat(Scene.GAME.cards().pack.rustyAxe().type()).isEqualTo(WeaponType.ONE_HANDED);
  }

  @Test
  @Shows({"HOF-SETUP-01", "HOF-SETUP-12", "HOF-Q-09"})
  void drawsTheStartingPlayerOrTakesTheOneNamed() {
    assertThat(Scene.start(Setup.of(2)).then("seat 1 goes first").state().turn().active())
        .isEqualTo(Seat.of(1));
    assertThat(Scene.start(Setup.of(2).with("first", "1")).state().clock().first())
        .isEqualTo(Seat.of(1));
    assertThat(Scene.GAME.start(Setup.of(2).with("first", "3")).problems())
        .extracting(Problem::message)
        .containsExactly("there is no seat 3");
    assertThat(Scene.GAME.start(Setup.of(2).with("first", "2")).problems())
        .extracting(Problem::message)
        .containsExactly("there is no seat 2");
  }

  @Test
  @Shows("HOF-MODE-03")
  void leavesCampaignEncountersInTheBox() {
    assertThat(Scene.GAME.cards().levels.get(0).count(Scene.card("open-road"))).isZero();
  }

  @Test
  @Shows({"HOF-Q-10"})
  void turnsUpTheJackAtSetupByTheOtherReading() {
    Scene scene = Scene.start(Setup.of(2).with("first", "1").with("jack", "setup")).chance();

    assertThat(scene.state().board().royalty()).isPresent();
  }

  /** Whoever is turned up before anybody has come to him has not been met. */
  @Test
  @Shows("HOF-JACK-01")
  void letsNoJackStrikeBeforeHeIsMet() {
    Scene scene = Scene.start(Setup.of(2).with("first", "1").with("jack", "setup")).chance();

    assertThat(scene.state().board().royalty()).isPresent();
    assertThat(scene.events()).extracting(Event::kind).contains("royalty").doesNotContain("met");
  }

  @Test
  @Shows({"HOF-Q-114", "HOF-USAGE-05"})
  void givesATownWithAUsageValueTheCubesForItsPlayers() {
    HofOrdeals game =
        OwnPack.changed(
            "{name: Town, kind: basic,", "{name: Town, kind: basic, usage: {value: 2, three: 3},");
    HofState two = game.start(Setup.of(2)).orThrow();
    HofState three = game.start(Setup.of(3)).orThrow();

    assertThat(two.board().sites().get(0).cubes()).isEqualTo(2);
    assertThat(three.board().sites().get(0).cubes()).isEqualTo(3);
  }
}
