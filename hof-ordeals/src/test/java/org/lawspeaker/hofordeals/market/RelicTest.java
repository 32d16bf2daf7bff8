package org.lawspeaker.hofordeals.market;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Relics that an Encounter gives. */
class RelicTest {
  private static final String TABLE =
      """
      step: explore
      clock: {level: 3}
      turn: {active: "1", began: 7}
      sites: {c2: {card: dealer-s-table, cubes: 1}}
      heroes: {1: {space: c2, shards: 6, gear: {head: %s}}}
      """;

  private static Scene drawn(String worn) {
    Scene scene = Scene.of(3, TABLE.formatted(worn));
    return scene.then("activate", "draw dragonbone-helm", "draw endless-purse");
  }

  @Test
  @Shows({"HOF-RELIC-02", "HOF-SHARD-02"})
  void anEncounterSellsThemForTokenShards() {
    Scene scene = drawn("iron-helm");

    assertThat(scene.hero(1).shards()).isZero();
    assertThat(scene.window()).isEqualTo("relic");
    assertThat(scene.moves())
        .containsExactlyInAnyOrder("choose dragonbone-helm", "choose endless-purse");
  }

  @Test
  @Shows("HOF-RELIC-02")
  void refusesARelicThatWasNotDrawn() {
    assertThat(drawn("iron-helm").refused("choose titan-maul")).containsExactly("HOF-RELIC-02");
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-10", "HOF-RELIC-01", "HOF-EQUIP-10", "HOF-STASH-01"})
  void theChosenRelicTakesItsSlotAndStashesWhatWasThere() {
    Scene scene = drawn("iron-helm").then("choose dragonbone-helm");

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("dragonbone-helm")).hasSize(1);
    assertThat(scene.hero(1).fame()).isEqualTo(1);
    assertThat(scene.state().decks().box().count(Scene.card("iron-helm"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-RELIC-03", "HOF-STASH-03"})
  void aRelicIsStashedByAnotherOfItsSlot() {
    Scene scene = drawn("crown-of-the-dealer").then("choose dragonbone-helm");

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("dragonbone-helm")).hasSize(1);
    assertThat(scene.hero(1).fame()).isEqualTo(7);
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-09", "HOF-DECK-12"})
  void theRelicLeftOverGoesToTheBottomSeenByItsPlayerOnly() {
    Deck relics = drawn("iron-helm").then("choose dragonbone-helm").state().decks().relics();
    int bottom = relics.size() - 1;

    assertThat(relics.size()).isEqualTo(11);
    assertThat(relics.cardAt(bottom)).isEqualTo(Scene.card("endless-purse"));
    assertThat(relics.knownTo(bottom)).isEqualTo(Deck.mask(Seat.of(1)));
  }

  @Test
  @Shows({"HOF-RELIC-05", "HOF-STASH-03"})
  void effectsOnEquipmentDoNotTouchARelic() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: pawn-shop, cubes: 1}}
            heroes: {1: {space: c2, gear: {head: dragonbone-helm, body: chain-mail}}}
            """);
    scene.then("activate");

    assertThat(scene.moves()).containsExactly("choose chain-mail");
    assertThat(scene.refused("choose dragonbone-helm")).containsExactly("HOF-STASH-03");
  }
}
