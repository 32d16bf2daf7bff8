package org.lawspeaker.handofdestiny.combat.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.start;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.Damage;
import org.lawspeaker.handofdestiny.effects.Discard;
import org.lawspeaker.handofdestiny.effects.Flip;
import org.lawspeaker.handofdestiny.effects.MoveTo;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.testkit.coverage.Shows;

/** Front, second and third: chapter VISIBLE. */
class VisibilityTest {
  private static final Source WEAPON = new Source(Source.Kind.WEAPON, 0);

  private static Effect damage(int amount, Which target) {
    return new Damage(amount, Optional.empty(), target, Optional.empty(), false);
  }

  private static Effect discard(Which target) {
    return new Discard(target, Optional.empty());
  }

  private static Position dealt() {
    return start("hero=robin").plays("reveal brute-11", "reveal brute-10", "reveal brute-9");
  }

  @Test
  @Shows("HOD-VISIBLE-01")
  void theMonstersOnTheUpperHalvesOfTheTwoCardsInHandAreInPlay() {
    Position.of("row: [brute-5, brute-6, brute-7]", "hero=robin")
        .sees("brute-5 5/1", "brute-6 6/1")
        .plays("use arrow by exhausting")
        .offers("target brute-5", "target brute-6")
        .allows("target brute-5", "HOD-VISIBLE-01")
        .allows("target brute-6", "HOD-VISIBLE-01");
  }

  @Test
  @Shows({"HOD-VISIBLE-02", "HOD-VISIBLE-03"})
  void theFirstMonsterIsFrontAndTheNextIsSecond() {
    dealt()
        .plays("reveal brute-5", "reveal brute-6")
        .cites("front", "HOD-VISIBLE-02")
        .notes("front", "monster", "brute-5")
        .cites("second", "HOD-VISIBLE-03")
        .notes("second", "monster", "brute-6")
        .isSilentOf("third");
  }

  @Test
  @Shows("HOD-VISIBLE-02")
  void theSecondMonsterBecomesFrontWhenTheFrontOneLeaves() {
    Position.of("row: [harmless, brute-5, brute-7]")
        .plays("take front")
        .cites("front", "HOD-VISIBLE-02")
        .notes("front", "monster", "brute-5")
        .notes("second", "monster", "brute-7");
  }

