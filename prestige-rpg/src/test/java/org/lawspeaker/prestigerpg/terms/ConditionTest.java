package org.lawspeaker.prestigerpg.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.stack.AttackCondition;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** What holds in a position, and how it is told. */
class ConditionTest {
  private static final Condition YES = new Situation.IsCreature();
  private static final Condition NO = new Situation.Not(YES);

  private static boolean holds(Condition condition, Scene scene, Seat seat) {
    return condition.holds(table(scene), Source.encounter(0, seat));
  }

  private static boolean holds(Condition condition, Scene scene) {
    return holds(condition, scene, BEN);
  }

  private static Table table(Scene scene) {
    return Table.of(scene.cards(), scene.state());
  }

  private static Scene dummy() {
    return Scene.of(3).faces("dummy").totals();
  }

  @Test
  void theNumberOfTheEncounterIsOneOfThese() {
    Condition condition = new Situation.EncounterIs(ImmutableSet.of(2, 5));

    assertThat(holds(condition, Scene.of(3).faces("dummy").encounter(5).totals())).isTrue();
    assertThat(holds(condition, Scene.of(3).faces("dummy").encounter(4).totals())).isFalse();
    assertThat(condition.says()).isEqualTo("it is encounter 2 or 5");
  }

  @Test
  @Shows("PRE-BONUS-01")
  void aBonusRoundIsTheSeventhEncounterOrLater() {
    Condition condition = new Situation.InBonusRound();

    assertThat(holds(condition, Scene.of(3).faces("dummy").encounter(7).totals())).isTrue();
    assertThat(holds(condition, Scene.of(3).faces("dummy").encounter(6).totals())).isFalse();
    assertThat(condition.says()).isEqualTo("it is a Bonus Round");
  }

  @Test
  void theCreatureIsOfAType() {
    Condition condition = new Situation.CreatureIs(ImmutableList.of("Beast", "Undead"));

    assertThat(holds(condition, Scene.ofReference(3).faces("vampyre").totals())).isTrue();
    assertThat(holds(condition, dummy())).isFalse();
    assertThat(condition.says()).isEqualTo("the creature is of the type Beast or Undead");
  }

  @Test
  void theEncounterIsACreatureOrNot() {
    assertThat(holds(YES, dummy())).isTrue();
    assertThat(holds(YES, Scene.of(3).faces("trap").totals())).isFalse();
    assertThat(holds(YES, Scene.game(3))).isFalse();
    assertThat(YES.says()).isEqualTo("the encounter is creature-based");
    assertThat(NO.says()).isEqualTo("the encounter is not creature-based");
    assertThat(holds(NO, dummy())).isFalse();
  }

  @Test
  void itHasTokensOrABarrierOrAnEvent() {
    assertThat(holds(new Situation.HasTokens(), Scene.of(3).faces("swarm").totals())).isTrue();
    assertThat(holds(new Situation.HasTokens(), dummy())).isFalse();
    assertThat(holds(new Situation.BarrierUp(), dummy())).isFalse();
    assertThat(
            holds(
                new Situation.BarrierUp(),
                Scene.of(3).faces("dummy").foe(foe -> foe.withBarrier(true)).totals()))
        .isTrue();
    assertThat(holds(new Situation.EventActive(), dummy())).isFalse();
    assertThat(
            holds(new Situation.EventActive(), Scene.of(3).faces("dummy").event("gust").totals()))
        .isTrue();
    assertThat(new Situation.HasTokens().says()).isEqualTo("the creature consists of tokens");
    assertThat(new Situation.BarrierUp().says()).isEqualTo("the barrier is up");
    assertThat(new Situation.EventActive().says()).isEqualTo("an event is active");
  }

  @Test
  void thePlayerIsACharacterOrAmongPlayers() {
    Condition orn = new Situation.CharacterIs("Orn Hammerfist");
    Condition first = new Situation.Among(new Holder(1));

    assertThat(holds(orn, dummy(), BEN)).isTrue();
    assertThat(holds(orn, dummy(), ANN)).isFalse();
    assertThat(holds(first, dummy(), ANN)).isTrue();
    assertThat(holds(first, dummy(), BEN)).isFalse();
    assertThat(orn.says()).isEqualTo("you are Orn Hammerfist");
    assertThat(first.says()).isEqualTo("you are the holder of Initiative 1");
    assertThat(new Situation.Among(Group.VICTIMS).says()).isEqualTo("you are one of the victims");
  }

