package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.table.Asking;

/** What choices say of arranged positions. Seat 1 of two is active. */
class ChoiceTest {
  private static final Seat BEN = Seat.of(1);

  @Test
  void everyMoveAndEveryStepThatAsksReads() {
    assertThat(leaves(SeatMove.class)).isNotEmpty().allMatch(Choices.ALL::knowsMove);
    assertThat(leaves(Asking.class)).isNotEmpty().allMatch(ChoiceTest::reads);
  }

  /** A limit is served by the answers of the steps that give cards up. */
  private static boolean reads(Class<?> step) {
    return Choices.ALL.knowsStep(step);
  }

  private static List<Class<?>> leaves(Class<?> family) {
    List<Class<?>> leaves = new ArrayList<>();
    if (family.isSealed()) {
      for (Class<?> kind : family.getPermittedSubclasses()) {
        leaves.addAll(leaves(kind));
      }
    } else {
      leaves.add(family);
    }
    return leaves;
  }

  private static Seen at(String hero, String more) {
    return new Seen(scene(hero, more), BEN);
  }

  private static Scene scene(String hero, String more) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes: {1: {%s}}
        %s
        """
            .formatted(hero, more));
  }

  @Test
  void movingSaysWhatIsThere() {
    Seen seen =
        at(
            "at: ashen-waste",
            "places: {bone-fields: {encounters: [kobold], gloom: true, obstacles: 2}}");

    assertThat(seen.reads("move bone-fields"))
        .isEqualTo("Move to Bone Fields | 1 AP; Badlands in gloom, Kobold, 2 obstacles");
    assertThat(seen.reads("move vulture-pass"))
        .isEqualTo("Move to Vulture Pass | 1 AP; Badlands, an encounter is drawn");
    assertThat(seen.reads("move thornwald"))
        .isEqualTo(
            "Move to Thornwald | 1 AP; by the shortcut skull; Forest, an encounter is drawn");
    assertThat(seen.choice("move vulture-pass").pieces())
        .containsExactly(seen.piece("map", "vulture-pass").uid());
  }

  @Test
  void aDefeatedFoeOfATeamLiesOnTheMapNoMore() {
    Scene scene =
        Scene.of(
            3,
            """
            turn-of: 1
            heroes:
              0: {at: bone-fields}
              1: {at: windrow, fate: 0, gold: 0, hp: 4, ap: 4}
              2: {at: windrow, fate: 0, gold: 0, hp: 4, ap: 4}
            places: {windrow: {encounters: [horse-dealer]}}
            """);
    scene.then("provoke horse-dealer", "team with seat 2", "accept");
    scene.then("roll 0 of 1", "roll 1 of 2", "roll 0 of 1", "roll 1 of 2");
    scene.then("give seat 2 0 gold", "choose seat 2", "accept", "choose seat 1");
    Seen seen = new Seen(scene, BEN);

    assertThat(seen.reads("choose option 1")).isEqualTo("Gain 2 AP for Move | by Horse Dealer");
    assertThat(seen.choice("choose option 1").pieces()).isEmpty();
  }

  @Test
  void whatIsNotGivenOfTheGoldOfATeamStaysWithYou() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                turn: {team: ["2", "0"]}
                heroes:
                  0: {at: bone-fields, fate: 0}
                  1: {race: dark-elf, profession: wizard, at: bone-fields, fate: 0, gold: 0}
                  2: {at: bone-fields, fate: 0}
                places: {bone-fields: {encounters: [buried-temple]}}
                """)
            .then("confront buried-temple with sneak", "roll 2 of 5", "take gold");

    assertThat(new Seen(scene, BEN).reads("give seat 2 1 gold"))
        .endsWith(" | 1 left for you and others");
    scene.then("give seat 2 1 gold");
    assertThat(new Seen(scene, BEN).reads("give seat 0 0 gold")).endsWith(" | 1 left for you");
  }

  @Test
  void theTotemOfACompleteSagaLiesAmongTheAssets() {
    Seen seen = at("saga: 5, chapter: 6, at: frostmaw, assets: [map-of-all-roads]", "");

    assertThat(seen.choice("resolve map-of-all-roads").pieces())
        .containsExactly(seen.piece("assets-1", "map-of-all-roads").uid());
  }

  @Test
  void anActionIsPaidWithTheApOfItsTypeFirst() {
    Seen seen = at("at: windrow, hp: 2, moves: {rest: 1}", "");

    assertThat(seen.reads("rest")).isEqualTo("Rest | 1 AP for Rest; heal 1 HP, to 3 of 4");
  }

  @Test
  void confrontingSaysTheExactOddsAndTheTrap() {
    Seen seen = at("at: ashen-waste", "places: {ashen-waste: {encounters: [slag-pit]}}");

    assertThat(seen.reads("confront slag-pit with study"))
        .isEqualTo(
            "Confront Slag Pit with Study | 1 AP; 4 successes of 3 dice: 0 %; its Trap: lose 1 HP");
  }

  @Test
  void recordedSuccessesAreNoLongerNeeded() {
    Seen seen =
        at(
            "at: ashen-waste, progress: [{card: slag-pit, attribute: study, successes: 2}]",
            "places: {ashen-waste: {encounters: [slag-pit]}}");

    assertThat(seen.reads("confront slag-pit with study"))
        .contains("2 successes of 3 dice: 26 % (7/27)");
  }

  @Test
  void aStrangerSaysHowLikelyItIsAngered() {
    Seen seen = at("at: ashen-waste", "places: {ashen-waste: {encounters: [cleric]}}");

    assertThat(seen.reads("confront cleric with influence"))
        .isEqualTo(
            "Confront Cleric with Influence | 1 AP; 2 successes of 4 dice: 41 % (11/27); it becomes"
                + " an enemy with 20 %");
    assertThat(seen.reads("provoke cleric"))
        .startsWith("Make Cleric an enemy | 1 AP; Fight 1, HP 2; won with ");
  }

  @Test
  void onTheLastDayTheGloomCostsNothing() {
    Seen seen =
        at(
            "at: ashen-waste, hp: 2, ap: 1",
            "clock: {day: 25}\nplaces: {ashen-waste: {gloom: true}}");

    assertThat(seen.reads("camp")).isEqualTo("Make Camp | your Day is over; 1 AP is lost");
  }

  @Test
  void whereAnAncientIsTheEncounterNoneIsDrawn() {
    String zones =
        """
        turn-of: 1
        heroes: {1: {at: bone-fields, chapter: 6}}
        ancients: [{card: prince-of-ruin, plots: [], at: 6}, {card: queen-of-ash, plots: []}]
        """;
    Setup setup = Setup.of(2).with("ancients", "encounter");

    assertThat(new Seen(Scene.of(setup, zones), BEN).reads("move old-wood"))
        .doesNotContain("an encounter is drawn");
    assertThat(new Seen(Scene.of(2, zones), BEN).reads("move old-wood"))
        .contains("an encounter is drawn");
  }

  @Test
  void theOddsOfAnAssaultCountTheHpThatTheAncientGains() {
    String zones =
        """
        turn-of: 1
        heroes: {1: {race: orc, profession: warrior, at: old-wood, chapter: 6}}
        places: {frostmaw: {encounters: [hermit-cave]}}
        ancients: [{card: prince-of-ruin, abilities: %s, plots: [], damage: 10, at: 6}]
        """;
    Setup setup = Setup.of(2).with("format", "competitive");
    String move = "assault prince-of-ruin";
    Scene more = Scene.of(setup, zones.formatted("throne-of-ruin")); // 1 HP for each place in play
    Scene usual = Scene.of(setup, zones.replace("abilities: %s, ", ""));

    assertThat(new Seen(more, BEN).reads(move)).isNotEqualTo(new Seen(usual, BEN).reads(move));
  }

  @Test
  void campInGloomThatCostsTheLastHpIsGrave() {
    Seen seen = at("at: ashen-waste, hp: 2, ap: 1", "places: {ashen-waste: {gloom: true}}");

    assertThat(seen.reads("camp"))
        .isEqualTo("Make Camp | your Day is over; 1 AP is lost; at Night the gloom costs 2 HP !");
  }

  @Test
  void fateSaysWhatOneMoreSuccessWouldDo() {
    Seen seen =
        new Seen(
            scene("at: ashen-waste", "places: {ashen-waste: {encounters: [lost-caravan]}}")
                .then("confront lost-caravan with study", "roll 1 of 3"),
            BEN);

    assertThat(seen.reads("decline"))
        .isEqualTo("Leave the Test as it is | 1 success of 3 dice; 1 missing");
    assertThat(seen.reads("call on fate"))
        .isEqualTo("Call on Fate with a token | 1 of 4 Fate; then there are enough; once each Day");
  }

  @Test
  void aRegaledChapterSaysWhatItCosts() {
    Seen seen = at("gold: 7, hand: [kobold, farmer, hollow-oak, rock-ogre]", "");
    String chapter = seen.zone("sheet-1").pieces().get(2).face();

    assertThat(chapter).isEqualTo("rescue-villagers-i");
    assertThat(seen.reads("regale"))
        .isEqualTo(
            "Regale Rescue Villagers I | 1 AP; 5 of 7 gold; cards for plains, stranger and forest;"
                + " 1 more maximum health and a skill");
  }

  @Test
  void anAssetIsNotGivenUpByMistake() {
    Seen seen =
        new Seen(
            scene("at: sprawl-city, gold: 2, hp: 2, assets: [gilded-sword], hand: [kobold]", "")
                .then("market"),
            BEN);

    assertThat(seen.reads("sell gilded-sword")).isEqualTo("Sell Gilded Sword | for 2 gold !");
    assertThat(seen.reads("sell kobold")).isEqualTo("Sell Kobold | for 0 gold");
    assertThat(seen.reads("heal seat 1")).isEqualTo("Heal yourself | 1 gold for 1 HP, to 3 of 4");
  }

  @Test
  void anAssaultIsGrave() {
    Seen seen =
        new Seen(
            Scene.of(
                Setup.of(2).with("format", "competitive"),
                """
                turn-of: 1
                heroes: {1: {chapter: 6, at: old-wood, hp: 9, max-health: 9}}
                ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 10}]
                """),
            BEN);

    assertThat(seen.choice("assault prince-of-ruin").isGrave()).isTrue();
    assertThat(seen.reads("assault prince-of-ruin"))
        .contains("its plots are gathered; there is no escape; alone it is won with ");
  }

  @Test
  void anOrderSaysWhoseAbilityComesNext() {
    Seen seen =
        new Seen(
            Scene.of(
                    2,
                    """
                    turn-of: 1
                    clock: {taken: true, first: "1"}
                    heroes:
                      0: {race: dwarf, profession: warrior, camped: true, skills: [lore-of-stars]}
                      1: {at: frostmaw, assets: [bell-ringer]}
                    ancients: [{card: prince-of-ruin, plots: []}]
                    """)
                .then("camp", "draw thick-mist"),
            BEN);

    assertThat(seen.reads("choose option 1")).startsWith("Resolve Bell Ringer next | at Dawn: ");
    assertThat(seen.reads("choose option 2"))
        .startsWith("Resolve the Dwarf Warrior's Lore of Stars next | at Dawn: ");
  }

  @Test
  void fateSaysHowTheFoeWouldBe() {
    Scene scene =
        scene(
                "race: human, profession: wizard, at: bone-fields, gold: 0",
                "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("roll 0 of 2");
    int hp = scene.state().battles().get(0).hp();

    assertThat(new Seen(scene.then("roll 0 of 2"), BEN).reads("call on fate"))
        .isEqualTo(
            "Call on Fate with a token | 1 of 4 Fate; the foe has %d HP left; once each Day"
                .formatted(hp - 1));
  }

  /** How a Purchase of Items reads where these are left in the deck and all others discarded. */
  private static String purchase(String deck) {
    Scene scene =
        scene("at: sprawl-city, gold: 5", "decks: {rewards: {item: {deck: [" + deck + "]}}}");
    return new Seen(scene.then("market"), BEN).reads("choose deck item");
  }

  @Test
  void aPurchaseSaysWhereTheCardsComeFrom() {
    assertThat(purchase("gilded-sword, cloak-pin, doom-shield, healing-draught"))
        .contains(" | draw 3 of 4 and buy one");
    assertThat(purchase("gilded-sword, cloak-pin"))
        .contains(" | draw the last 2 and 1 of the discards and buy one");
    assertThat(purchase("")).contains(" | draw 3 of the discards and buy one");
  }

  private static String loot(String bag) {
    Scene scene =
        scene(
            "race: orc, profession: warrior, at: bone-fields, fate: 0",
            "places: {bone-fields: {encounters: [sulphur-imp]}}\ndecks: {loot: {deck: [%s]}}"
                .formatted(bag));
    scene.then("roll 0 of 2", "roll 2 of 6");
    return new Seen(scene, BEN).reads("take loot");
  }

  @Test
  void lootIsDrawnOfWhatIsInTheBagOrWasSetAside() {
    assertThat(loot("lucky-charm, crowbar")).endsWith(" | 2 tokens are in the bag");
    assertThat(loot("lucky-charm")).endsWith(" | 1 token is in the bag");
    assertThat(loot("")).endsWith(" | all that were set aside go back into the bag");
  }

  @Test
  void theOddsOfAnAssaultAreThoseWithThePlotsThatItGathers() {
    String zones =
        """
        turn-of: 1
        heroes: {1: {race: orc, profession: warrior, at: old-wood, chapter: 6}}
        places: {frostmaw: {plots: [%s]}}
        ancients: [{card: prince-of-ruin, plots: [], damage: 8, at: 6, gathered: [%s]}]
        """;
    Setup setup = Setup.of(2).with("format", "competitive");
    String move = "assault prince-of-ruin";
    String there = new Seen(Scene.of(setup, zones.formatted("altar-of-ruin", "")), BEN).reads(move);
    String none = new Seen(Scene.of(setup, zones.formatted("", "")), BEN).reads(move);

    assertThat(there)
        .isEqualTo(new Seen(Scene.of(setup, zones.formatted("", "altar-of-ruin")), BEN).reads(move))
        .isNotEqualTo(none);
  }

  @Test
  void whoMayChooseItselfReadsThatItChoosesItself() {
    Seen seen = new Seen(scene("skills: [small-mercies]", "").then("resolve small-mercies"), BEN);

    assertThat(seen.reads("choose seat 1"))
        .isEqualTo("Choose yourself | one hero of your choice heals 1 HP");
  }
}
