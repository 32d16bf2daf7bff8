package org.lawspeaker.handofdestiny.combat.cleanup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.Damage;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.testkit.coverage.Shows;

/** Slotted cards: chapter SLOT. */
class SlottingTest {
  @Test
  @Shows("HOD-SLOT-01")
  void slottingACardPutsItAmongTheStrengthCards() {
    Position.of(
            "row: [brute-9, brute-8], strength: [brute-7], underworld: [brute-5, bear]",
            "hero=morgan")
        .has("/underworld", "brute-1 brute-2 brute-4 brute-6 brute-10 brute-11 brute-5 bear")
        .plays("use exhume by exhausting")
        .cites("slotted", "HOD-SLOT-01")
        .notes("slotted", "card", "bear")
        .has("/strength", "brute-7 bear")
        .has("/underworld", "brute-1 brute-2 brute-4 brute-6 brute-10 brute-11 brute-5");
  }

  @Test
  @Shows("HOD-Q-11")
  void severalCardsSlottedInOneCleanupGoBehindTheOthersFrontFirst() {
    Position.of("row: [brute-3, brute-4, brute-5], strength: [brute-9]", "hero=circe")
        .acts(new Damage(4, Optional.empty(), Which.ALL, Optional.empty(), false))
        .tells("slotted", "slotted")
        .has("/strength", "brute-9 brute-3 brute-4");
  }

  @Test
  @Shows("HOD-Q-12")
  void severalDefeatedMonstersGoToTheUnderworldFrontFirst() {
    Position.of(
            "row: [brute-4, brute-3, brute-5], strength: [], underworld: [brute-1, brute-2,"
                + " brute-6, brute-7, brute-8, brute-9, brute-10, brute-11]",
            "hero=robin")
        .plays("use volley by exhausting")
        .has(
            "/underworld",
            "brute-1 brute-2 brute-6 brute-7 brute-8 brute-9 brute-10 brute-11"
                + " brute-4 brute-3");
  }

  @Test
  @Shows("HOD-SLOT-02")
  void theNumbersOfASlottedCardStayReadable() {
    Position.of("row: [brute-9], strength: [bear]").has("/strength", "bear");
    assertThat(Position.problems("row: [brute-9, '?'], strength: ['?']"))
        .contains("/strength: a slotted card can be read (HOD-SLOT-02)");
  }

  @Test
  @Shows("HOD-SLOT-03")
  void aSlottedMonsterCardIsAStrengthCardOfItsHealth() {
    Position.of("row: [brute-9, brute-8], strength: [guard-14, brute-3]")
        .plays("attack front", "add guard-14", "strike")
        .notes("strength-attack", "value", 14);
    Position.of("row: [brute-9, brute-8], strength: [chieftain, brute-3]")
        .plays("attack front", "add chieftain", "strike")
        .notes("strength-attack", "value", 5);
  }

  @Test
  @Shows("HOD-SLOT-03")
  void aCardThatIsNotSlottedIsNoStrengthCard() {
    Position.of("row: [brute-9, brute-8], strength: [brute-3]")
        .plays("attack front")
        .refuses("add brute-8", "HOD-SLOT-03");
  }

  @Test
  @Shows("HOD-SLOT-04")
  void anEffectCanReferToTheDamageValuesOfSlottedCards() {
    Position.of("row: [brute-9, brute-8], strength: [bear, guard-14, harmless]", "hero=morgan")
        .plays("use spite by exhausting")
        .cites("counted", "HOD-SLOT-04")
        .notes("counted", "amount", 5)
        .sees("brute-9 4/1", "brute-8 8/1");
  }

  @Test
  @Shows("HOD-SLOT-05")
  void theStrengthOfASlottedCardIsItsPrintedHealth() {
    Position.of("row: [brute-9, chieftain, brute-8], strength: [brute-7]", "hero=morgan")
        .sees("brute-9 9/1", "chieftain 7/2")
        .plays("attack second", "add brute-7", "strike")
        .notes("slotted", "strength", 5)
        .plays("use weigh by exhausting")
        .cites("counted", "HOD-SLOT-05")
        .notes("counted", "amount", 5)
        .sees("brute-9 4/1", "brute-8 8/1");
  }

  @Test
  @Shows("HOD-SLOT-06")
  void aSlottedMonsterOrOneInTheUnderworldIsNoTarget() {
    Position.of("row: [brute-9, brute-8], strength: [brute-7], underworld: [brute-5]", "hero=robin")
        .plays("use arrow by exhausting")
        .refuses("target brute-7", "HOD-SLOT-06")
        .refuses("target brute-5", "HOD-SLOT-06");
  }

  @Test
  @Shows("HOD-SLOT-06")
  void theAbilityOfASlottedMonsterOrOneInTheUnderworldDoesNothing() {
    Position.of("row: [brute-9, brute-8], strength: [captain], underworld: [banner]")
        .sees("brute-9 9/1", "brute-8 8/1");
    Position.of("row: [brute-9, captain], underworld: [banner]")
        .sees("brute-9 12/1", "captain 5/1");
  }
}