  @Test
  @Shows("PRE-Q-106")
  void nobodyIsACharacterOrAmongPlayersOrStruck() {
    Table table = table(dummy());
    table.strike = new Strike(0, ImmutableList.of(new Hit(BEN, 15, 0)));
    Source nobody = Source.encounter(0, BEN).withByNobody(true);

    assertThat(new Situation.CharacterIs("Orn Hammerfist").holds(table, nobody)).isFalse();
    assertThat(new Situation.Among(Group.ALL).holds(table, nobody)).isFalse();
    assertThat(new Situation.StruckFor(15).holds(table, nobody)).isFalse();
  }

  @Test
  void thereIsSomebody() {
    assertThat(holds(new Situation.Exists(new Holder(3)), dummy())).isTrue();
    assertThat(holds(new Situation.Exists(new Holder(4)), dummy())).isFalse();
    assertThat(new Situation.Exists(new Holder(3)).says())
        .isEqualTo("somebody is the holder of Initiative 3");
    assertThat(new Situation.Exists(Group.VICTIMS).says())
        .isEqualTo("somebody is one of the victims");
  }

  @Test
  void whatDoesNotHoldIsSaidToo() {
    Condition bonus = new Situation.InBonusRound();
    Condition tokens = new Situation.HasTokens();

    assertThat(new Situation.Not(bonus).says()).isEqualTo("it is no Bonus Round");
    assertThat(new Situation.Not(new Situation.Not(bonus)).says()).isEqualTo("it is a Bonus Round");
    assertThat(new Situation.Not(bonus).denies()).isEqualTo("it is a Bonus Round");
    assertThat(tokens.denies()).isEqualTo("the creature does not consist of tokens");
    assertThat(new Situation.BarrierUp().denies()).isEqualTo("the barrier is down");
    assertThat(new Situation.EventActive().denies()).isEqualTo("no event is active");
    assertThat(new Situation.LastToken().denies()).isEqualTo("it was not the last token");
    assertThat(new Situation.StruckFor(5).denies())
        .isEqualTo("the attack does you less than 5 damage");
    assertThat(new Situation.CharacterIs("Nyx").denies()).isEqualTo("you are not Nyx");
    assertThat(new Situation.EncounterIs(ImmutableSet.of(7)).denies())
        .isEqualTo("it is not encounter 7");
    assertThat(new Situation.CreatureIs(ImmutableList.of("Beast")).denies())
        .isEqualTo("the creature is not of the type Beast");
    assertThat(new Situation.Among(Group.VICTIMS).denies())
        .isEqualTo("you are not one of the victims");
    assertThat(new Situation.Exists(Group.TARGET).denies()).isEqualTo("the chosen player is dead");
    assertThat(new Situation.AnyOf(ImmutableList.of(bonus, tokens)).denies())
        .isEqualTo("it is no Bonus Round and the creature does not consist of tokens");
  }

  @Test
  void whatIsCountedIsNotWithinItsBounds() {
    assertThat(counted(3, null).denies()).isEqualTo("the party has at most 2 living players");
    assertThat(counted(null, 3).denies()).isEqualTo("the party has at least 4 living players");
    assertThat(counted(1, null).denies()).isEqualTo("the party has no living players");
    assertThat(counted(2, 3).denies())
        .isEqualTo("it is not so that the party has at least 2 and at most 3 living players");
  }

  @Test
  void anAttackIsWorthSoMuchOrNot() {
    assertThat(worth(20, null).says()).isEqualTo("it is worth at least 20");
    assertThat(worth(null, 20).denies()).isEqualTo("it is not worth at most 20");
    assertThat(worth(20, 30).says()).isEqualTo("it is worth at least 20 and at most 30");
    assertThat(new AttackCondition.AttackIsManeuver().denies())
        .isEqualTo("it is no Tactical Maneuver");
    assertThat(new AttackCondition.AttackProtected().denies()).isEqualTo("it is not protected");
    assertThat(new AttackCondition.AttackLinked().denies())
        .isEqualTo("it is not linked to an ability");
  }

  private static Condition counted(@Nullable Integer least, @Nullable Integer most) {
    return new Situation.Counted(
        Count.LIVING, Optional.ofNullable(least), Optional.ofNullable(most));
  }

  @Test
  void whatIsCountedIsWithinBounds() {
    assertThat(holds(counted(3, null), dummy())).isTrue();
    assertThat(holds(counted(4, null), dummy())).isFalse();
    assertThat(holds(counted(null, 3), dummy())).isTrue();
    assertThat(holds(counted(null, 2), dummy())).isFalse();
  }

  @Test
  void theAttackIsWorthSoMuch() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally").turns();
    Table table = table(scene.passesUntil("flipped"));
    Source source = Source.encounter(0, BEN).withAttack(scene.state().stack().get(0).id());

