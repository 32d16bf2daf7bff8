package org.lawspeaker.handofdestiny.effects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.combat.sight.Peek;
import org.lawspeaker.handofdestiny.hero.Hurt;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

class MonsterEffectsTest {
  private static final Source HERO = Source.hero(0);

  private final Position fight = Position.of("row: [brute-11, bear, brute-5]", "hero=robin");

  @Test
  void defeatedOutrightMonstersLeaveWhateverTheirHp() {
    Defeat creature = new Defeat(Which.CHOSEN, Optional.of(MonsterType.CREATURE));
    fight
        .does(HERO, creature)
        .cites("beaten", "HOD-NORMAL-05")
        .has("/monsters/bear/beaten", true)
        .has("/monsters/bear/barred", true);
    assertThat(fight.does(HERO, creature).can(HERO, creature)).isFalse();
  }

  @Test
  void aMonsterThatDefeatsAnotherHasNoPartInSlotting() {
    fight
        .does(Position.monster("brute-11"), new Defeat(Which.SECOND, Optional.empty()))
        .cites("beaten", "HOD-Q-86")
        .has("/monsters/bear/barred", "");
  }

  @Test
  void aDiscardedMonsterIsNotDefeated() {
    Position.of("row: [brute-11, bear, brute-5], strength: [brute-9]", "hero=merlin")
        .plays("use banish with brute-9", "target bear")
        .cites("discarded", "HOD-UNDER-05")
        .isSilentOf("defeated", "slotted", "beaten")
        .has("/row", "brute-11 brute-5")
        .has("/underworld/7", "brute-9")
        .has("/underworld/8", "bear");
  }

  @Test
  @Shows("HOD-CLEANUP-04")
  void whatMovesUpInTheMiddleOfAnEffectIsNotInPlayYet() {
    Discard front = new Discard(Which.FRONT, Optional.empty());
    Effect hit = new Damage(3, Optional.empty(), Which.FRONT, Optional.empty(), false);
    fight.does(HERO, front, hit).has("/row", "bear brute-5").has("/monsters/bear/damage", 3);
    fight.does(HERO, front, front, hit).has("/row", "brute-5").has("/monsters", "");
  }

  @Test
  void aFlippedCardShowsTheSameEndOfItsOtherSide() {
    fight
        .does(HERO, new Flip(Which.FRONT, Optional.empty()))
        .cites("flipped", "HOD-FACE-04")
        .has("/row", "mailed bear brute-5");
    fight.does(HERO, new Flip(Which.ALL, Optional.empty())).has("/row", "mailed brute-3 brute-5");
  }

  @Test
  void aRotatedCardShowsTheOtherEndOfItsSide() {
    fight
        .does(HERO, new Rotate(Which.SECOND, Optional.empty()))
        .cites("rotated", "HOD-FACE-05")
        .has("/row", "brute-11 prancer brute-5");
    Position.of("row: [brute-11, bear, brute-5]", "hero=circe")
        .plays("use twist by exhausting", "target brute-11")
        .has("/row", "guard-21 bear brute-5");
  }

  @Test
  void cardsBehindAreRotatedToTheHigherBaseHealth() {
    RotateHigher behind = new RotateHigher(Which.BEHIND, Optional.empty());
    Source front = Position.monster("brute-11");
    fight.does(front, behind).has("/row", "brute-11 bear brute-5");
    Position.of("row: [brute-11, brute-5, specter]")
        .does(front, behind)
        .cites("rotated", "HOD-Q-29")
        .has("/row", "brute-11 guard-15 specter");
    assertThat(Position.of("row: [brute-11, guard-15]").can(front, behind)).isFalse();
  }

  @Test
  @Shows("HOD-Q-82")
  void nothingIsBehindAMonsterThatHasLeft() {
    Rotate behind = new Rotate(Which.BEHIND, Optional.empty());
    Source bear = Position.monster("bear");
    fight
        .does(bear, new Discard(Which.SELF, Optional.empty()), behind)
        .has("/row", "brute-11 brute-5");
    fight
        .does(bear, new Flip(Which.SELF, Optional.empty()), behind)
        .has("/row", "brute-11 brute-3 brute-5");
  }

  @Test
  void aTieOfTheHalvesChangesNothing() {
    String tie = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    Cards tied =
        HandOfDestinyProvider.read(
                new PackText(
                    "tie", tie.replace("Harmless, damage: 0, hp: 4", "Harmless, damage: 0, hp: 2")))
            .orThrow()
            .cards();
    HandState state = Position.of("row: [brute-5, scout]").state();
    RotateHigher second = new RotateHigher(Which.SECOND, Optional.empty());
    assertThat(second.canAct(Table.of(tied, state), HERO)).isFalse();
    assertThat(second.canAct(Table.of(Position.GAME.cards(), state), HERO)).isTrue();
  }

  @Test
  void hpIsHalvedRoundedUpOnceOnly() {
    Halve front = new Halve(Which.FRONT, Optional.empty());
    fight
        .does(HERO, front)
        .cites("halved", "HOD-Q-31")
        .sees("brute-11 6/1", "bear 7/3")
        .has("/monsters/brute-11/halved", true);
    assertThat(fight.does(HERO, front).can(HERO, front)).isFalse();
  }

