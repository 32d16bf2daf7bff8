package org.lawspeaker.handofdestiny.effects;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.setup.TakeStartingStrength;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.testkit.coverage.Shows;

class StrengthEffectsTest {
  private static final Source HERO = Source.hero(0);

  private final Position slotted =
      Position.of("row: [guard-20, bear], strength: [brute-4, brute-9, wolf]", "hero=galathar");
  private final Position without = Position.of("row: [guard-20, bear]", "hero=galathar");

  @Test
  void theHighestCardIsDiscarded() {
    slotted
        .does(HERO, new DiscardStrength(StrengthChoice.HIGHEST))
        .cites("strength-discarded", "HOD-STRENGTH-09")
        .has("/strength", "brute-4 wolf")
        .has("/underworld/6", "brute-9");
  }

  @Test
  void theLowestCardIsDiscarded() {
    slotted
        .does(HERO, new DiscardStrength(StrengthChoice.LOWEST))
        .has("/strength", "brute-4 brute-9")
        .has("/underworld/6", "wolf");
  }

  @Test
  void everyCardIsDiscardedForemostFirst() {
    slotted
        .does(HERO, new DiscardStrength(StrengthChoice.EACH))
        .has("/strength", "")
        .has("/underworld/6", "brute-4")
        .has("/underworld/7", "brute-9")
        .has("/underworld/8", "wolf");
  }

  @Test
  void nothingIsDiscardedWithoutStrengthCards() {
    assertThat(without.can(HERO, new DiscardStrength(StrengthChoice.CHOSEN))).isFalse();
    assertThat(without.can(HERO, new DiscardStrength(StrengthChoice.EACH))).isFalse();
  }

  @Test
  void amongEqualsThePlayerPicks() {
    Position.of("row: [guard-20, bear], strength: [brute-4, harmless, brute-2]")
        .does(HERO, new DiscardStrength(StrengthChoice.HIGHEST))
        .asks("pick", "HOD-Q-83")
        .offers("pick brute-4", "pick harmless")
        .refuses("pick brute-2", "HOD-Q-83")
        .refuses("pick brute-1", "HOD-SLOT-03");
  }

  @Test
  @Shows("HOD-Q-83")
  void theHighestCardIsTheHighestAsPrintedThoughAnotherCountsDouble() {
    Position.of("row: [guard-20, bear], strength: [brute-5, brute-6], doubled: [brute-5]")
        .does(HERO, new DiscardStrength(StrengthChoice.HIGHEST))
        .has("/strength", "brute-5");
  }

  @Test
  void aDoubledCardCountsTwiceInItsNextAttack() {
    Position doubled = slotted.does(HERO, new DoubleStrength(StrengthChoice.HIGHEST));
    doubled.cites("doubled", "HOD-Q-39").has("/doubled", "brute-9");
    doubled.plays("attack front", "add brute-9", "add brute-4", "strike").has("/row", "bear");
    Position used = doubled.plays("attack front", "add brute-9", "strike");
    used.sees("guard-20 2/2", "bear 7/3");
    assertThat(used.state().preparation().doubled()).isZero();
  }

  @Test
  void aCardThatDoesNotAttackStaysDoubled() {
    slotted
        .does(HERO, new DoubleStrength(StrengthChoice.HIGHEST))
        .plays("attack front", "add brute-4", "strike")
        .has("/doubled", "brute-9")
        .sees("guard-20 16/2", "bear 7/3");
  }

  @Test
  void aDoubledCardIsNotDoubledAgain() {
    DoubleStrength highest = new DoubleStrength(StrengthChoice.HIGHEST);
    assertThat(slotted.can(HERO, highest)).isTrue();
    assertThat(slotted.does(HERO, highest).can(HERO, highest)).isFalse();
  }

  @Test
  void doublingComesBeforeReductions() {
    Position.of("row: [mailed, bear], strength: [brute-4, brute-9]", "hero=merlin")
        .plays("use focus by exhausting", "pick brute-4", "attack front", "add brute-4", "strike")
        .sees("mailed 3/1", "bear 7/3");
  }