    assertThat(worth(20, null).holds(table, source)).isTrue();
    assertThat(worth(21, null).holds(table, source)).isFalse();
    assertThat(worth(null, 20).holds(table, source)).isTrue();
    assertThat(worth(null, 19).holds(table, source)).isFalse();
    assertThat(worth(0, null).holds(table, source.withAttack(-1))).isFalse();
  }

  private static Condition worth(@Nullable Integer least, @Nullable Integer most) {
    return new AttackCondition.AttackWorth(Optional.ofNullable(least), Optional.ofNullable(most));
  }

  @Test
  void theAttackIsAManeuverOrProtectedOrLinked() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "feint").hand(BEN, "rally").turns();
    Table maneuver = table(scene.passesUntil("flipped"));
    Source source = Source.encounter(0, BEN).withAttack(scene.state().stack().get(0).id());

    assertThat(new AttackCondition.AttackIsManeuver().holds(maneuver, source)).isTrue();
    assertThat(new AttackCondition.AttackProtected().holds(maneuver, source)).isFalse();
    assertThat(new AttackCondition.AttackLinked().holds(maneuver, source)).isFalse();
    assertThat(new AttackCondition.AttackIsManeuver().holds(maneuver, source.withAttack(-1)))
        .isFalse();
    assertThat(new AttackCondition.AttackProtected().holds(maneuver, source.withAttack(-1)))
        .isFalse();
    assertThat(new AttackCondition.AttackLinked().holds(maneuver, source.withAttack(-1))).isFalse();
    maneuver.set(maneuver.stack.get(0).withLinked(true));
    assertThat(new AttackCondition.AttackLinked().holds(maneuver, source)).isTrue();
    assertThat(new AttackCondition.AttackProtected().holds(maneuver, source)).isTrue();
    assertThat(new AttackCondition.AttackIsManeuver().says())
        .isEqualTo("it lies on the damage stack as a Tactical Maneuver");
    assertThat(new AttackCondition.AttackProtected().says()).isEqualTo("it is protected");
    assertThat(new AttackCondition.AttackLinked().says()).isEqualTo("it is linked to an ability");
  }

  @Test
  void whatTheCreaturesAttackWouldDoCountsUntilItIsDealt() {
    Table table = table(dummy());
    table.strike = new Strike(0, ImmutableList.of(new Hit(BEN, 15, 0)));
    table.push(Flow.STRIKE_DAMAGE);

    assertThat(new Situation.StruckFor(15).holds(table, Source.encounter(0, BEN))).isTrue();
    assertThat(new Situation.StruckFor(16).holds(table, Source.encounter(0, BEN))).isFalse();
  }

  @Test
  void theCreatureStrikesThePlayerForSoMuch() {
    Table table = table(dummy());
    table.strike = new Strike(0, ImmutableList.of(new Hit(BEN, 20, 15)));

    assertThat(new Situation.StruckFor(15).holds(table, Source.encounter(0, BEN))).isTrue();
    assertThat(new Situation.StruckFor(16).holds(table, Source.encounter(0, BEN))).isFalse();
    assertThat(new Situation.StruckFor(1).holds(table, Source.encounter(0, CID))).isFalse();
    assertThat(new Situation.StruckFor(15).says())
        .isEqualTo("the attack does you at least 15 damage");
  }

  @Test
  @Shows("PRE-Q-107")
  void theLastTokenIsKilledWhenNoneIsLeft() {
    Condition last = new Situation.LastToken();
    Table table = table(Scene.of(3).faces("swarm").totals());

    assertThat(last.holds(table, Source.encounter(0, BEN))).isFalse();
    table.foe =
        table.foe.withTokens(table.foe.tokens().replaced(0, 0).replaced(1, 0).replaced(2, 0));
    assertThat(last.holds(table, Source.encounter(0, BEN))).isTrue();
    assertThat(holds(last, dummy())).isFalse();
    assertThat(last.says()).isEqualTo("it was the last token");
  }

  @Test
  void severalHoldIfAllDoOrIfOneDoes() {
    Table table = table(dummy());
    Source source = Source.encounter(0, BEN);

    assertThat(Condition.all(ImmutableList.of(), table, source)).isTrue();
    assertThat(Condition.all(ImmutableList.of(YES, YES), table, source)).isTrue();
    assertThat(Condition.all(ImmutableList.of(YES, NO), table, source)).isFalse();
    assertThat(new Situation.AnyOf(ImmutableList.of(NO, YES)).holds(table, source)).isTrue();
    assertThat(new Situation.AnyOf(ImmutableList.of(NO, NO)).holds(table, source)).isFalse();
    assertThat(new Situation.AnyOf(ImmutableList.of(new Situation.HasTokens(), YES)).says())
        .isEqualTo("either the creature consists of tokens or the encounter is creature-based");
  }
}
