package org.lawspeaker.prestigerpg.strike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

/** Whom a creature attacks, when, and for how much. */
class StrikesTest {
  @Test
  @Shows({"PRE-SPECIFIC-01"})
  void theCardSaysWhoIsAttackedAndForHowMuch() {
    Scene scene = Scene.of(3).faces("bully").set(ANN, "attack-5").set(BEN, "attack-20").turns();

    scene.tells("strike", "PRE-SPECIFIC-01");
    assertThat(scene.says()).contains("Bully attacks seat 1 for 20");
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 80, 100);
  }

  @Test
  @Shows({"PRE-SPECIFIC-02"})
  void aSpecificAttackDoesItsDamageBeforeTheNewInitiative() {
    Scene scene = Scene.of(3).faces("bully").set(ANN, "attack-5").turns();

    assertThat(scene.kinds()).containsSubsequence("total", "strike", "hurt", "discarded");
    assertThat(scene.kinds()).doesNotContain("initiative");
    scene.nature("PRE-INIT-01");
  }

  @Test
  @Shows({"PRE-SPECIFIC-03"})
  void onlyTheDamageOfThisRoundIsCompared() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .set(ANN, "attack-50")
            .turns()
            .plays("initiative 3 2 1", "draw feint", "draw attack-5", "draw feint")
            .plays("ann: set feint", "ben: set attack-5", "cid: set feint");

    assertThat(scene.sheet(ANN).life()).isEqualTo(80);
    assertThat(scene.sheet(BEN).life()).isEqualTo(80);
  }

  @Test
  @Shows("PRE-Q-26")
  void whoDealsFirstAndAgainAfterAllOthersIsTheLastToDoDamage() {
    Scene scene = Scene.ofReference(3).faces("battle-troll").creature(100);
    scene.set(ANN, "opportunity-fire").hand(ANN, "attack-5", "attack-10").set(BEN, "attack-20");
    scene.deck().turns().passesUntil("stand-in").plays("ann: card attack-5", "ann: card attack-10");
    scene.passesUntil("nature");

    assertThat(scene.says())
        .containsSubsequence(
            "Battle Troll attacks seat 2 for 20", "Battle Troll attacks seat 2 for 10");
    assertThat(scene.sheet(ANN).life()).isEqualTo(70);
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-57"})
  void ofThoseWithMostDamageTheInitiativeClosestToOneIsTheVictim() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .initiative(1, 2, 3)
            .set(CID, "attack-20")
            .set(BEN, "attack-20")
            .set(ANN, "attack-5")
            .turns();

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 80, 100);
  }

  @Test
  @Shows({"PRE-Q-57"})
  void ifNobodyDidDamageNobodyIsSelected() {
    Scene scene = Scene.of(3).faces("bully").set(ANN, "feint").turns();

    assertThat(scene.kinds()).doesNotContain("strike");
    assertThat(scene.says()).contains("Bully attacks nobody");
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 100, 100);
  }

  @Test
  @Shows({"PRE-Q-57"})
  void onlyTheLivingAreCompared() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .sheet(BEN, sheet -> sheet.withPace(sheet.pace().withDealt(50)))
            .dead(BEN)
            .set(ANN, "attack-5")
            .turns();

    assertThat(scene.says()).contains("Bully attacks seat 2 for 20");
  }

  @Test
  @Shows({"PRE-Q-58"})
  void damageDoneIsThatOfAttacksAndItems() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .set(ANN, "attack-10")
            .items(ANN, "alchemist-fire")
            .set(BEN, "attack-30")
            .turns()
            .plays("ann: use seat-2-alchemist-fire")
            .plays("ann: set attack-10", "ben: set attack-30");

    assertThat(scene.sheet(ANN).pace().dealt()).isEqualTo(40);
    assertThat(scene.says()).contains("Bully attacks seat 2 for 20");
  }

  @Test
  @Shows({"PRE-Q-58"})
  void theFinalValueOfAnAttackCounts() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .set(ANN, "attack-20")
            .set(BEN, "attack-30")
            .hand(CID, "rally")
            .turns()
            .passesUntil("flipped")
            .plays("cid: play rally");

    assertThat(scene.sheet(ANN).pace().dealt()).isEqualTo(40);
    assertThat(scene.sheet(ANN).life()).isEqualTo(80);
  }

  @Test
  @Shows({"PRE-RANDOM-01"})
  void theVictimOfARandomAttackHoldsThatNumberInTheNewDraw() {
    Scene scene = Scene.of(3).faces("bull").initiative(1, 2, 3).turns().plays("initiative 2 1 3");

    scene.tells("strike", "PRE-RANDOM-01");
    assertThat(scene.says()).contains("Bull attacks seat 0 for 15");
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 100, 85);
  }

  @Test
  @Shows({"PRE-RANDOM-02"})
  void aRandomAttackWaitsUntilTheNewInitiativeIsFixed() {
    Scene scene = Scene.of(3).faces("bull").hand(CID, "quick-feet").turns().passesUntil("nature");

    assertThat(scene.kinds()).doesNotContain("strike");
  }

  @Test
  @Shows({"PRE-RANDOM-02"})
  void anExchangeOfInitiativeComesBeforeTheRandomAttack() {
    Scene scene =
        Scene.of(3)
            .faces("bull")
            .hand(CID, "quick-feet")
            .begins(
                new DrawInitiative(Cause.NEXT_INITIATIVE),
                PlayWindow.opening(Moment.INITIATIVE),
                new Strikes(StrikeRule.Timing.RANDOM, 0))
            .plays("initiative 3 2 1")
            .asks("initiative", CID)
            .plays("cid: play quick-feet on seat-1");

    assertThat(scene.says()).contains("Bull attacks seat 0 for 15");
  }

  @Test
  @Shows({"PRE-Q-56"})
  void aNumberThatIsNoLongerInUseHitsNobody() {
    Scene scene = Scene.of(3).faces("bull").dead(BEN).dead(CID).initiative(1, 0, 0).randomAttacks();

    scene.tells("no-victim", "PRE-RANDOM-01");
    assertThat(scene.kinds()).doesNotContain("strike");
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-56"})
  void aDeadHolderOfTheNumberIsNotHit() {
    Scene scene = Scene.of(3).faces("bull").dead(BEN).initiative(1, 2, 3).randomAttacks();

    assertThat(scene.kinds()).doesNotContain("strike");
  }

  @Test
  @Shows({"PRE-Q-59"})
  void allWhomOneAttackHitsAreHitAtTheSameTime() {
    Scene scene = Scene.of(4).faces("sweep").life(ANN, 10).life(BEN, 10).hand(CID, "duck").totals();

    scene.asks("strike", CID);
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(10, 10, 100, 100);
    scene.plays("cid: pass");
    assertThat(scene.kinds()).containsSubsequence("hurt", "hurt", "hurt", "hurt", "died", "died");
    assertThat(scene.sheet(CID).life()).isEqualTo(90);
    assertThat(scene.sheet(DAN).life()).isEqualTo(90);
  }

  @Test
  @Shows({"PRE-Q-59"})
  void attacksGoInPrintedOrderEachOnThoseThenLiving() {
    Scene scene = Scene.of(3).faces("sweep").life(ANN, 10).totals();

    assertThat(scene.says()).contains("Sweep attacks seat 2 for 10, seat 1 for 10, seat 0 for 10");
    assertThat(scene.says()).noneMatch(says -> says.equals("Sweep attacks seat 2 for 5"));
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(0, 90, 90);
  }

  @Test
  @Shows({"PRE-Q-59"})
  void aRedirectedHitIsAddedToTheOwnOfTheNewVictim() {
    Scene scene =
        Scene.of(3).faces("sweep").hand(CID, "duck").totals().plays("cid: play duck on seat-1");

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(85, 80, 100);
    scene.tells("redirected", "PRE-Q-81");
  }

  @Test
  @Shows("PRE-DEATH-01")
  void theDeadTakeNoAttackInPlaceOfAnother() {
    Scene scene = Scene.of(4).faces("sweep").hand(CID, "duck").dead(DAN).totals();
    Play ducks = Play.of(CID, new Playable.Card(scene.numberOf("duck")));

    scene.asks("strike", CID).refuses(ducks.on(Target.player(DAN)), "PRE-DEATH-01");
  }

  @Test
  @Shows({"PRE-HIVEMIND-01", "PRE-HIVEMIND-02", "PRE-Q-35"})
  void aTokenThatSplitOffAttacksOnlyWhomItHits() {
    Strike split = new Strike(0, ImmutableList.of(new Hit(ANN, 10, 0), Hit.ofToken(2, BEN, 5)));

    assertThat(split.isBy(1, ANN)).isTrue();
    assertThat(split.isBy(2, ANN)).isFalse();
    assertThat(split.isBy(1, BEN)).isFalse();
    assertThat(split.isBy(2, BEN)).isTrue();
  }

  @Test
  @Shows({"PRE-Q-35", "PRE-LICH-08"})
  void aStrikeOfOneTokenIsByNoOther() {
    Strike alone = new Strike(0, ImmutableList.of(Hit.ofToken(1, ANN, 10)));

    assertThat(alone.isBy(1, ANN)).isTrue();
    assertThat(alone.isBy(0, ANN)).isFalse();
  }

  @Test
  @Shows("PRE-Q-81")
  void anAttackThatIsRedirectedOntoAnotherVictimIsByAll() {
    Table table = Table.of(CARDS, Scene.of(3).faces("swarm").state());
    table.strike = new Strike(0, ImmutableList.of(new Hit(ANN, 10, 0), Hit.ofToken(2, BEN, 5)));

    Hits.move(table, BEN, CID, 1);
    assertThat(table.strike.hits()).containsExactly(new Hit(ANN, 10, 0), Hit.ofToken(2, CID, 5));
    Hits.move(table, CID, ANN, 1);
    assertThat(table.strike.hits()).containsExactly(new Hit(ANN, 15, 0));
    assertThat(table.strike.isBy(2, ANN)).isTrue();
  }

  @Test
  @Shows({"PRE-Q-35", "PRE-Q-59"})
  void whoIsHitByTwoTokensIsAttackedByBothAndByNoOther() {
    Table table = Table.of(CARDS, Scene.of(3).faces("swarm").state());
    table.strike = new Strike(0, ImmutableList.of(Hit.ofToken(2, ANN, 5), Hit.ofToken(1, BEN, 5)));

    Hits.move(table, BEN, ANN, 1);
    assertThat(table.strike.hits()).containsExactly(new Hit(ANN, 10, 0, ImmutableList.of(1, 2)));
    assertThat(table.strike.isBy(1, ANN)).isTrue();
    assertThat(table.strike.isBy(2, ANN)).isTrue();
    assertThat(table.strike.isBy(0, ANN)).isFalse();
  }

  @Test
  @Shows("PRE-Q-81")
  void whatLessensAHitLeavesWhoseItIs() {
    Table table = Table.of(CARDS, Scene.of(3).faces("swarm").state());
    table.strike = new Strike(0, ImmutableList.of(new Hit(ANN, 10, 0), Hit.ofToken(2, BEN, 5)));

    Hits.lessen(table, BEN, 2);
    assertThat(table.strike.hits()).contains(Hit.ofToken(2, BEN, 3));
  }

  @Test
  @Shows({"PRE-Q-59", "PRE-Q-104"})
  void whatAPlayerReceivesInARoundAddsUp() {
    Scene scene = Scene.of(3).faces("sweep").totals();

    assertThat(scene.sheet(ANN).life()).isEqualTo(85);
    assertThat(scene.sheets())
        .extracting(sheet -> sheet.pace().suffered())
        .containsExactly(15, 10, 10);
  }

  @Test
  @Shows({"PRE-Q-59", "PRE-Q-81"})
  void aRedirectedHitAddsToTheNewVictimsOwn() {
    Scene scene = Scene.of(3).faces("sweep").hand(CID, "duck").totals().asks("strike", CID);
    scene.plays("cid: play duck on seat-2").tells("redirected", "PRE-Q-81");

    assertThat(scene.says())
        .contains(
            "the attack on seat 0 goes to seat 2", "seat 2 receives 20 damage and has 80 life");
    assertThat(scene.sheet(CID).life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-70", "PRE-Q-81"})
  void anAttackThatIsBlockedDoesNothingElseEither() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes", "relics-and-ruin=yes").faces("viper");
    scene.initiative(2, 1, 3).randomAttacks().plays("ben: ability").passesUntil("nature");

    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
    assertThat(scene.sheet(BEN).marks().poison()).isZero();
  }

  @Test
  @Shows("PRE-Q-104")
  void damageThatIsPreventedWhollyIsNoDamage() {
    Cards cards =
        SceneGame.altered(
            "attacks: [{timing: random, at: {holder: 2}, damage: 15}]",
            "attacks: [{timing: random, at: {holder: 2}, damage: 15}]\n"
                + "        lasting: [{shield: {whose: all}}]");
    Scene scene = Scene.with(cards, 3).faces("bull").randomAttacks();

    assertThat(scene.kinds()).contains("strike").doesNotContain("hurt");
  }

  @Test
  @Shows("PRE-END-08")
  void aHandThatTheAttackMakesTooLargeIsCutAtOnce() {
    Cards cards = SceneGame.altered("{lose-cards: {how: random}}", "{draw-cards: {cards: 1}}");
    Scene scene = Scene.with(cards, 3).faces("thief");
    scene.hand(
        BEN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "feint");
    scene.randomAttacks().passes().plays("draw attack-20").asks("hand-limit", BEN);

    scene.plays("ben: card feint").asks("struck", BEN);
  }

  @Test
  @Shows("PRE-Q-62")
  void thePlayerAfterAVictimWhoDiesIsTheNextByNumber() {
    Scene scene = Scene.ofReference(3).faces("pit-brute").initiative(1, 3, 2).life(CID, 10);
    scene.sheet(CID, sheet -> sheet.withPace(sheet.pace().withDealt(9))).totals();
    scene.passesUntil("nature");

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 95, 0);
  }
}