  @Test
  void boostsAddUpAndEndWithTheAttack() {
    slotted
        .does(HERO, new Boost(2), new Boost(3))
        .cites("boosted", "HOD-Q-39")
        .has("/boost", 5)
        .plays("attack front", "add brute-4", "strike")
        .sees("guard-20 11/2", "bear 7/3")
        .plays("attack front", "add wolf", "strike")
        .sees("guard-20 8/2", "bear 7/3");
    assertThat(slotted.can(HERO, new Boost(1))).isTrue();
  }

  @Test
  void aTurnedStrengthCardHasTheValueOfItsNewFace() {
    slotted
        .plays("use pivot by exhausting")
        .cites("strength-turned", "HOD-FACE-03")
        .has("/strength", "brute-4 guard-19 wolf");
    Position.of("row: [guard-20, bear], strength: [brute-4, brute-9, wolf]", "hero=circe")
        .plays("use tumble with brute-9")
        .has("/strength", "brute-4 brute-2");
  }

  @Test
  void aCardThatPaysIsNotTheOneThatIsTurned() {
    Position.of("row: [guard-20, bear], strength: [brute-4]", "hero=galathar")
        .refuses("use pivot with brute-4", "HOD-Q-82")
        .plays("use pivot by exhausting")
        .has("/strength", "guard-14");
  }

  @Test
  void theNewestCardOfTheUnderworldIsSlotted() {
    Position.of("row: [guard-20, bear], strength: [brute-9, brute-2]", "hero=circe")
        .plays("use dig with brute-9")
        .cites("slotted", "HOD-SLOT-01")
        .has("/strength", "brute-2 brute-9");
    Position.of("row: [guard-20, bear], strength: [brute-9, brute-2]", "hero=circe")
        .plays("use dig by exhausting")
        .has("/strength", "brute-9 brute-2 brute-11")
        .has("/underworld", "brute-1 brute-4 brute-5 brute-6 brute-7 brute-8");
  }

  @Test
  void nothingIsSlottedFromAnEmptyUnderworld() {
    Position.of("row: [guard-20, bear" + ", '?'".repeat(9) + "]", "hero=circe")
        .refuses("use dig by exhausting", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-Q-82")
  void noCardPaysOnlyToBeSlottedAgain() {
    String behind = ", '?'".repeat(7);
    Position.of("row: [guard-20, bear" + behind + "], strength: [brute-9, brute-2]", "hero=circe")
        .has("/underworld", "")
        .refuses("use dig with brute-9", "HOD-Q-82")
        .refuses("use dig by exhausting", "HOD-Q-82");
  }

  @Test
  void oneMoreStrengthCardIsTakenFromTheBackOfTheDeck() {
    Position.of("row: [guard-20, bear, wolf]")
        .does(HERO, new TakeStartingStrength())
        .has("/row", "guard-20 bear")
        .has("/strength", "wolf");
    assertThat(Position.of("row: [bear]").can(HERO, new TakeStartingStrength())).isFalse();
    assertThat(without.can(HERO, new TakeStartingStrength())).isTrue();
  }

  @Test
  @Shows("HOD-Q-82")
  void noRotationIsNotedInTheLastWave() {
    Effect rotation = new RotateNextWave();
    assertThat(Position.of("wave: 3, row: [bear]").can(HERO, rotation)).isTrue();
    assertThat(Position.of("wave: 4, row: [bear]").can(HERO, rotation)).isFalse();
  }

  @Test
  void aRotationIsNotedForTheNextWave() {
    without
        .does(HERO, new RotateNextWave(), new RotateNextWave())
        .cites("rotation-noted", "HOD-PENALTY-01")
        .has("/rotations", 2);
    assertThat(without.can(HERO, new RotateNextWave())).isTrue();
  }
}