  @Test
  @Shows("HOD-VISIBLE-04")
  void theThirdMonsterIsNotVisibleByItself() {
    Position.of("row: [brute-7, brute-6, captain]").sees("brute-7 7/1", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-VISIBLE-04")
  void anEffectCanMakeTheThirdMonsterVisible() {
    Position.of("row: [harmless, brute-4, specter, captain, brute-9]")
        .plays("take front")
        .cites("third", "HOD-VISIBLE-04")
        .notes("third", "monster", "captain")
        .sees("brute-4 7/1", "specter 5/1", "captain 5/1");
  }

  @Test
  @Shows("HOD-VISIBLE-05")
  void bothPlacesAreFilledAsLongAsTwoMonstersRemain() {
    dealt()
        .plays("reveal brute-5")
        .awaits(28, "HOD-VISIBLE-05")
        .plays("reveal brute-6")
        .sees("brute-5 5/1", "brute-6 6/1")
        .plays("take front", "exhaust 1 0")
        .awaits(24, "HOD-CLEANUP-04")
        .plays("reveal brute-7")
        .sees("brute-6 6/1", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-VISIBLE-06")
  void aSingleMonsterIsTheFrontMonster() {
    Position.of("row: [harmless, brute-7], strength: [brute-9]", "hero=robin")
        .plays("take front")
        .cites("front", "HOD-VISIBLE-06")
        .sees("brute-7 7/1")
        .refuses("attack second", "HOD-Q-82")
        .allows("attack front", "HOD-HERO-05")
        .allows("take front", "HOD-TAKE-02");
  }

  @Test
  @Shows("HOD-CLEANUP-04")
  void aKnownMonsterThatMovesUpIsNotVisibleBeforeTheActionIsComplete() {
    Position.of("row: [brute-8, brute-9, brute-10, brute-11]")
        .does(WEAPON, discard(Which.FRONT), damage(1, Which.ALL))
        .has("/row", "brute-9 brute-10 brute-11")
        .has("/monsters/brute-9/damage", 1)
        .has("/monsters/brute-10/damage", "")
        .sees("brute-9 8/1");
  }

  @Test
  @Shows("HOD-CLEANUP-04")
  void aKnownMonsterThatMovesUpChangesNoNumberBeforeTheActionIsComplete() {
    Position.of("row: [brute-8, brute-9, captain, brute-11]")
        .does(WEAPON, discard(Which.FRONT))
        .has("/row", "brute-9 captain brute-11")
        .sees("brute-9 9/1");
  }

  @Test
  @Shows("HOD-HERO-07")
  void aKnownMonsterThatTakesTheSecondPlaceInAnActionIsNoTargetInIt() {
    Position.of("row: [brute-8, brute-9, brute-10, brute-11]")
        .does(WEAPON, new MoveTo(Which.FRONT, Optional.empty(), 3), damage(1, Which.SECOND))
        .has("/row", "brute-9 brute-10 brute-8 brute-11")
        .has("/monsters/brute-10", "");
  }

  @Test
  void whatIsVisibleStaysSoWhenItsCardIsTurnedOrChangesItsPlace() {
    Position.of("row: [brute-8, brute-9, brute-10, brute-11]")
        .does(
            WEAPON,
            new Flip(Which.FRONT, Optional.empty()),
            new MoveTo(Which.FRONT, Optional.empty(), 2),
            damage(1, Which.ALL))
        .has("/row", "brute-9 specter brute-10 brute-11")
        .has("/monsters/brute-9/damage", 1)
        .has("/monsters/specter/damage", 1);
  }

  @Test
  @Shows("HOD-Q-85")
  void theThirdThatIsShownFromTheMiddleOfAnActionOnIsVisibleWhenItIsComplete() {
    Position flipped =
        Position.of("row: [brute-8, brute-9, brute-10, brute-11]")
            .does(WEAPON, new Flip(Which.FRONT, Optional.empty()), damage(1, Which.ALL));
    flipped.has("/row", "specter brute-9 brute-10 brute-11").sees("specter 1/1", "brute-9 8/1");
    flipped
        .plays("take front", "exhaust 1 0")
        .has("/monsters/brute-10", "")
        .sees("brute-9 8/1", "brute-10 10/1");
  }

  @Test
  @Shows("HOD-Q-23")
  void whatIsPeekedAtIsVisibleAtOnce() {
    Position.of("row: [brute-8, brute-9, brute-10, brute-11]")
        .does(WEAPON, new Peek(), discard(Which.FRONT), damage(1, Which.SECOND))
        .has("/row", "brute-9 brute-10 brute-11")
        .has("/monsters/brute-10/damage", 1);
  }

  @Test
  @Shows("HOD-VISIBLE-04")
  void theThirdThatSomethingShowsIsRevealedByThat() {
    start("hero=freya")
        .plays("reveal brute-11", "reveal brute-10", "reveal brute-9")
        .plays("reveal brute-1", "reveal brute-2")
        .awaits(24, "HOD-VISIBLE-04");
    Position.of("row: [harmless, brute-4, specter" + ", '?'".repeat(8) + "]")
        .plays("take front")
        .awaits(32, "HOD-VISIBLE-04");
  }

  @Test
  void theThirdIsToldOnceAndSoIsItsAbilityThatWaits() {
    Position shown = Position.of("row: [harmless, specter, brute-4, banshee]").plays("take front");
    assertThat(shown.events()).filteredOn(event -> event.kind().equals("third")).hasSize(1);
    assertThat(shown.events()).filteredOn(event -> event.kind().equals("waits")).hasSize(1);
  }

  @Test
  @Shows("HOD-VISIBLE-05")
  void aSecondThatIsRevealedWithoutACleanupIsNotRevealedByIt() {
    Position.of("row: [brute-8, brute-9" + ", '?'".repeat(9) + "]", "hero=ursa")
        .plays("use hurl by exhausting")
        .awaits(36, "HOD-VISIBLE-05")
        .plays("reveal brute-7")
        .isSilentOf("cleanup")
        .sees("brute-9 9/1", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-VISIBLE-06")
  void aLastMonsterThatIsRevealedWithoutACleanupIsTheOnlyVisibleOne() {
    Position.of(
            "row: [brute-3, brute-4, '?'], underworld: [brute-1, brute-2, brute-5, brute-6,"
                + " brute-7, brute-8, brute-9, brute-10], monsters: {brute-3: {beaten: true},"
                + " brute-4: {beaten: true}}")
        .awaits(4, "HOD-VISIBLE-06")
        .plays("reveal brute-11")
        .sees("brute-11 11/1");
  }
}
