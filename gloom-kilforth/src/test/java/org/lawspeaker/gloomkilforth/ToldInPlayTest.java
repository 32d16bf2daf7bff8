package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;

/** What cards, dice and choices do is told to all, with the clause. */
class ToldInPlayTest {
  private static final String IMP = "places: {bone-fields: {encounters: [sulphur-imp]}}";

  private static Scene captain(String ability, String hero, String zones) {
    return Scene.of(
        OwnPack.captain("abilities: [{" + ability + "}]"),
        Setup.of(2),
        """
        turn-of: 1
        heroes: {0: {at: spire-tor}, 1: {%s}}
        %s
        """
            .formatted(
                Scene.hero(
                    hero,
                    "race: human",
                    "profession: wizard",
                    "gold: 0",
                    "fate: 0",
                    "assets: [captain]"),
                zones));
  }

  private static Scene deed(String effects, String hero) {
    return captain(
        "on: any-time, deed: true, cost: {veil: true}, effects: [" + effects + "]", hero, "");
  }

  @Test
  void whichPlotsAreGathered() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: old-wood, chapter: 6}}
                places: {windrow: {plots: [altar-of-ruin, altar-of-ash]}}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin");

    assertThat(scene.told("gathered"))
        .containsExactly("Altar of Ruin is gathered by Prince of Ruin GOK-ASSAULT-05");
  }

  @Test
  void whatIsRolledAndHowDiceAreChanged() {
    Scene scene =
        captain("on: dice-rolled, effects: [{change-dice: {how: set}}]", "at: bone-fields", IMP)
            .then("roll 1 of 2", "roll 0 of 2");

    assertThat(scene.told("rolled"))
        .containsExactly(
            "the foe rolls 1 success GOK-TEST-09", "seat 1 rolls 0 successes GOK-TEST-09");
    assertThat(scene.told("changed-dice"))
        .containsExactly("seat 1: turn 1 die to a success GOK-TEST-08");
  }

  @Test
  void howMuchMaximumHealthThereIs() {
    Scene scene = deed("{max-health: {amount: 2}}", "at: windrow").then("resolve captain");

    assertThat(scene.told("max-health")).containsExactly("seat 1 has maximum health 6 GOK-HP-02");
  }

  @Test
  void howManyHpAreGainedAndByWhatRule() {
    Scene healed = deed("{gain: {what: hp, amount: 2}}", "hp: 2").then("resolve captain");
    Scene rested = deed("unveil", "hp: 2").then("rest");

    assertThat(healed.told("gained-hp")).containsExactly("seat 1 gains 2 HP GOK-TERM-09");
    assertThat(rested.told("gained-hp")).containsExactly("seat 1 gains 1 HP GOK-REST-02");
  }

  @Test
  void thatNoGoldComesIsNotTold() {
    String each = "{gain: {what: gold, amount: 2, each: plots}}";

    assertThat(deed(each, "at: windrow").then("resolve captain").told("gained")).isEmpty();
  }

  @Test
  void whatAHeroChooses() {
    Scene scene =
        deed(
                "{one-of: {of: [[{gain: {what: gold, amount: 1}}], [{gain: {what: fate, amount:"
                    + " 1}}]]}}",
                "at: windrow")
            .then("resolve captain", "choose option 2");

    assertThat(scene.told("chose")).containsExactly("seat 1 chooses: gain 1 Fate GOK-ABILITY-07");
  }

  @Test
  void whoHasSurprise() {
    Scene scene =
        captain("on: battle-starts, may: true, effects: [take-surprise]", "at: bone-fields", IMP)
            .then("accept");

    assertThat(scene.told("surprise")).containsExactly("seat 1 has Surprise GOK-TEST-13");
  }

  @Test
  void howAHeroMoves() {
    String zones =
        "turn-of: 1\nheroes: {0: {at: spire-tor}, 1: {at: ashen-waste}}\n"
            + "places: {thornwald: {encounters: [farmer]}}";

    assertThat(Scene.of(2, zones).then("move thornwald").told("moved"))
        .containsExactly("seat 1 moves to Thornwald GOK-MOVE-02");
    assertThat(Scene.of(2, zones).then("move bone-fields").told("moved"))
        .containsExactly("seat 1 moves to Bone Fields GOK-MOVE-01");
  }

  @Test
  void whatIsHandedOver() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects:"
                        + " [{hand-over: {what: loot}}]}]"),
                Setup.of(3),
                """
                turn-of: 1
                heroes:
                  0: {at: spire-tor}
                  1: {at: windrow, assets: [captain], loot: [lantern, bandage]}
                  2: {at: windrow}
                """)
            .then("resolve captain", "give lantern");

    assertThat(scene.told("received")).containsExactly("seat 2 receives Lantern GOK-ABILITY-06");
  }

  @Test
  void whoCompletesTheSagaAndWhereTheAncientsAre() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: orc, profession: warrior, at: spire-tor, saga: 0, chapter: 5, finale: 5,
                    fate: 0}
                ancients: [{card: prince-of-ruin, plots: []}]
                """)
            .then("regale", "roll 1 of 6");

    assertThat(scene.told("finale")).containsExactly("seat 1 completes the saga GOK-FINALE-08");
    assertThat(scene.told("ancient-appears"))
        .containsExactly("Prince of Ruin is at Old Wood GOK-ANCIENT-06");
  }

  @Test
  void whatIsDefeatedKeptAndDrawnForATrophy() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: spire-tor}
                  1: {race: human, profession: warrior, at: frostmaw, gold: 3, fate: 0}
                places: {frostmaw: {encounters: [dwarf-smith]}}
                """)
            .then("overcome dwarf-smith with influence", "take gold", "keep card", "accept")
            .then("choose option 1", "draw gilded-sword");

    assertThat(scene.told("defeated-encounter"))
        .containsExactly("seat 1 defeats Dwarf Smith GOK-OVERCOME-01");
    assertThat(scene.told("kept")).containsExactly("seat 1 keeps Dwarf Smith GOK-CLAIM-03");
    assertThat(scene.told("drew")).containsExactly("seat 1 draws Gilded Sword GOK-TROPHY-03");
  }

  @Test
  void howTheMapIsLaidOutAndWhichAncientsThereAre() {
    Scene scene = Scene.start(Setup.of(1)).then("draw old-wood");
    assertThat(scene.told("laid-out")).containsExactly("Old Wood is laid out GOK-SETUP-03");

    while (scene.state().sites().size() < 25) {
      scene.then(scene.odds().keySet().iterator().next());
    }
    scene
        .then("choose elf", "choose priest", "choose deck item")
        .then("draw cloak-pin", "draw gilded-sword", "choose cloak-pin", "draw prince-of-ruin");

    assertThat(scene.told("laid-out")).hasSize(24);
    assertThat(scene.told("ancient"))
        .containsExactly("Prince of Ruin is an Ancient of this game GOK-SETUP-28");
  }
}
