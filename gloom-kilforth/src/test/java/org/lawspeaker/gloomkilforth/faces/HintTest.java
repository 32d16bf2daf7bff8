package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.gloomkilforth.Scene;

/** What is counted and what is left out in hints and notes. Seat 1 is active. */
class HintTest {
  private static final Seat BEN = Seat.of(1);

  private static Seen at(String hero, String more) {
    return new Seen(Scene.of(2, "turn-of: 1\nheroes: {1: {%s}}\n%s".formatted(hero, more)), BEN);
  }

  @Test
  void aHeroThatIsOutIsNotMet() {
    String zones = "turn-of: 1\nheroes: {0: {eliminated: true}, 1: {at: frostmaw}, 2: {}}";

    assertThat(new Seen(Scene.of(3, zones), BEN).reads("move sprawl-city"))
        .isEqualTo("Move to Sprawl City | 1 AP; City, the Half-Elf Rogue");
  }

  @Test
  void aPlotSaysHowMuchLootItBrings() {
    Seen seen = at("at: frostmaw", "places: {frostmaw: {plots: [cult-of-penance]}}");

    assertThat(seen.reads("clear plot cult-of-penance")).endsWith("; brings 2 Loot tokens");
  }

  @Test
  void aStrangerThatWasConfrontedBeforeIsNotAngeredAnyMore() {
    Seen seen =
        at(
            "at: ashen-waste, progress: [{card: cleric, attribute: influence, successes: 0}]",
            "places: {ashen-waste: {encounters: [cleric]}}");

    assertThat(seen.reads("confront cleric with influence")).doesNotContain("becomes an enemy");
  }

  @Test
  void whatIsFoughtLiesWithTheBattleAndNotOnTheMap() {
    Seen seen =
        at("at: bone-fields", "places: {bone-fields: {encounters: [sulphur-imp], obstacles: 1}}");

    assertThat(seen.piece("map", "bone-fields").attached())
        .extracting(Piece::face)
        .containsExactly("token.hero-1");
  }

  @Test
  void aDefeatedAncientStandsNowhere() {
    Seen seen =
        at(
            "chapter: 6",
            "ancients: [{card: prince-of-ruin, plots: [], at: 6, defeated: true},"
                + " {card: queen-of-ash, plots: []}]");

    assertThat(seen.piece("map", "old-wood").attached()).isEmpty();
    assertThat(seen.marks("ancients", "prince-of-ruin")).isEqualTo("; defeated");
  }

  @Test
  void theFinaleNeedsWhatTodayHasNotBrought() {
    Seen seen = at("saga: 0, chapter: 5, finale: 1, at: spire-tor", "");

    assertThat(seen.zone("sheet-1").notes())
        .singleElement()
        .asString()
        .contains(", 1 of them made today; 5 successes of ");
  }

  @Test
  void aFoeSaysTheHpThatItHasLeft() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {1: {race: human, profession: wizard, at: bone-fields, fate: 0}}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);
    scene.then("roll 0 of 2", "roll 1 of 2");

    assertThat(new Seen(scene, BEN).zone("here-1").notes())
        .contains("Sulphur Imp, Enemy: 1 of 2 HP left in this battle.");
    assertThat(new Seen(scene, BEN).reads("fight")).contains("Sulphur Imp has 1 HP, you have 4");
  }

  @Test
  void theSurpriseOfTheFirstRoundCountsForItsDiceAndNoLonger() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {1: {race: human, profession: war-mage, at: bone-fields, fate: 0,
                  skills: [ambusher]}}
                """)
            .then("search", "draw sulphur-imp", "accept", "accept", "roll 0 of 3");

    assertThat(new Seen(scene, BEN).zone("battle").notes())
        .singleElement()
        .asString()
        .startsWith("You roll 6 dice, Sulphur Imp 3, each with one more for Surprise;");
    scene.then("roll 0 of 6");
    assertThat(scene.window()).isEqualTo("escape");
    assertThat(new Seen(scene, BEN).zone("battle").notes())
        .singleElement()
        .asString()
        .doesNotContain("Surprise");
  }

  @Test
  void oddsThatAreNotCertainAreNotCalledCertain() {
    assertThat(Percent.of(0.001)).isEqualTo("under 1 %");
    assertThat(Percent.of(0.999)).isEqualTo("over 99 %");
    assertThat(Percent.of(0)).isEqualTo("0 %");
    assertThat(Percent.of(1)).isEqualTo("100 %");
  }

  @Test
  void theNightIsAPhaseAndWhatLiesInGloomIsCounted() {
    String zones =
        "turn-of: 1\nheroes: {0: {camped: true}, 1: {at: frostmaw}}\n"
            + "places: {ashen-waste: {gloom: true}, windrow: {gloom: true}}";
    Scene scene = Scene.of(2, zones);

    assertThat(new Seen(scene, BEN).table().track().orElseThrow().now()).isZero();
    assertThat(new Seen(scene, BEN).table().gauges())
        .containsExactly(Gauge.of("locations in gloom", 2, 25));
    assertThat(new Seen(scene.then("camp"), BEN).table().track().orElseThrow().now()).isEqualTo(1);
  }

  @Test
  void hitsOfOthersOfTheTeamCountForWhatOneMoreWouldDo() {
    Scene scene =
        Scene.of(
            3,
            """
            turn-of: 1
            turn: {team: ["2"]}
            heroes:
              0: {at: frostmaw}
              1: {at: bone-fields, fate: 0}
              2: {race: human, profession: wizard, at: bone-fields, fate: 2}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);
    scene.then("roll 0 of 2", "roll 1 of 2", "seat 2: decline", "roll 0 of 2", "roll 0 of 2");

    assertThat(new Seen(scene, Seat.of(2)).reads("call on fate"))
        .isEqualTo("Call on Fate with a token | 1 of 2 Fate; defeats the foe; once each Day");
  }

  @Test
  void anAttributeThatMayBeUsedSaysItsOwnOdds() {
    Seen seen =
        new Seen(
            Scene.of(
                    2,
                    """
                    turn-of: 1
                    heroes: {1: {race: human, profession: priest, at: frostmaw, skills: [warlord]}}
                    places: {frostmaw: {plots: [cult-of-ruin]}}
                    """)
                .then("clear plot cult-of-ruin"),
            BEN);

    assertThat(seen.reads("choose option 1"))
        .isEqualTo("Use Fight | 4 dice; 2 successes of 4 dice: 41 % (11/27)");
  }

  @Test
  void anEscapeCostsTheLastActionPointToo() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {1: {race: human, profession: wizard, at: bone-fields, fate: 0, ap: 1}}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);

    assertThat(new Seen(scene.then("roll 0 of 2", "roll 0 of 2"), BEN).reads("escape"))
        .endsWith("; you make Camp and lose 1 AP");
  }

  @Test
  void aDeedSaysWhatIsPaidForIt() {
    assertThat(at("race: dwarf", "").reads("resolve dwarf"))
        .isEqualTo("Use Dwarf | veil this: heal 1 HP");
  }

  @Test
  void whoGivesUpSeveralCardsReadsHowMany() {
    Seen seen =
        new Seen(
            Scene.of(
                    3,
                    """
                    turn-of: 1
                    heroes: {1: {at: frostmaw, hand: [farmer, kobold, devil]}}
                    places: {frostmaw: {plots: [rumour-mill-of-betrayal]}}
                    """)
                .then("clear plot rumour-mill-of-betrayal"),
            BEN);

    assertThat(seen.reads("discard devil")).isEqualTo("Discard Devil | 2 cards to give up");
  }
}
