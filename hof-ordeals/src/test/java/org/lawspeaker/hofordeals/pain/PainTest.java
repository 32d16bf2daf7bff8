package org.lawspeaker.hofordeals.pain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Pain cards. */
class PainTest {
  /** Seat 1 flees from a combat that costs so many Pain cards. */
  private static Scene fleeing(String hero, String... enemies) {
    return Battle.continuing(hero, enemies).then("flee");
  }

  @Test
  @Shows({"HOF-PAIN-01", "HOF-PLAY-12"})
  void isDrawnAppliedAndDiscarded() {
    Scene scene = fleeing("food: 0", "1-of-dust").then("draw wound");

    assertThat(scene.hero(1).health()).isEqualTo(8);
    assertThat(Battle.names(scene.state().decks().pain().discard())).containsExactly("wound");
  }

  /** Close Call asks its victim to choose before it is discarded. */
  @Test
  @Shows("HOF-PAIN-01")
  void liesOpenUntilItsEffectIsApplied() {
    Scene scene = fleeing("food: 1", "1-of-dust").then("draw close-call");
    assertThat(scene.state().decks().pain().discard().isEmpty()).isTrue();

    scene.then("choose option 2");
    assertThat(Battle.names(scene.state().decks().pain().discard())).containsExactly("close-call");
  }

  @Test
  @Shows("HOF-DEATH-02")
  void isDiscardedBeforeTheDeadLoseEquipment() {
    Scene scene =
        fleeing("health: 1, gear: {head: iron-helm, side: banner}", "1-of-dust")
            .then("draw scratch");

    assertThat(scene.window()).isEqualTo("lose-equipment");
    assertThat(Battle.names(scene.state().decks().pain().discard())).containsExactly("scratch");
  }

  /** Hex, alone in the deck, brings more Pain: the destroyed cards come back for it. */
  @Test
  @Shows({"HOF-PAIN-01", "HOF-DECK-06"})
  void isNotDrawnAgainWhileItIsResolved() {
    HofOrdeals game =
        OwnPack.changed(
            "{name: Hex, copies: 1, effects: [{take-curse: {curses: 1}}",
            "{name: Hex, copies: 1, effects: [{resolve-pain: {cards: 1}}");
    String zones =
        Battle.zones("continuing", "bandit-camp", "food: 0", "{}", "1-of-dust")
            + """
            decks:
              pain: {deck: {order: [], bag: [hex]}, discard: []}
              box: [6 scratch, 6 wound, 2 grievous-wound, 3 hunger, 2 spoiled-stores, 3 ill-omen,
                2 close-call, dropped-purse]
            """;
    Scene scene = Scene.of(game, Setup.of(3), zones).then("flee", "draw hex", "draw scratch");

    assertThat(scene.hero(1).health()).isEqualTo(8);
    assertThat(Battle.names(scene.state().decks().pain().discard()))
        .containsExactlyInAnyOrder("hex", "scratch");
  }

  @Test
  @Shows("HOF-Q-22")
  void isResolvedOneCardAfterTheOther() {
    Scene scene = fleeing("food: 0", "5-of-dust").then("draw wound");

    assertThat(scene.hero(1).health()).isEqualTo(8);
    assertThat(scene.then("draw scratch").hero(1).health()).isEqualTo(7);
  }

  @Test
  @Shows("HOF-PAIN-03")
  void takesHealthFoodOrGivesCurses() {
    Scene scene = fleeing("food: 3", "5-of-skulls").then("draw scratch", "draw hunger");
    scene.then("draw ill-omen", "draw dread");

    assertThat(scene.hero(1).health()).isEqualTo(9);
    assertThat(scene.hero(1).food()).isEqualTo(2);
    assertThat(Battle.names(scene.hero(1).discard())).containsExactly("dread");
  }

  @Test
  @Shows("HOF-CURSE-02")
  void putsACurseIntoTheDiscardPile() {
    Scene scene = fleeing("hand: [strive]", "1-of-dust").then("draw ill-omen", "draw bad-luck");

    assertThat(Battle.names(scene.hero(1).discard())).containsExactly("bad-luck");
    assertThat(Battle.names(scene.hero(1).hand())).containsExactly("strive");
  }

