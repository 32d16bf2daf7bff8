package org.lawspeaker.prestigerpg.hand;

import static org.lawspeaker.prestigerpg.Scene.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Cards that players draw because a card says so. */
class CauseOfDrawingTest {
  @Test
  @Shows("PRE-EVENT-09")
  void whatATreasureLetsPlayersDrawIsDrawnByItsRule() {
    Cards treasure =
        SceneGame.altered(
            "kind: event, activation: [2, 5, 8], effects: [{hurt: {who: all, damage: 5}}]",
            "kind: treasure, activation: [2], effects: [{draw-cards: {who: all, cards: 1}}]");
    Scene scene = Scene.with(treasure, 3, "relics-and-ruin=yes").faces("dummy").event("gust");

    scene.ends().nature("PRE-EVENT-09").plays("draw attack-20").tells("draws", "PRE-EVENT-09");
  }

  @Test
  @Shows("PRE-BEGIN-02")
  void whatAnEncounterLetsPlayersDrawIsDrawnByItsCard() {
    Cards generous =
        SceneGame.altered(
            "{on: creature-died, effects: [{hurt: {who: all, damage: 5}}",
            "{on: creature-died, effects: [{draw-cards: {cards: 1}}");
    Scene scene = Scene.with(generous, 3).faces("keg").set(BEN, "attack-50").turns();

    scene.passesUntil("nature").nature("PRE-BEGIN-02");
    scene.plays("draw attack-20").tells("draws", "PRE-BEGIN-02");
  }
}
