package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.hofordeals.market.RelicDraw;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.view.HeroView;
import org.lawspeaker.hofordeals.view.HofView;
import org.lawspeaker.testkit.coverage.Shows;

/** What each viewer knows, and how it is written. */
class WrittenViewsTest {
  private static Scene scene() {
    return Scene.of(
        3,
        """
        step: explore
        turn: {active: "1", began: 7}
        sites: {c2: {card: shrine, cubes: 2}}
        heroes: {0: {hand: [hack, strive]}, 1: {space: c2, hand: [hunt, hack, strive],
          shown: [hunt], gear: {side: detonator}, charges: {side: 2}}, 2: {hand: []}}
        """);
  }

  private static HofView view(Scene scene, Viewer viewer) {
    return Scene.GAME.view(scene.state(), viewer);
  }

  @TestFactory
  Stream<DynamicTest> areReadAsTheyAreWritten() {
    Scene scene = scene();
    return Stream.of(Seat.of(0), Seat.of(1), Seat.of(2), Onlooker.SPECTATOR, Onlooker.ARBITER)
        .map(
            viewer ->
                dynamicTest(
                    viewer.toString(),
                    () -> {
                      HofView view = view(scene, viewer);
                      assertThat(
                              Scene.GAME
                                  .notation()
                                  .readView(Scene.GAME.notation().view(view))
                                  .orThrow())
                          .isEqualTo(view);
                    }));
  }

  @Test
  void needEveryHero() {
    ObjectNode json = (ObjectNode) Scene.GAME.notation().view(view(scene(), Seat.of(0)));
    ((ObjectNode) json.get("heroes")).remove("1");

    assertThat(Scene.GAME.notation().readView(json).problems())
        .anyMatch(problem -> problem.message().contains("the hero of seat 1 is missing"));
  }

  @Test
  @Shows("HOF-DECK-11")
  void ofAHandShowWhatCameToItOpenly() {
    HeroView other = view(scene(), Seat.of(0)).heroes().get(1);
    HeroView own = view(scene(), Seat.of(1)).heroes().get(1);
    HeroView empty = view(scene(), Seat.of(1)).heroes().get(2);

    assertThat(other.hand()).isEmpty();
    assertThat(other.handSize()).isEqualTo(3);
    assertThat(Battle.names(other.hero().shown())).containsExactly("hunt");
    assertThat(own.hand().map(Battle::names).map(List::size)).contains(3);
    assertThat(empty.hand().map(Battle::names)).isEqualTo(Optional.of(List.of()));
  }

  /** Equal cards are told apart by numbers. */
  @Test
  void boundCardsOfOneNameAreCountedOn() {
    Scene scene =
        Battle.assigning(Battle.bound("veteran 3", "veteran 3"), "1-of-dust", "1-of-dust");

    assertThat(scene.moves())
        .contains("assign veteran to 1-of-dust", "assign veteran.2 to 1-of-dust.2");
    assertThat(scene.refused("assign champion to 1-of-dust")).containsExactly("HOF-ASSIGN-01");
  }

  @Test
  void aMoveNamesItsPlayerUnlessIsAskedAnyway() {
    Scene scene = Battle.assigning(Battle.bound("hack 1"), "1-of-dust");

    assertThat(
            Scene.GAME
                .notation()
                .readMove(scene.state(), "assign hack to 1-of-dust")
                .orThrow()
                .by())
        .isEqualTo(Seat.of(1));
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-07", "HOF-RELIC-02"})
  void ofRelicsShowThemToWhoDraws() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                clock: {level: 3}
                turn: {active: "1", began: 7}
                sites: {c2: {card: dealer-s-table, cubes: 1}}
                heroes: {1: {space: c2, shards: 6}}
                """)
            .then("activate", "draw titan-maul");

    assertThat(drawn(scene, Seat.of(1))).containsExactly("titan-maul");
    assertThat(drawn(scene, Onlooker.ARBITER)).containsExactly("titan-maul");
    assertThat(drawn(scene, Seat.of(0))).isEmpty();
    assertThat(view(scene, Seat.of(0)).unseenRelics().size()).isEqualTo(12);
    assertThat(view(scene, Seat.of(1)).unseenRelics().size()).isEqualTo(11);
  }

  private static List<String> drawn(Scene scene, Viewer viewer) {
    return view(scene, viewer).agenda().stream()
        .flatMap(
            step ->
                step instanceof RelicDraw draw ? Battle.names(draw.drawn()).stream() : Stream.of())
        .toList();
  }

  @Test
  void movesHaveTheirForms() {
    assertThat(Scene.GAME.notation().forms())
        .contains("draw CARD", "[seat N: ]go N", "[seat N: ]assign N to N");
  }

  /** Nobody is asked any more: the cards are those of the player who had the last turn. */
  @Test
  void boundCardsHaveTheirNamesAfterTheGame() {
    Scene scene =
        Scene.of(
                3,
                """
                step: acquire
                turn: {active: "1"}
                clock: {level: 3, kills: 3}
                heroes: {0: {fame: 3}, 1: {bound: [{id: 7, card: hack, power: 1}]}}
                """)
            .then("done")
            .chance();

    assertThat(scene.state().clock().ending()).isPresent();
    assertThat(Scene.GAME.notation().readMove(scene.state(), "seat 1: choose bound hack").orThrow())
        .isEqualTo(new PickBound(Seat.of(1), 7));
  }

  /** One of two equal cards came openly. */
  @Test
  @Shows("HOF-DECK-11")
  void tellEqualCardsOfAHandApart() {
    Scene scene =
        Scene.of(2, "{step: explore, heroes: {1: {hand: [strive, strive], shown: [strive]}}}");
    JsonNode hand = Scene.GAME.notation().view(view(scene, Seat.of(1))).at("/heroes/1/hand");

    assertThat(hand).extracting(JsonNode::asText).containsExactly("strive@*", "strive");
  }
}