  @Test
  @Shows("HOD-Q-82")
  void halfOfOneHpRoundedUpIsNoChange() {
    Position weak = Position.of("row: [brute-1, bear], strength: [brute-9]", "hero=merlin");
    assertThat(weak.can(HERO, new Halve(Which.FRONT, Optional.empty()))).isFalse();
    weak.plays("use weaken with brute-9").sees("brute-1 1/1", "bear 4/3");
    Position.of("row: [brute-1], strength: [brute-9]", "hero=merlin")
        .refuses("use weaken with brute-9", "HOD-Q-82")
        .refuses("use weaken by exhausting", "HOD-Q-82");
  }

  @Test
  void halvedHpKeepsModifiersAndAccumulatedDamage() {
    Position.of("row: [brute-7, chieftain], monsters: {chieftain: {damage: 1, halved: true}}")
        .sees("brute-7 7/1", "chieftain 4/2");
  }

  @Test
  void aMovedMonsterIsInsertedAndTheOthersCloseUp() {
    MoveTo third = new MoveTo(Which.FRONT, Optional.empty(), 3);
    Position moved = fight.does(HERO, third).cites("moved", "HOD-Q-25");
    moved.has("/row", "bear brute-5 brute-11");
    assertThat(moved.events().get(1).facts()).containsEntry("to", "3");
    fight
        .does(HERO, new MoveTo(Which.SECOND, Optional.empty(), 1))
        .has("/row", "bear brute-11 brute-5");
  }

  @Test
  void withTooFewMonstersItBecomesTheLast() {
    MoveTo far = new MoveTo(Which.FRONT, Optional.empty(), 11);
    fight.does(HERO, far).has("/row", "bear brute-5 brute-11");
    assertThat(Position.of("row: [brute-11]").can(HERO, far)).isFalse();
    assertThat(fight.can(HERO, new MoveTo(Which.FRONT, Optional.empty(), 1))).isFalse();
  }

  @Test
  void othersOfATypeAreAbsorbedWithTheirBaseHealth() {
    Position fed =
        Position.of(
            "row: [wolf, forest-dragon, brute-5, bear], monsters: {wolf: {damage: 1}},"
                + " step: resolve",
            "hero=galathar");
    fed.has("/row", "forest-dragon brute-5 bear")
        .has("/monsters/forest-dragon/gained", 3)
        .sees("forest-dragon 9/2", "brute-5 5/1")
        .has("/underworld/7", "wolf");
  }

  @Test
  void onlyAMonsterAbsorbs() {
    // Brute 1 has the number that the first ability, weapon and potion have among their like.
    Position prey = Position.of("row: [brute-1, wolf, brute-5]", "hero=robin");
    Absorb creatures = new Absorb(Optional.of(MonsterType.CREATURE));
    assertThat(prey.can(Position.monster("brute-1"), creatures)).isTrue();
    for (Source.Kind kind : Source.Kind.values()) {
      boolean absorbs = kind == Source.Kind.MONSTER;
      assertThat(prey.can(new Source(kind, 0), creatures)).as("%s", kind).isEqualTo(absorbs);
    }
  }

  @Test
  void absorbingNeverTakesItsOwnerOrWhatIsOutOfView() {
    Absorb creatures = new Absorb(Optional.of(MonsterType.CREATURE));
    Source dragon = Position.monster("forest-dragon");
    assertThat(
            Position.of("row: [forest-dragon, brute-5, bear]", "hero=robin").can(dragon, creatures))
        .isFalse();
    Position.of("row: [forest-dragon, brute-5, bear]", "hero=robin")
        .does(dragon, new Absorb(Optional.empty()))
        .cites("absorbed", "HOD-BASEHP-04")
        .has("/row", "forest-dragon bear")
        .sees("forest-dragon 11/2");
    assertThat(fight.can(dragon, new Absorb(Optional.empty()))).isFalse();
  }

  @Test
  void peekingMakesTheThirdVisibleAndMovesNobody() {
    Position peeked =
        Position.of("row: [brute-11, bear, brute-5, brute-6]", "hero=merlin")
            .plays("use scry by exhausting");
    peeked
        .cites("peeked", "HOD-PEEK-02")
        .sees("brute-11 11/1", "bear 7/3", "brute-5 5/1")
        .has("/row", "brute-11 bear brute-5 brute-6")
        .has("/peeked", "brute-5")
        .refuses("use scry with brute-1", "HOD-ACTIVATE-02", "HOD-ACTIVATE-05", "HOD-Q-82");
  }

  @Test
  void peekingNeedsAThirdMonster() {
    assertThat(Position.of("row: [brute-11, bear]").can(HERO, new Peek())).isFalse();
    assertThat(fight.can(HERO, new Peek())).isTrue();
  }

  @Test
  @Shows("HOD-Q-85")
  void peekingAtAThirdThatIsShownKeepsItInView() {
    String shown = "row: [brute-11, specter, bear]";
    assertThat(Position.of(shown).can(HERO, new Peek())).isTrue();
    assertThat(Position.of(shown + ", peeked: [bear]").can(HERO, new Peek())).isFalse();
  }

