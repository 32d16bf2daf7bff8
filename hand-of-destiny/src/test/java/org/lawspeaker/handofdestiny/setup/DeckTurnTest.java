package org.lawspeaker.handofdestiny.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** The monster deck of waves 2 to 4: chapters SETUP and STACK. */
class DeckTurnTest {
  private static final String FALLEN =
      "brute-11, brute-10, brute-9, brute-8, brute-7, brute-3, brute-2, brute-6";

  private static Position merchant(
      int wave, String strength, String underworld, String... options) {
    return Position.of(
        "phase: merchant, row: [], wave: "
            + wave
            + ", strength: ["
            + strength
            + "], underworld: ["
            + underworld
            + "]",
        options);
  }

  private static Position afterWaveOne() {
    return merchant(1, "brute-4, brute-5, brute-1", FALLEN);
  }

  private static Position afterWaveTwo(String... options) {
    return merchant(
        2,
        "brute-4, brute-5, brute-1",
        "brute-7, brute-8, brute-9, brute-10, brute-11, brute-3, brute-2, brute-6",
        options);
  }

  @Test
  @Shows("HOD-STACK-01")
  void theUnderworldLiesBehindTheStrengthCards() {
    afterWaveOne()
        .plays("leave")
        .cites("deck-assembled", "HOD-STACK-01")
        .notes(
            "deck-assembled",
            "deck",
            "brute-4 brute-5 brute-1 brute-11 brute-10 brute-9 brute-8 brute-7 brute-3 brute-2"
                + " brute-6");
  }

  @Test
  @Shows({"HOD-SETUP-05", "HOD-SETUP-06"})
  void forWaveTwoTheDeckIsRotatedInItsOrder() {
    afterWaveOne()
        .plays("leave")
        .cites("deck-turned", "HOD-SETUP-06")
        .notes("deck-turned", "turn", "rotate")
        .has("/row", "guard-14 guard-15 guard-11 guard-21 guard-20 guard-19 guard-18 guard-17")
        .has("/strength", "guard-13 guard-12 assassin");
  }

  @Test
  @Shows("HOD-SETUP-05")
  void nothingIsShuffledAfterWaveOne() {
    afterWaveOne()
        .plays("leave")
        .asks("fight", "HOD-FIGHT-01")
        .refuses("reveal brute-1", "HOD-SETUP-05");
  }

  @Test
  @Shows("HOD-SETUP-07")
  void forWaveThreeTheDeckIsFlippedAndItsOrderReversed() {
    afterWaveTwo()
        .plays("leave")
        .cites("deck-turned", "HOD-SETUP-07")
        .notes("deck-turned", "turn", "flip")
        .has("/row", "harmless wolf bear mailed warded sentry specter phase-worm")
        .has("/strength", "forest-dragon watcher chieftain");
  }

  @Test
  @Shows("HOD-SETUP-07")
  void tablesMayFlipEachCardInItsPlace() {
    afterWaveTwo("deck-flip=in-place")
        .plays("leave")
        .has("/strength", "bear wolf harmless")
        .notes(
            "deck",
            "deck",
            "chieftain watcher forest-dragon phase-worm specter sentry warded mailed bear wolf"
                + " harmless");
  }

  @Test
  @Shows("HOD-SETUP-08")
  void forWaveFourTheDeckIsRotatedInItsOrder() {
    merchant(3, "brute-4, brute-5, brute-1", FALLEN)
        .plays("leave")
        .cites("deck-turned", "HOD-SETUP-08")
        .notes("deck-turned", "turn", "rotate")
        .has("/row", "guard-14 guard-15 guard-11 guard-21 guard-20 guard-19 guard-18 guard-17")
        .has("/strength", "guard-13 guard-12 assassin");
  }

  @Test
  @Shows("HOD-SETUP-09")
  void theSameTurnIsAppliedToEveryCard() {
    merchant(
            1,
            "brute-4, ogre, watcher",
            "wolf, guard-13, brute-6, brute-7, brute-8, brute-9, brute-10, brute-11")
        .plays("leave")
        .cites("deck", "HOD-SETUP-09")
        .notes(
            "deck",
            "deck",
            "guard-14 forest-dragon captain dancer brute-3 assassin guard-17 guard-18 guard-19"
                + " guard-20 guard-21");
  }

  @Test
  void theTurnOfTheDeckIsToldInWords() {
    assertThat(afterWaveOne().plays("leave").events())
        .extracting(Event::says)
        .contains("the monster deck is rotated");
    assertThat(afterWaveTwo().plays("leave").events())
        .extracting(Event::says)
        .contains("the monster deck is flipped");
  }

  @Test
  void theDeckIsToldByThePrintedNamesOfItsCards() {
    assertThat(afterWaveOne().plays("leave").events())
        .filteredOn(event -> event.kind().startsWith("deck"))
        .extracting(Event::says)
        .anySatisfy(says -> assertThat(says).contains("cards: Brute 4, Brute 5, Brute 1, "))
        .anySatisfy(says -> assertThat(says).contains("alike: Guard 14, Guard 15, Guard 11, "));
  }
}
