package org.lawspeaker.prestigerpg.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.testkit.coverage.Shows;

class FallenTest {
  /** The second part, for four who started; Cid died before Dan, both before this encounter. */
  private static Scene second() {
    return Scene.ofReference(4)
        .faces("emperor-lich")
        .last()
        .fallenBefore(DAN, CID)
        .foe(FallenTest::inSecondPart);
  }

  private static Foe inSecondPart(Foe foe) {
    return foe.withPhase(1).withTokens(Pile.of(50, 50)).withPlayers(Scene.seats(DAN, CID));
  }

  /** The first part, with one skeleton left that Ann is about to kill. */
  private static Scene lastSkeleton() {
    return Scene.ofReference(4)
        .faces("emperor-lich")
        .last()
        .tokens(0, 0, 20, 0)
        .set(ANN, "attack-20");
  }

  @Test
  @Shows({"PRE-LICH-01", "PRE-LICH-02", "PRE-Q-89"})
  void firstTheSurvivorsFightOneSkeletonForEveryPlayerWhoStarted() {
    Scene scene = Scene.ofReference(4).fallenBefore(DAN).faces("emperor-lich");
    Foe foe = scene.totals().state().foe();
    assertThat(foe.phase()).isZero();
    assertThat(foe.tokens()).isEqualTo(Pile.of(30, 30, 30, 30));
    assertThat(foe.players()).isEqualTo(Pile.empty());
  }