  @Test
  void aLastingAbilityIsIgnoredForTheTurn() {
    Position.of("row: [captain, brute-11]", "hero=robin")
        .sees("captain 5/1", "brute-11 14/1")
        .plays("use hush by exhausting")
        .cites("ignored", "HOD-Q-28")
        .cites("allows-slotting", "HOD-NORMAL-03")
        .has("/monsters/captain/ignored", true)
        .sees("captain 5/1", "brute-11 11/1");
  }

  @Test
  @Shows("HOD-Q-82")
  void anAbilityThatIsIgnoredAlreadyIsNotIgnoredAgain() {
    Position.of("row: [captain, brute-11], strength: [brute-9]", "hero=robin")
        .allows("use hush by exhausting", "HOD-ACTIVATE-04")
        .plays("use hush with brute-9")
        .refuses("use hush by exhausting", "HOD-Q-82");
  }

  @Test
  void aWaitingAbilityIsPreventedAndAnInstantIsSpent() {
    Position.of("row: [banshee, brute-11], step: resolve", "hero=robin")
        .asks("react", "HOD-ORDER-07")
        .plays("use hush by exhausting")
        .cites("prevented", "HOD-ORDER-07")
        .isSilentOf("resolved")
        .has("/monsters/banshee/spent", true)
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  void whatDoesNotPreventWaitsForTheMonsterAbilities() {
    Position.of("row: [banshee, brute-11], step: resolve", "hero=robin")
        .refuses("use arrow by exhausting", "HOD-ORDER-06");
  }

  @Test
  void anEffectOfAMonsterRefersToTheOthersItNames() {
    Table table = Table.of(Position.GAME.cards(), fight.state());
    int bear = table.row.at(1);
    int brute = table.row.at(2);
    Effect behind = new RotateHigher(Which.BEHIND, Optional.empty());
    assertThat(behind.refersTo(table, 0, 1, bear)).isTrue();
    assertThat(behind.refersTo(table, 1, 1, bear)).isFalse();
    assertThat(behind.refersTo(table, 2, 1, bear)).isFalse();
    Effect creatures = new Flip(Which.ALL, Optional.of(MonsterType.CREATURE));
    assertThat(creatures.refersTo(table, 0, 1, bear)).isTrue();
    assertThat(creatures.refersTo(table, 0, 2, brute)).isFalse();
    Effect prey = new Absorb(Optional.of(MonsterType.CREATURE));
    assertThat(prey.refersTo(table, 0, 1, bear)).isTrue();
    assertThat(prey.refersTo(table, 1, 1, bear)).isFalse();
    assertThat(prey.refersTo(table, 0, 2, brute)).isFalse();
    assertThat(new Absorb(Optional.empty()).refersTo(table, 0, 2, brute)).isTrue();
    assertThat(new Hurt(1).refersTo(table, 0, 1, bear)).isFalse();
  }

  @Test
  void aPeekedMonsterIsForgottenWhenItLeaves() {
    Position left =
        Position.of("row: [brute-11, bear, brute-5, brute-6], peeked: [brute-5]")
            .does(HERO, new Discard(Which.THIRD, Optional.empty()));
    assertThat(left.state().memory().peeked()).isZero();
  }

  @Test
  @Shows({"HOD-Q-28", "HOD-Q-82"})
  void whatPreventsEveryMonsterAlsoIgnoresTheLastingOnes() {
    Position.of("row: [scout, captain, brute-7], step: resolve", "hero=robin")
        .does(HERO, new Ignore(Which.ALL, Optional.empty()))
        .notes("prevented", "monster", "scout")
        .notes("ignored", "monster", "captain")
        .isSilentOf("resolved")
        .has("/hero/hp", 6)
        .sees("scout 2/1", "captain 5/1");
  }

  @Test
  @Shows({"HOD-Q-28", "HOD-Q-82"})
  void whatPreventsEveryMonsterPreventsEveryAbilityThatWaits() {
    Position.of("row: [scout, banshee, brute-7], step: resolve", "hero=robin")
        .does(HERO, new Ignore(Which.ALL, Optional.empty()))
        .notes("prevented", "monster", "scout")
        .notes("prevented", "monster", "banshee")
        .isSilentOf("resolved")
        .has("/monsters/banshee/spent", true)
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-ORDER-07")
  void whatOnlyIgnoresOthersDoesNotPreventTheAbilityThatIsDue() {
    Position due = Position.of("row: [scout, warded, brute-7], step: resolve", "hero=robin");
    Effect magic = new Ignore(Which.ALL, Optional.of(MonsterType.MAGIC));
    assertThat(magic.prevents(Table.of(Position.GAME.cards(), due.state()), HERO)).isFalse();
    Effect warriors = new Ignore(Which.ALL, Optional.of(MonsterType.WARRIOR));
    assertThat(warriors.prevents(Table.of(Position.GAME.cards(), due.state()), HERO)).isTrue();
  }
}
