package org.lawspeaker.prestigerpg.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.testkit.coverage.Shows;

class VampyreTest {
  private static Scene vampyre() {
    return Scene.ofReference(3).faces("vampyre");
  }

  @Test
  @Shows({"PRE-VAMPYRE-01", "PRE-Q-82"})
  void itTurnsTheHolderOfInitiativeOneWhoStaysAPlayer() {
    Scene scene = vampyre().life(ANN, 60).deck().randomAttacks().passesUntil("bite");
    assertThat(scene.sheet(ANN).marks().turned()).isTrue();
    assertThat(scene.sheet(ANN).status()).isEqualTo(Status.ALIVE);
    assertThat(scene.sheet(ANN).life()).isEqualTo(60 - 10 + 15);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(-2);
    assertThat(scene.sheet(BEN).marks().turned()).isFalse();
  }

  @Test
  @Shows("PRE-Q-82")
  void aVictimWhoIsTurnedAlreadyIsOnlyDamaged() {
    Scene scene = vampyre().life(ANN, 60).turned(ANN).hand(BEN, "attack-5").deck();
    scene.randomAttacks().passesUntil("set");
    assertThat(scene.sheet(ANN).life()).isEqualTo(50);
    assertThat(scene.sheet(ANN).prestige()).isZero();
  }

  @Test
  @Shows({"PRE-VAMPYRE-02", "PRE-VAMPYRE-04", "PRE-Q-82"})
  void aTurnedPlayerDealsFiveOnTheOwnTurnToOneWithoutAToken() {
    Scene scene = vampyre().turned(BEN).set(ANN, "attack-20").deck().turns();
    scene.passesUntil("bite").asks("bite", BEN).asksBy("PRE-VAMPYRE-04");
    assertThat(scene.state().stack()).hasSize(1);
    assertThat(scene.offers(BEN)).containsExactly("player seat-2", "player seat-0");
    scene.plays("ben: player seat-0");
    assertThat(scene.sheet(CID).life()).isEqualTo(95);
    assertThat(scene.sheet(CID).marks().turned()).isFalse();
  }

  @Test
  @Shows("PRE-VAMPYRE-03")
  void aTurnedPlayerSetsNoCard() {
    Scene scene = vampyre().turned(BEN).hand(ANN, "attack-5").hand(BEN, "attack-5");
    scene.setting().asks("set", ANN);
  }

  @Test
  @Shows("PRE-Q-83")
  void whoIsTurnedInMidRoundPlaysNoAttackCard() {
    Scene scene = vampyre().turned(ANN).set(ANN, "attack-20").deck().turns();
    scene.passesUntil("bite").plays("ann: player seat-1").passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(150);
    assertThat(scene.counts(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-VAMPYRE-05")
  void aTurnedPlayerPlaysActionCardsAsUsual() {
    Scene scene = vampyre().turned(BEN).hand(BEN, "trip").set(ANN, "attack-20").turns();
    assertThat(scene.offers(BEN)).contains("play trip");
  }

  @Test
  @Shows({"PRE-VAMPYRE-06", "PRE-VAMPYRE-07"})
  void whenTheVampyreDiesAllReturnAndKeepWhatTheyGained() {
    Scene scene = vampyre().creature(20).turned(BEN).life(BEN, 70).prestige(BEN, -2);
    scene.set(ANN, "attack-20").deck().turns().passesUntil("nature");
    assertThat(scene.sheet(BEN).marks().turned()).isFalse();
    assertThat(scene.sheet(BEN).life()).isEqualTo(70);
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(-2);
  }

  @Test
  @Shows("PRE-Q-82")
  void ifAllLivingPlayersAreTurnedThePartyIsLost() {
    Scene scene = vampyre().turned(BEN).turned(CID).deck().randomAttacks().passes();
    assertThat(scene.state().clock().ending()).isEqualTo(new Ending(Ending.Cause.ALL_TURNED, 0));
  }

  @Test
  @Shows("PRE-Q-82")
  void thatThePartyIsLostIsTold() {
    Scene scene = vampyre().turned(BEN).turned(CID).deck().randomAttacks().passes();

    scene.tells("all-turned", "PRE-Q-82").tells("game-over", "PRE-Q-82");
    assertThat(scene.says())
        .contains(
            "every living player has turned",
            "the game is over: every living player has turned",
            "seat 2 gets 1 Vampyre token");
  }

  @Test
  @Shows({"PRE-VAMPYRE-04", "PRE-Q-82", "PRE-DEATH-01"})
  void whenTheLastOfTheOthersDiesThePartyIsLostToo() {
    Scene scene = vampyre().turned(ANN).turned(BEN).life(CID, 5).set(CID, "attack-5").deck();
    scene.turns().passesUntil("bite").plays("ann: player seat-0");

    assertThat(scene.sheet(CID).isAlive()).isFalse();
    assertThat(scene.state().clock().ending()).isEqualTo(new Ending(Ending.Cause.ALL_TURNED, 0));
  }

  @Test
  @Shows({"PRE-VAMPYRE-04", "PRE-VAMPYRE-01"})
  void whoIsKilledByATurnedPlayerDies() {
    Scene scene = vampyre().turned(ANN).life(BEN, 5).set(CID, "attack-20").deck().turns();
    scene.passesUntil("bite").plays("ann: player seat-1").tells("died", "PRE-DEATH-01");

    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.isOver()).isFalse();
  }

  @Test
  @Shows("PRE-VAMPYRE-04")
  void aTurnedPlayerWithNobodyToSelectGoesOn() {
    Scene scene = vampyre().turned(ANN).turned(BEN).turned(CID).deck().turns();

    scene.passesUntil("nature").nature("PRE-INIT-01");
  }

  @Test
  @Shows({"PRE-VAMPYRE-04", "PRE-Q-104"})
  void whatShieldsFromCreaturesDoesNotShieldFromATurnedPlayer() {
    Scene scene = vampyre().turned(BEN).items(CID, "bracers-of-stone").set(ANN, "attack-20").deck();
    scene.turns().passesUntil("bite").plays("ben: player seat-0");

    assertThat(scene.sheet(CID).life()).isEqualTo(95);
  }

  @Test
  @Shows("PRE-VAMPYRE-06")
  void onceItIsDeadThePartyIsNotLostByWhomItStillTurns() {
    Scene scene = vampyre().creature(20).turned(BEN).turned(CID).initiative(2, 1, 3);
    scene.sheet(BEN, sheet -> sheet.withAbilityUsed(true)).hand(ANN, "attack-20");
    scene.sheet(CID, sheet -> sheet.withAbilityUsed(true));
    scene.deck().randomAttacks().plays("ann: ability", "ann: card attack-20");

    assertThat(scene.isOver()).isFalse();
    assertThat(scene.sheet(ANN).marks().turned()).isFalse();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(4 - 2);
  }

  @Test
  @Shows({"PRE-VAMPYRE-02", "PRE-Q-83"})
  void whoIsTurnedHasNoExtraTurnForASecondCard() {
    Scene scene = vampyre().turned(ANN);
    SetCard second = new SetCard(scene.fromDeck("attack-20"), true);
    scene.sheet(ANN, sheet -> sheet.withSet(ImmutableList.of(second))).deck().turns();
    scene.passesUntil("bite").plays("ann: player seat-1").passesUntil("nature");

    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
    assertThat(scene.kinds()).contains("unplayed");
  }
}