  @Test
  @Shows({"HOF-PAIN-04", "HOF-Q-21"})
  void takesNoFoodFromWhoHasNone() {
    Scene scene = fleeing("food: 0, shards: 2", "1-of-dust").then("draw hunger");

    assertThat(scene.hero(1).food()).isZero();
    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.hero(1).shards()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-PAIN-04")
  void takesWhatFoodThereIs() {
    Scene scene = fleeing("food: 1", "1-of-dust").then("draw spoiled-stores");

    assertThat(scene.hero(1).food()).isZero();
    assertThat(scene.hero(1).health()).isEqualTo(9);
  }

  @Test
  @Shows("HOF-PAIN-02")
  void arisesFromExploringToo() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "2"}
                clock: {level: 2}
                sites: {c2: {card: gambling-den, cubes: 1}}
                heroes: {2: {space: c2}}
                """)
            .then("activate", "choose option 2", "draw scratch");

    assertThat(scene.hero(2).health()).isEqualTo(9);
  }

  @Test
  @Shows({"HOF-DECK-06"})
  void comesFromTheDiscardPileWhenTheDeckIsEmpty() {
    Scene scene =
        Scene.of(
            3,
            Battle.zones("continuing", "bandit-camp", "food: 0", "{}", "1-of-dust")
                + """
                decks:
                  pain:
                    deck: {order: [], bag: []}
                    discard: [6 scratch, 6 wound, 2 grievous-wound, 3 hunger, 2 spoiled-stores,
                        3 ill-omen, hex, 2 close-call, dropped-purse]
                """);

    assertThat(scene.then("flee", "draw scratch").hero(1).health()).isEqualTo(9);
    assertThat(scene.state().decks().pain().deck().size()).isEqualTo(25);
  }

  @Test
  @Shows("HOF-CARD-37")
  void takesMoreHealthFromWhoWearsSilkenRobes() {
    String robes = "food: 1, gear: {body: silken-robes}";

    assertThat(fleeing(robes, "1-of-dust").then("draw scratch").hero(1).health()).isEqualTo(8);
    assertThat(fleeing(robes, "1-of-dust").then("draw hunger").hero(1).health()).isEqualTo(10);
  }

  @Test
  @Shows("HOF-CARD-28")
  void leavesNoTimeForAnElixir() {
    Scene scene =
        fleeing("health: 1, gear: {side: health-elixir}", "1-of-dust").then("draw scratch");

    assertThat(scene.events()).extracting(event -> event.kind()).contains("died");
  }

  @Test
  void isNoReasonAgainstAnotherPlayer() {
    Scene scene = fleeing("health: 9}, 0: {gear: {side: health-elixir}", "1-of-dust");

    assertThat(scene.refused("seat 1: use buckler")).contains("HOF-CARD-28");
    assertThat(scene.refused("seat 0: use health-elixir")).doesNotContain("HOF-CARD-28");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-Q-73"})
  void mayBePreventedByAnElixirBeforeItBegins() {
    Scene scene =
        Battle.continuing("health: 1, gear: {side: health-elixir}", "1-of-dust")
            .then("use health-elixir", "flee", "draw scratch");

    assertThat(scene.hero(1).health()).isEqualTo(4);
    assertThat(scene.hero(1).gear()).isEmpty();
  }

  @Test
  @Shows("HOF-HEALTH-01")
  void takesNoMoreHealthThanThereIs() {
    Scene scene = fleeing("health: 2", "1-of-dust").then("draw grievous-wound");

    assertThat(scene.events())
        .filteredOn(event -> event.kind().equals("lost"))
        .extracting(event -> event.facts().get("amount"))
        .contains("2");
  }

  @Test
  @Shows("HOF-CARD-28")
  void leavesNoRoomForAnElixir() {
    Scene scene = fleeing("food: 1, health: 3, gear: {side: health-elixir}", "1-of-dust");
    scene.then("draw close-call");

    assertThat(scene.moves()).containsExactly("choose option 1", "choose option 2");
    assertThat(scene.refused("use health-elixir")).containsExactly("HOF-CARD-28");
  }
}
