package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.gloomkilforth.Scene;

/** Scenes of arranged positions. Seat 1 of two is active. */
class SceneTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

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
  void theMapIsAGridWithTerrainGloomAndAllThatLiesThere() {
    Seen seen =
        new Seen(
            scene(
                "at: ashen-waste",
                "places: {ashen-waste: {encounters: [kobold, cleric], gloom: true, obstacles: 2,"
                    + " plots: [altar-of-ruin]}}"),
            BEN);
    Piece place = seen.piece("map", "ashen-waste.gloom");

    assertThat(seen.zone("map").layout()).isEqualTo(new Layout.Grid(5, 5));
    assertThat(seen.zone("map").pieces()).hasSize(25);
    assertThat(place.cell()).contains(new Cell(0, 0));
    assertThat(seen.marks("map", "ashen-waste.gloom"))
        .isEqualTo("Badlands; gloom, 2 obstacles, ~ skull");
    assertThat(place.attached())
        .extracting(Piece::face)
        .containsExactly("altar-of-ruin", "kobold", "cleric", "token.hero-1");
  }

  @Test
  void rumoursDrawnUnseenAreHiddenFromOthers() {
    Scene scene = scene("hand: [gilded-sword, kobold, mend-wounds], shown: [kobold]", "");

    assertThat(new Seen(scene, BEN).zone("rumours-1").pieces()).hasSize(3);
    Zone others = new Seen(scene, ANN).zone("rumours-1");
    assertThat(others.pieces()).extracting(Piece::face).containsExactly("kobold");
    assertThat(others.hidden()).isEqualTo(2);
    assertThat(new Seen(scene, Onlooker.ARBITER).zone("rumours-1").hidden()).isZero();
  }

  @Test
  void cardsInOthersHandsAreNotCountedWithTheDecks() {
    Scene scene = scene("hand: [gilded-sword]", "");

    assertThat(new Seen(scene, ANN).zone("item-deck").hidden())
        .isEqualTo(new Seen(scene, BEN).zone("item-deck").hidden());
  }

  @Test
  void nothingIsShownOfAHeroThatIsOut() {
    String zones = "turn-of: 1\nheroes: {0: {eliminated: true, hp: 0, gold: 0}, 1: {gold: 2}}";
    Seen seen = new Seen(Scene.of(2, zones), BEN);

    assertThat(seen.gauges(1)).contains("gold 2");
    assertThat(seen.gauges(0)).isEmpty();
    assertThat(seen.zone("sheet-0").pieces()).isEmpty();
    assertThat(seen.zone("sheet-0").notes()).isEmpty();
  }

  @Test
  void theSheetSaysWhatTheChapterStillNeeds() {
    Scene scene = scene("gold: 3, hand: [farmer]", "");

    assertThat(new Seen(scene, BEN).zone("sheet-1").notes())
        .containsExactly(
            "Chapter 1 of 4 costs 5 gold and the keywords plains, stranger and forest; missing: 2"
                + " gold, stranger and forest.");
  }

  @Test
  void aCompleteSagaWaitsForThoseOfTheOthers() {
    String zones = "turn-of: 1\nheroes: {0: {chapter: %d}, 1: {chapter: 6}}";

    assertThat(new Seen(Scene.of(2, zones.formatted(6)), BEN).zone("sheet-1").notes())
        .first()
        .asString()
        .endsWith("saga is complete: the Ancient can be assaulted.");
    assertThat(new Seen(Scene.of(2, zones.formatted(5)), BEN).zone("sheet-1").notes())
        .first()
        .asString()
        .endsWith("saga is complete: the Ancients wait for the sagas of the others.");
  }

  @Test
  void whatAnotherNeedsIsNotWorkedOutFromCardsThatNobodySees() {
    Scene scene = scene("gold: 3, hand: [gilded-sword]", "");

    assertThat(new Seen(scene, ANN).zone("sheet-1").notes())
        .containsExactly(
            "Chapter 1 of 4 costs 5 gold and the keywords plains, stranger and forest.");
  }

  @Test
  void gaugesCountWhatIsOnTheSheet() {
    Seen seen =
        new Seen(
            scene(
                "hp: 3, ap: 2, gold: 4, fate: 1, moves: {move: 1}, assets: [gilded-sword],"
                    + " hidden: true",
                ""),
            ANN);

    assertThat(seen.gauges(1))
        .isEqualTo(
            "HP 3/4, AP 2, AP for Move 1, gold 4, Fate 1, Fight 4, Study 3, Sneak 2, Influence 3");
    assertThat(seen.table().seats().get(1).name()).isEqualTo("Elf Priest");
    assertThat(seen.table().seats().get(1).states())
        .containsExactly("First Hero", "active", "Hidden");
    assertThat(seen.table().title()).isEqualTo("Day 1 of 25: the Elf Priest's turn");
  }

  @Test
  void aBattleSaysTheDiceAndTheOdds() {
    Seen seen =
        new Seen(
            scene("at: bone-fields", "places: {bone-fields: {encounters: [sulphur-imp]}}"), BEN);

    assertThat(seen.zone("battle").pieces()).extracting(Piece::face).containsExactly("sulphur-imp");
    assertThat(seen.gauges("battle")).isEqualTo("round 1, HP of the foe 2/2");
    assertThat(seen.zone("battle").notes())
        .singleElement()
        .asString()
        .startsWith("You roll 2 dice, Sulphur Imp 2; fought to the end, it is won with ");
    assertThat(seen.zone("test").notes())
        .containsExactly("Sulphur Imp strikes you: 5 or more is a success.");
  }

  @Test
  void aBattleSaysThatBothHaveSurprise() {
    String ambush =
        """
        turn-of: 1
        heroes: {1: {race: human, profession: war-mage, at: bone-fields, skills: [ambusher]}}
        """;
    Scene scene = Scene.of(2, ambush).then("search", "draw sulphur-imp", "accept");

    assertThat(new Seen(scene, BEN).zone("battle").notes())
        .singleElement()
        .asString()
        .startsWith(
            "You roll 4 dice, Sulphur Imp 3, each with one more for Surprise; fought to the");
  }

  @Test
  void aTestSaysWhatCountsAndWhatPassesIt() {
    Seen seen =
        new Seen(
            scene("at: ashen-waste", "places: {ashen-waste: {encounters: [lost-caravan]}}")
                .then("confront lost-caravan with study"),
            BEN);

    assertThat(seen.gauges("test")).isEqualTo("dice to roll 3");
    assertThat(seen.zone("test").notes())
        .containsExactly(
            "You test Study against Lost Caravan: 5 or more is a success; 2 are enough, 26 %"
                + " (7/27).");
  }

  @Test
  void thePlaceOfTheHeroSaysTheOddsThere() {
    Seen seen =
        new Seen(
            scene("at: ashen-waste", "places: {ashen-waste: {encounters: [lost-caravan]}}"), BEN);

    assertThat(seen.zone("here-1").notes())
        .containsExactly(
            "Ashen Waste, Badlands.",
            "Lost Caravan, Quest: Study needs 2 successes of 3 dice: 26 % (7/27), Influence needs 3"
                + " successes of 3 dice: 4 % (1/27).");
    assertThat(seen.zone("here-0").notes()).isEmpty();
  }

  @Test
  void anAncientThatHasComeStandsOnTheMap() {
    Seen seen =
        new Seen(
            scene(
                "chapter: 6",
                "ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 5, gathered:"
                    + " [altar-of-ruin]}, {card: queen-of-ash, plots: []}]"),
            ANN);

    assertThat(seen.marks("ancients", "prince-of-ruin")).isEqualTo("HP 7 of 12; at Old Wood");
    assertThat(seen.piece("ancients", "prince-of-ruin").attached())
        .extracting(Piece::face)
        .contains("altar-of-ruin");
    assertThat(seen.piece("map", "old-wood").attached())
        .extracting(Piece::face)
        .contains("token.ancient");
  }

  @Test
  void hitsAreCountedUntilTheLossesAreTaken() {
    Scene scene =
        scene(
                "race: human, profession: wizard, at: bone-fields, gold: 0",
                "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("roll 1 of 2");
    assertThat(new Seen(scene, BEN).gauges("battle")).contains("hits by the foe 1");

    scene.then("roll 1 of 2", "decline");
    assertThat(scene.window()).isEqualTo("escape");
    assertThat(new Seen(scene, BEN).gauges("battle")).doesNotContain("hits");
  }

  @Test
  void aSpellThatIsTooHardIsBeyondTheStudyOfItsOwner() {
    Scene scene = scene("race: orc, profession: warrior, assets: [mend-wounds]", "");

    assertThat(new Seen(scene, BEN).marks("assets-1", "mend-wounds"))
        .isEqualTo("; beyond your Study");
    assertThat(new Seen(scene, ANN).marks("assets-1", "mend-wounds"))
        .isEqualTo("; beyond the Orc Warrior's Study");
  }

  @Test
  void oneDieIsNotCalledDice() {
    Scene scene =
        scene(
            "race: elf, profession: wizard, at: bone-fields",
            "places: {bone-fields: {encounters: [sulphur-imp]}}");

    assertThat(new Seen(scene, BEN).zone("battle").notes())
        .singleElement()
        .asString()
        .startsWith("You roll 1 die, Sulphur Imp 2; ");
  }

  @Test
  void whoHasBegunToConfrontReadsOnlyOfTheAttributeThatItIsBoundTo() {
    Scene scene =
        scene(
            "at: ashen-waste, progress: [{card: lost-caravan, attribute: study, successes: 1}]",
            "places: {ashen-waste: {encounters: [lost-caravan]}}");

    assertThat(new Seen(scene, BEN).zone("here-1").notes())
        .contains("Lost Caravan, Quest: Study needs 1 success of 3 dice: 70 % (19/27).");
    assertThat(
            new Seen(scene, ANN)
                .piece("map", "ashen-waste").attached().stream()
                    .flatMap(piece -> piece.badges().stream()))
        .containsExactly(new Fact("the Elf Priest's Study", "1 success"));
  }

  @Test
  void aChapterUnderWayNeedsOnlyWhatIsStillToBeProvided() {
    Scene scene =
        scene(
                "race: human, profession: warrior, saga: 0, chapter: 3, gold: 5,"
                    + " hand: [kobold, devil, lost-caravan], assets: [gilded-sword, captain]",
                "")
            .then("regale", "show gilded-sword");

    assertThat(new Seen(scene, ANN).zone("sheet-1").notes())
        .singleElement()
        .asString()
        .contains("; paid; still to be provided: enemy and quest");
  }

  @Test
  void aHeroThatIsOutIsNotInCamp() {
    Scene scene =
        Scene.of(
            3, "turn-of: 1\nheroes: {0: {eliminated: true}, 2: {camped: true, defeated: true}}");

    assertThat(new Seen(scene, BEN).table().seats().get(0).states()).isEmpty();
    assertThat(new Seen(scene, BEN).table().seats().get(2).states())
        .containsExactly("First Hero", "defeated until Dawn");
  }

  @Test
  void theEndIsToldInWholeSentences() {
    Scene scene =
        Scene.of(2, "turn-of: 1\nclock: {day: 25}\nheroes: {0: {camped: true}}").then("camp");

    assertThat(new Seen(scene, BEN).table().title())
        .isEqualTo("Day 25 of 25: the game is over. Time has run out.");
  }
}