  @Test
  @Shows({"PRE-LICH-03", "PRE-Q-90"})
  void thenThoseFightWhoDiedBefore() {
    Scene scene = lastSkeleton().fallenBefore(DAN, CID).turns().passesUntil("nature");
    assertThat(scene.state().foe().phase()).isEqualTo(1);
    assertThat(scene.state().foe().players()).isEqualTo(Scene.seats(DAN, CID));
    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(50, 50));
  }

  @Test
  @Shows({"PRE-LICH-03", "PRE-Q-90"})
  void theyAreThoseWhoHadDiedWhenTheEncounterBegan() {
    Scene scene = Scene.ofReference(4).dead(DAN).dead(CID).encounter(8);
    scene.begins(Flow.NEXT_ENCOUNTER).plays("reveal emperor-lich");

    assertThat(scene.state().clock().fallenBefore()).isEqualTo(2);
  }

  @Test
  @Shows({"PRE-LICH-07", "PRE-Q-90"})
  void aDeadPlayerDrawsSevenCards() {
    Scene scene = lastSkeleton().fallenBefore(DAN).turns().passesUntil("nature");
    scene.nature("PRE-Q-90");
    for (int i = 0; i < 7; i++) {
      scene.plays("draw attack-5");
    }
    assertThat(scene.sheet(DAN).hand().size()).isEqualTo(7);
    scene.nature("PRE-Q-91");
  }

  @Test
  @Shows("PRE-LICH-07")
  void actionCardsAndItemsAreDiscardedAndDrawnAnew() {
    Scene scene = lastSkeleton().fallenBefore(DAN).turns().passesUntil("nature");
    scene.plays("draw edge-out").tells("redraws", "PRE-LICH-07");
    assertThat(scene.facts("redraws")).containsExactly(Map.of("card", "edge-out"));
    scene.plays("draw healing-potion");
    assertThat(scene.sheet(DAN).hand().isEmpty()).isTrue();
    assertThat(scene.sheet(DAN).items()).isEmpty();
    assertThat(scene.counts(scene.state().piles().discards(), "edge-out")).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "healing-potion")).isEqualTo(1);
    scene.nature("PRE-Q-90");
  }

  @Test
  @Shows("PRE-LICH-07")
  void everyAttackCardIsKeptAStandInAndAManeuverToo() {
    Scene scene = lastSkeleton().fallenBefore(DAN).turns().passesUntil("nature");
    scene.plays("draw double-strike", "draw feint");

    assertThat(scene.sheet(DAN).hand().size()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-LICH-07")
  void criticalMissAndTripAreKept() {
    Scene scene = lastSkeleton().fallenBefore(DAN).turns().passesUntil("nature");
    scene.plays("draw critical-miss", "draw trip");
    assertThat(scene.counts(scene.sheet(DAN).hand(), "critical-miss")).isEqualTo(1);
    assertThat(scene.counts(scene.sheet(DAN).hand(), "trip")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-LICH-05")
  void theDeadGetNoInitiative() {
    Scene scene = lastSkeleton().fallenBefore(DAN, CID).deck().turns().passesUntil("nature");
    scene.plays("draw attack-20").nature("PRE-Q-91").plays("initiative 1 2");
    assertThat(scene.sheet(BEN).initiative()).isEqualTo(1);
    assertThat(scene.sheet(CID).initiative()).isZero();
    assertThat(scene.sheet(DAN).initiative()).isZero();
  }

  @Test
  @Shows({"PRE-LICH-06", "PRE-Q-90"})
  void inStepDEachShowsACardAndHitsALivingPlayerOfChoiceInOrderOfDeath() {
    Scene scene = second().hand(DAN, "attack-20", "feint").hand(CID, "attack-5").deck().totals();
    scene.asks("show", DAN).asksBy("PRE-LICH-06");
    assertThat(scene.offers(DAN)).containsExactly("card attack-20");
    scene.plays("dan: card attack-20").asks("victim", DAN);
    assertThat(scene.offers(DAN)).containsExactly("player seat-2", "player seat-1");
    scene.plays("dan: player seat-1").passesUntil("show").asks("show", CID);
    assertThat(scene.sheet(BEN).life()).isEqualTo(80);
    assertThat(scene.counts(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-90")
  void withoutAnAttackCardItDoesFive() {
    Scene scene = second().hand(DAN, "feint").deck().totals().asks("victim", DAN);
    scene.plays("dan: player seat-2").passesUntil("victim");
    assertThat(scene.sheet(ANN).life()).isEqualTo(95);
  }

  @Test
  @Shows({"PRE-LICH-04", "PRE-LICH-08", "PRE-Q-90"})
  void counterStrikeHitsTheTokenThatAttacked() {
    Scene scene = second().hand(DAN, "attack-20").hand(BEN, "counter-strike").deck().totals();
    scene.plays("dan: card attack-20", "dan: player seat-1").passesUntil("struck");
    assertThat(scene.offers(BEN)).containsExactly("pass", "play counter-strike on token-1");
    scene.plays("ben: play counter-strike on token-1");
    scene.passesUntil("victim");
    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(30, 50));
  }

  @Test
  @Shows("PRE-Q-90")
  void theDeadPlayTheirCardsAfterAllTheLiving() {
    Scene scene = second().hand(DAN, "critical-miss").hand(BEN, "critical-miss");
    scene.set(ANN, "attack-20").deck().turns().passesUntil("token").plays("ann: token 1");
    scene.asks("flipped", BEN, DAN).plays("dan: play critical-miss", "ben: play critical-miss");
    assertThat(scene.sheet(BEN).hand().isEmpty()).isTrue();
    assertThat(scene.sheet(DAN).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-LICH-07", "PRE-Q-90"})
  void theDeadPlayCriticalMissInTheUsualWindow() {
    Scene scene = second().hand(DAN, "critical-miss").set(ANN, "attack-20").deck().turns();
    scene.passesUntil("token").plays("ann: token 1").asks("flipped", DAN);
    scene.plays("dan: play critical-miss");
    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
    assertThat(scene.state().stack()).isEmpty();
  }

  @Test
  @Shows("PRE-LICH-04")
  void theDeadHaveNeitherAbilitiesNorTurns() {
    Scene scene = second().character(BEN, "orn-hammerfist").hand(DAN, "attack-20").deck().totals();
    scene.plays("dan: card attack-20", "dan: player seat-1").asks("strike", ANN, BEN);
  }

  @Test
  @Shows("PRE-Q-90")
  void aKilledTokenScoresTwoWithoutBonusAndNeverAttacks() {
    Scene scene = second().tokens(20, 50).hand(DAN, "feint").set(ANN, "attack-20").deck().turns();
    scene.passesUntil("token").plays("ann: token 1").passesUntil("victim").asks("victim", CID);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(2);
    assertThat(scene.sheet(DAN).hand().isEmpty()).isTrue();
    assertThat(scene.sheet(DAN).status()).isEqualTo(Status.DEAD);
  }

  @Test
  @Shows({"PRE-LICH-09", "PRE-Q-90", "PRE-Q-91"})
  void whenAllAreKilledThePartyFightsTheLichInANewRound() {
    Scene scene = second().tokens(20, 0).set(ANN, "attack-20").deck().turns();
    assertThat(scene.says())
        .contains("seat 2 lands the final blow on phase 2 of Emperor Lich")
        .contains("phase 3 of Emperor Lich");
    scene.passesUntil("nature").nature("PRE-Q-91");
    assertThat(scene.state().foe().phase()).isEqualTo(2);
    assertThat(scene.state().foe().life()).isEqualTo(250);
    assertThat(scene.state().foe().players()).isEqualTo(Pile.empty());
  }

  @Test
  @Shows("PRE-Q-90")
  void withoutDeadPlayersTheSecondPartIsSkipped() {
    Scene scene = lastSkeleton().turns().passesUntil("nature");
    assertThat(scene.state().foe().phase()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-LICH-03")
  void whoDiesInThisEncounterDoesNotFightInIt() {
    Scene scene = lastSkeleton().dead(DAN).turns().passesUntil("nature");
    assertThat(scene.state().foe().phase()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-LICH-10")
  void theLastSkeletonEarnsNoBonus() {
    Scene scene = lastSkeleton().turns().passesUntil("nature");
    assertThat(scene.state().clock().isBonus()).isTrue();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-LICH-10")
  void onlyTheLichEarnsTheBonus() {
    Scene scene =
        second()
            .foe(foe -> foe.withPhase(2).withLife(20).withTokens(Pile.empty()))
            .foe(foe -> foe.withPlayers(Pile.empty()))
            .set(ANN, "attack-20")
            .deck()
            .turns()
            .passesUntil("over");
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(6 + 3);
  }

  @Test
  @Shows("PRE-Q-90")
  void theDeadWinNothingWhenThePartyDies() {
    Scene scene = second().tokens(50, 0).dead(BEN).life(ANN, 5).deck().totals();
    scene.plays("dan: player seat-2").passes();
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.state().clock().ending().winners()).isZero();
  }

  @Test
  @Shows("PRE-Q-90")
  void inStepHTheDeadDrawOneCard() {
    Scene scene = second().tokens(50, 0).deck("attack-5", "attack-10", "attack-20").totals();
    scene.plays("dan: player seat-2").passesUntil("nature").plays("initiative 2 1");
    scene.passesUntil("nature").plays("draw attack-5", "draw attack-10", "draw attack-20");
    assertThat(scene.counts(scene.sheet(DAN).hand(), "attack-20")).isEqualTo(1);
    assertThat(scene.sheet(CID).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-LICH-07")
  void aDeadPlayerWhoFightsPlaysNoActionCardThatIsNotKept() {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").last().fallenBefore(DAN);
    scene.foe(foe -> foe.withPhase(1).withTokens(Pile.of(50)).withPlayers(Scene.seats(DAN)));
    scene.hand(DAN, "edge-out", "trip").hand(ANN, "trip").set(ANN, "attack-5").turns();

    int edgeOut = scene.numberOf("edge-out");
    scene.refuses(
        new Play(DAN, Playable.Card.of(edgeOut), 0, new Target.Card(ANN, 0)), "PRE-LICH-07");
  }

  @Test
  @Shows("PRE-LICH-07")
  void aDeadPlayerWhoFightsUsesNoItemWhoseverItIs() {
    Scene scene = second().items(DAN, "alchemist-fire").items(ANN, "alchemist-fire");
    scene.set(ANN, "attack-20").hand(BEN, "edge-out").deck().turns();
    int ofAnn = scene.sheet(ANN).items().get(0).id();
    int ofDan = scene.sheet(DAN).items().get(0).id();

    scene.refuses(new Play(DAN, new Playable.Item(ofAnn), 0, Target.nothing()), "PRE-LICH-07");
    scene.refuses(new Play(DAN, new Playable.Item(ofDan), 0, Target.nothing()), "PRE-LICH-07");
  }

  @Test
  @Shows("PRE-LICH-07")
  void inTheFogADeadPlayerAnnouncesOnlyWhatTheDeadKeep() {
    Scene scene = second().event("t-is-the-fog-of-war").hand(DAN, "trip", "attack-5");
    scene.hand(BEN, "edge-out").set(ANN, "attack-5").deck().turns().passesUntil("announce");
    scene.plays("ann: choose attack-5", "ben: choose believe").passesUntil("token");
    scene.plays("ann: token 1");
    scene.passesUntil("flipped");
    Target nothing = Target.nothing();
    int attack = scene.numberOf("attack-5");
    Playable kept = new Playable.InFog(scene.numberOf("critical-miss"), Optional.of(attack));
    Playable notKept = new Playable.InFog(scene.numberOf("edge-out"), Optional.of(attack));

    scene.allows(new Play(DAN, kept, 0, nothing), "PRE-ACTION-01");
    scene.refuses(new Play(DAN, notKept, 0, new Target.Card(ANN, 0)), "PRE-LICH-07");
  }

  /** The last skeleton is killed without an Attack card; Dan is to draw from what is left. */
  private static Scene burnt(String... deck) {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").last().tokens(0, 0, 20, 0);
    return scene.items(ANN, "alchemist-fire").fallenBefore(DAN).deck(deck);
  }

  @Test
  @Shows({"PRE-LICH-07", "PRE-Q-53"})
  void whereNothingIsLeftThatTheDeadKeepTheyDrawNothing() {
    Scene scene = burnt("edge-out", "healing-potion").turns();

    scene.plays("ann: use seat-2-alchemist-fire").passesUntil("nature").nature("PRE-Q-91");
    assertThat(scene.sheet(DAN).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows({"PRE-LICH-07", "PRE-Q-53", "PRE-Q-97"})
  void whatLiesFaceDownMayBeWhatTheDeadKeep() {
    Scene scene = burnt("edge-out");
    int card = scene.numberOf("attack-40");
    scene.piles(piles -> piles.withBuried(Bag.of(card))).turns();

    scene.plays("ann: use seat-2-alchemist-fire").passesUntil("nature").nature("PRE-Q-90");
    assertThat(scene.outcomes()).containsExactly("draw edge-out");
  }

  @Test
  @Shows("PRE-LICH-06")
  void onlyTheDeadPlayerShowsACardAndOneOfTheOwnHand() {
    Scene scene = second().hand(DAN, "attack-20", "feint").hand(CID, "attack-5").deck().totals();
    scene.asks("show", DAN);

    scene.refuses(new PickCard(CID, scene.numberOf("attack-5")), "PRE-LICH-06");
    scene.refuses(new PickCard(DAN, scene.numberOf("attack-40")), "PRE-LICH-06");
    scene.refuses(new PickCard(DAN, scene.numberOf("feint")), "PRE-LICH-06");
    scene.allows(new PickCard(DAN, scene.numberOf("attack-20")), "PRE-LICH-06");
    scene.refuses(new PickSeat(DAN, ANN), "PRE-LICH-06");
  }

  @Test
  @Shows({"PRE-LICH-06", "PRE-DEATH-01"})
  void theDeadAttackTheLiving() {
    Scene scene = second().hand(DAN, "attack-20").deck().totals().plays("dan: card attack-20");

    scene.refuses(new PickSeat(DAN, CID), "PRE-LICH-06");
    scene.refuses(new PickSeat(CID, ANN), "PRE-LICH-06");
    scene.refuses(new PickCard(DAN, scene.numberOf("attack-20")), "PRE-LICH-06");
  }

  @Test
  @Shows({"PRE-LICH-06", "PRE-Q-74"})
  void whatMakesTheCreatureStrikeHarderMakesThemStrikeHarder() {
    Scene scene = second().event("blood-calls-to-blood").hand(DAN, "attack-20").deck().totals();
    scene.plays("dan: card attack-20", "dan: player seat-1").passesUntil("victim");

    assertThat(scene.sheet(BEN).life()).isEqualTo(100 - 25);
  }

  @Test
  @Shows("PRE-LICH-01")
  void everyPartIsTold() {
    Scene scene = lastSkeleton().turns();
    scene.passesUntil("nature").tells("phase", "PRE-LICH-01");

    assertThat(scene.says()).contains("phase 3 of Emperor Lich");
  }
}
