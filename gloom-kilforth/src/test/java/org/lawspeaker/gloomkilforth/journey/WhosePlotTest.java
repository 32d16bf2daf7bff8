package org.lawspeaker.gloomkilforth.journey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Who names the Ancient whose plot is placed, by which clause. */
class WhosePlotTest {
  private static final String ZONES =
      """
      turn-of: 1
      clock: {first: "2", taken: true}
      heroes: {0: {camped: true}, 1: {at: green-meadows}, 2: {camped: true}}
      ancients:
        - {card: prince-of-ruin, plots: [altar-of-ruin]}
        - {card: queen-of-ash, plots: [altar-of-ash]}
      """;

  private static Scene with(String name, String card, String... moves) {
    Scene scene = Scene.of(OwnPack.instead(name, card), Setup.of(3), ZONES).then(moves);
    assertThat(scene.moves()).contains("choose prince-of-ruin", "choose queen-of-ash");
    return scene;
  }

  @Test
  @Shows("GOK-EVENT-07")
  void theActiveHeroNamesItForAnEvent() {
    Scene scene =
        with(
            "Market Day",
            "{name: Market Day, type: event, terrain: plains, event: [place-plot], provenance:"
                + " house}",
            "search",
            "draw market-day");

    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.allowed("choose queen-of-ash")).containsExactly("GOK-EVENT-07");
  }

  @Test
  @Shows("GOK-NIGHT-09")
  void theFirstHeroNamesItForANightEvent() {
    Scene scene =
        with(
            "Hungry Dark",
            "{name: Hungry Dark, location: Rolling Hills, event: [{place-plot: {where: anywhere}}],"
                + " provenance: house}",
            "camp",
            "draw hungry-dark",
            "choose place green-meadows");

    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.allowed("choose queen-of-ash")).containsExactly("GOK-NIGHT-09");
  }

  @Test
  @Shows("GOK-Q-98")
  void anAncientThatIsDefeatedIsNotNamed() {
    Scene scene =
        Scene.of(
                OwnPack.instead(
                    "Market Day",
                    "{name: Market Day, type: event, terrain: plains, event: [place-plot],"
                        + " provenance: house}"),
                Setup.of(3),
                ZONES.replace("[altar-of-ruin]", "[altar-of-ruin], defeated: true"))
            .then("search", "draw market-day");

    assertThat(scene.odds()).containsOnlyKeys("draw altar-of-ash");
  }
}
