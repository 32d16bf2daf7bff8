package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.testkit.coverage.Shows;

/** Turns that people lay out: where they began. */
class LaidTurnTest {
  private static Scene explore(String turn) {
    return Scene.of(
        3,
        """
        step: explore
        turn: {active: "1"%s}
        sites: {c2: {card: old-mill, cubes: 1}}
        heroes: {1: {space: c2, hand: [homeward, broaden-horizons]}}
        """
            .formatted(turn));
  }

  /** Homeward brings its player to the Town, which counts. */
  @Test
  @Shows("HOF-CARD-09")
  void beganWhereTheirPlayersStandIfNothingElseIsSaid() {
    Scene scene = explore("").then("play homeward", "choose option 1", "play broaden-horizons");

    assertThat(scene.hero(1).effort()).isEqualTo(3);
  }

  @Test
  void beganWhereTheyAreSaidToHaveBegun() {
    assertThat(explore(", began: c3").state().turn().began()).isEqualTo(12);
    assertThat(explore(", began: 12").state().turn().began()).isEqualTo(12);
    assertThat(explore(", visited: \"7\"").state().turn().began()).isEqualTo(12);
  }

  /** Broaden Horizons counts where it ends. */
  @Test
  @Shows("HOF-CARD-09")
  void ledToWhereTheirPlayersStandIfTheyBeganElsewhere() {
    assertThat(explore(", began: c3").state().turn().visited().toArray()).containsExactly(7);
    assertThat(explore(", began: c3").then("play broaden-horizons").hero(1).effort()).isEqualTo(1);
    assertThat(explore(", began: c2").then("play broaden-horizons").hero(1).effort()).isZero();
    assertThat(explore(", began: c2").state().turn().visited().isEmpty()).isTrue();
  }

  @Test
  void goOnWhereOnlySomethingElseIsLaidAnew() {
    Scene moved = explore(", began: c3");
    var food = Document.yaml("zones", "heroes: {2: {food: 3}}").orThrow().root();
    var away = Document.yaml("zones", "heroes: {1: {space: b3}}").orThrow().root();

    assertThat(Scene.GAME.notation().arrange(moved.state(), food).orThrow().turn())
        .isEqualTo(moved.state().turn());
    assertThat(Scene.GAME.notation().arrange(moved.state(), away).orThrow().turn())
        .satisfies(turn -> assertThat(turn.visited().isEmpty()).isTrue())
        .satisfies(turn -> assertThat(turn.began()).isEqualTo(11));
  }

  @Test
  void nameTheSpaceOfTheKing() {
    Scene scene =
        Scene.of(
            3, "{clock: {level: 3}, board: {royalty: king-of-plague, king: c3}, step: explore}");

    assertThat(scene.state().board().king()).contains(12);
  }

  @Test
  void nameNoSpaceThatIsNotThere() {
    var start = Scene.GAME.start(Scene.rotated(Setup.of(3))).orThrow();
    var zones = Document.yaml("zones", "turn: {began: z9}").orThrow().root();

    assertThat(Scene.GAME.notation().arrange(start, zones).problems())
        .extracting(each -> each.place())
        .containsExactly("/turn/began");
  }

  @Test
  @Shows("HOF-PLAY-10")
  void haveSeenPlayedWhatLiesInThePlayedArea() {
    String turn =
        """
        step: explore
        turn: {active: "1"%s}
        sites: {c2: {card: old-mill, cubes: 1}}
        heroes: {1: {space: c2, played: [purge, recall, veteran]}, 2: {played: [hunt]}}
        """;

    assertThat(played(turn.formatted(""))).containsExactlyInAnyOrder("purge", "recall");
    assertThat(played(turn.formatted(", played: [hunt]"))).containsExactly("hunt");
  }

  private static List<String> played(String zones) {
    return Battle.names(Scene.of(3, zones).state().turn().played());
  }

  @Test
  void writeTheirEncountersInOneOfTwoWays() {
    var start = Scene.GAME.start(Scene.rotated(Setup.of(3))).orThrow();
    var zones =
        Document.yaml(
                "zones",
                "{board: {sites: [{space: 7, card: old-mill, cubes: 1}]}, sites: {c4: {card: hunt}}}")
            .orThrow()
            .root();

    assertThat(Scene.GAME.notation().arrange(start, zones).problems())
        .extracting(Object::toString)
        .containsExactly("/board/sites: the same as sites; write one of them");
  }

  @Test
  @Shows("HOF-Q-74")
  void revealNoEncounterThatHasLeftTheBoard() {
    Scene scene = Scene.of(3, "{step: explore, board: {used: [old-mill, shrine]}}");
    var pool = scene.state().board().pool();

    assertThat(pool.count(Scene.card("old-mill")) + pool.count(Scene.card("shrine"))).isZero();
    assertThat(pool.count(Scene.card("trash-pile"))).isEqualTo(1);
  }
}
