package org.lawspeaker.gloomkilforth.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.testkit.coverage.Shows;

/** On which Day the game ends. */
class LastDayTest {
  /** All but seat 1 have made Camp, and it does so as the last. */
  private static Scene camp(Setup setup, String more) {
    return Scene.of(
            setup,
            """
            turn-of: 1
            heroes: {0: {camped: true}, 1: {at: frostmaw}}
            %s
            """
                .formatted(more))
        .then("camp");
  }

  private static final Setup DECK = Setup.of(2).with("last-day", "night-deck");
  private static final String DRAWN =
      "creeping-fog, cold-moon, wolves-howl, bell-at-midnight, grave-lights, black-rain, dead-wind,"
          + " red-sky, whispering-walls, fell-dreams, broken-oath, hungry-dark, lost-sleep,"
          + " pale-riders, long-shadows, driving-sleet, empty-hearth, iron-frost, restless-dead,"
          + " orc-ravager, night-hag, ice-wraith, gallows-ghost";

  /** Day 20, with one card left in the Night deck, or two. */
  private static final String ONE_LEFT =
      "clock: {day: 20}\ndecks: {night: {deck: [thick-mist], discard: [silent-hour, "
          + DRAWN
          + "]}}";

  private static final String TWO_LEFT =
      "clock: {day: 20}\ndecks: {night: {deck: [thick-mist, silent-hour], discard: ["
          + DRAWN
          + "]}}";

  @Test
  @Shows({"GOK-WIN-01", "GOK-GAME-05", "GOK-DAY-04", "GOK-DAY-06", "GOK-WIN-07"})
  void theGameEndsWithTheDaylightOfDayTwentyFive() {
    Scene scene = camp(Setup.of(2), "clock: {day: 25}\nplaces: {frostmaw: {gloom: true}}");

    assertThat(scene.outcome().citation().id()).isEqualTo("GOK-WIN-07");
    assertThat(scene.hero(1).hp()).isEqualTo(4); // no gloom takes anything any more
  }

  @Test
  @Shows({"GOK-WIN-01", "GOK-DAY-04", "GOK-DAY-01"})
  void onTheDayBeforeNightFalls() {
    Scene scene = camp(Setup.of(2), "clock: {day: 24}");
    assertThat(scene.state().clock().phase()).isEqualTo(Phase.NIGHT);

    scene.then("draw thick-mist").chance();

    assertThat(scene.state().clock().day()).isEqualTo(25);
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-Q-102", "GOK-DAY-05"})
  void theDayNumberDecidesAlsoIfTheNightDeckRunsOut() {
    Scene scene = camp(Setup.of(2), ONE_LEFT);
    assertThat(scene.state().clock().phase()).isEqualTo(Phase.NIGHT);

    scene.then("draw thick-mist").chance();
    assertThat(scene.state().clock().day()).isEqualTo(21);
    while (scene.state().clock().day() == 21) {
      scene.then("camp"); // with an empty Night deck nothing is drawn
    }

    assertThat(scene.state().clock().day()).isEqualTo(22);
  }

  @Test
  @Shows({"GOK-Q-102", "GOK-DAY-05"})
  void theNightDeckDecidesWhereTheTableSaysSo() {
    assertThat(camp(DECK, ONE_LEFT).outcome().citation().id()).isEqualTo("GOK-WIN-07");
    assertThat(camp(DECK, TWO_LEFT).state().clock().phase()).isEqualTo(Phase.NIGHT);
  }
}
