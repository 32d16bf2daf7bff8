package org.lawspeaker.hofordeals.king;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What the left neighbour of the active player decides about the King. */
class LeftNeighbourTest {
  private static Scene hunting(HofOrdeals game, String heroes) {
    return Scene.of(
            game,
            Setup.of(3),
            """
            step: fatigue
            turn: {active: "1"}
            clock: {level: 3}
            board: {royalty: king-of-scales, king: 18}
            sites: {d4: {card: king}}
            heroes: {%s}
            """
                .formatted(heroes))
        .then("done");
  }

  private static Scene hunting(String heroes) {
    return hunting(Scene.GAME, heroes);
  }

  @Test
  @Shows({"HOF-PURSUIT-04", "HOF-PURSUIT-05"})
  void isAskedForTheDirectionWhoeverIsHunted() {
    Scene scene = hunting("0: {space: c3}, 1: {health: 5}, 2: {health: 5}");

    assertThat(scene.window()).isEqualTo("direction");
    assertThat(scene.refused("seat 0: choose space d3")).isNotEmpty();
    assertThat(scene.allowed("seat 2: choose space d3")).containsExactly("HOF-PURSUIT-04");
  }

  @Test
  @Shows("HOF-Q-59")
  void decidesEvenIfTied() {
    Scene scene = hunting("0: {health: 5}, 1: {space: b4}, 2: {space: d2}");

    assertThat(scene.moves()).containsExactly("choose seat 1", "choose seat 2");
    assertThat(scene.then("seat 2: choose seat 1").state().board().king()).contains(17);
  }

  @Test
  @Shows({"HOF-Q-73", "HOF-CARD-28"})
  void mayUseAnElixirBeforeItChooses() {
    Scene scene =
        hunting("0: {health: 9}, 1: {health: 9}, 2: {health: 3, gear: {side: health-elixir}}");
    assertThat(scene.window()).isEqualTo("react");

    scene.then("seat 2: use health-elixir");
    assertThat(scene.hero(2).health()).isEqualTo(7);
    assertThat(scene.window()).isEqualTo("hunted");
  }

  @Test
  @Shows({"HOF-Q-73", "HOF-CARD-28"})
  void mayUseAnElixirBeforeItPicksTheDirection() {
    Scene scene =
        hunting("0: {space: c3}, 1: {health: 5}, 2: {health: 3, gear: {side: health-elixir}}");
    assertThat(scene.window()).isEqualTo("react");

    scene.then("seat 2: use health-elixir");
    assertThat(scene.hero(2).health()).isEqualTo(7);
    assertThat(scene.window()).isEqualTo("direction");
  }

  @Test
  @Shows("HOF-PURSUIT-01")
  void isNotAskedWhereOneHasTheFewestBoundCards() {
    HofOrdeals game = OwnPack.changed("hunts: most-health", "hunts: fewest-bound");
    String card = "bound: [{id: 1, card: hack, power: 1}]";
    Scene scene = hunting(game, "0: {%s}, 1: {space: b4}, 2: {%s}".formatted(card, card));

    assertThat(scene.state().board().king()).contains(17);
  }
}
