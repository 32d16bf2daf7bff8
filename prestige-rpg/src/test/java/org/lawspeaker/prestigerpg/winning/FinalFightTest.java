package org.lawspeaker.prestigerpg.winning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

class FinalFightTest {
  /** The last encounter is over, and Ann has been bitten. */
  private static Scene bitten() {
    return Scene.ofReference(3).faces("ripper").last().bites(ANN, 1).life(ANN, 40);
  }

  /** The fight has begun: Ben before Cid, whose cards are set. */
  private static Scene fight(Scene scene) {
    return scene.ends().passes().plays("initiative 2 1");
  }

  @Test
  @Shows({"PRE-WEREBOAR-01", "PRE-Q-84"})
  void aBittenPlayerBecomesACreatureWhenTheLastEncounterIsOver() {
    Scene scene = bitten().ends().passes();
    assertThat(scene.sheet(ANN).status()).isEqualTo(Status.CREATURE);
    assertThat(scene.state().foe().players()).isEqualTo(Scene.seats(ANN));
    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(40));
    assertThat(scene.sheet(BEN).status()).isEqualTo(Status.ALIVE);
    scene.tells("creature", "PRE-WEREBOAR-01");
  }

  @Test
  @Shows("PRE-WEREBOAR-01")
  void everyoneWhoBecomesACreatureIsTold() {
    Scene scene = Scene.ofReference(4).faces("ripper").last().bites(DAN, 1).bites(BEN, 2);
    scene.initiative(1, 3, 4, 2).ends().passes();

    assertThat(scene.facts("creature")).containsExactly(Map.of("seat", "3"), Map.of("seat", "1"));
  }

  @Test
  @Shows("PRE-Q-84")
  void aBiteMeansNothingBeforeTheLastEncounter() {
    Scene scene = bitten().encounter(8).ends().passes();
    assertThat(scene.sheet(ANN).status()).isEqualTo(Status.ALIVE);
  }

  @Test
  @Shows("PRE-Q-84")
  void aCreatureHoldsNoInitiative() {
    Scene scene = fight(bitten());
    assertThat(scene.sheet(ANN).initiative()).isZero();
    assertThat(scene.sheet(BEN).initiative()).isEqualTo(1);
    assertThat(scene.sheet(CID).initiative()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-Q-84")
  void aCreatureLaysItsInitiativeCardDownBeforeTheOthersDraw() {
    Scene scene = bitten().ends().passes().nature("PRE-Q-84");
    assertThat(scene.sheet(ANN).initiative()).isZero();
    assertThat(scene.sheet(BEN).initiative()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-Q-84")
  void theRoundsOfTheFightAreCountedAnew() {
    Scene scene = fight(bitten().round(20).hand(CID, "attack-5")).asks("set", CID);
    assertThat(scene.state().clock().round()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-84")
  void nobodyDiscardsOrRefillsBeforeTheFight() {
    Scene scene = bitten().hand(BEN, "attack-5").ends().passes();
    scene.nature("PRE-Q-84").plays("initiative 2 1").asks("set", BEN);
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-84")
  void aCreatureAttacksFor15WhomItsPlayerChooses() {
    Scene scene = fight(bitten()).passesUntil("victim").asks("victim", ANN).asksBy("PRE-Q-84");
    assertThat(scene.offers(ANN)).containsExactly("player seat-1", "player seat-0");
    scene.plays("ann: player seat-0").passes();
    assertThat(scene.sheet(CID).life()).isEqualTo(85);
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-84")
  void killingACreatureScores4AndThenTheOthersAreCompared() {
    Scene scene = bitten().life(ANN, 20).hand(BEN, "attack-20").prestige(CID, 3);
    fight(scene.character(BEN, "orn-hammerfist"));
    assertThat(scene.plays("ben: set attack-20").facts("died"))
        .containsExactly(Map.of("seat", "2"));
    scene.passesUntil("over");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(4);
    assertThat(scene.sheet(ANN).status()).isEqualTo(Status.DEAD);
    assertThat(scene.state().clock().ending())
        .isEqualTo(new Ending(Ending.Cause.MOST_PRESTIGE, 0b010));
  }

  @Test
  @Shows("PRE-WEREBOAR-01")
  void aCreatureThatIsKilledIsNoDeadPlayer() {
    Scene scene = fight(bitten().life(ANN, 20).hand(BEN, "attack-20"));
    scene.plays("ben: set attack-20").passesUntil("over");
    assertThat(scene.state().clock().fallen()).isEqualTo(Pile.empty());
    assertThat(Table.of(scene.cards(), scene.state()).deadPlayers()).isEmpty();
  }

  @Test
  @Shows("PRE-WEREBOAR-02")
  void aCreatureDoesNotWinByPrestige() {
    Scene scene = fight(bitten().life(ANN, 20).prestige(ANN, 30).hand(BEN, "attack-20"));
    scene.plays("ben: set attack-20").passesUntil("over");
    assertThat(scene.state().clock().ending().isWonBy(ANN)).isFalse();
    assertThat(scene.state().clock().ending().isWonBy(BEN)).isTrue();
  }

  @Test
  @Shows("PRE-WEREBOAR-05")
  void aCreatureWinsByKillingAllTheOthers() {
    Scene scene = fight(bitten().life(BEN, 5).life(CID, 15).deck());
    scene.passesUntil("victim").plays("ann: player seat-1").passesUntil("nature");
    scene.plays("initiative 1").passesUntil("victim").plays("ann: player seat-0").passes();
    assertThat(scene.state().clock().ending()).isEqualTo(new Ending(Ending.Cause.CREATURE, 0b100));
  }

  @Test
  @Shows("PRE-Q-84")
  void ifAllLivingPlayersAreCreaturesTheyShareTheWin() {
    Scene scene = bitten().bites(BEN, 2).fallenBefore(CID).ends().passes();
    Ending ending = scene.state().clock().ending();
    assertThat(ending).isEqualTo(new Ending(Ending.Cause.ALL_CREATURES, 0b110));
    assertThat(ending.cause().citation()).isEqualTo(Citation.of("PRE-Q-84"));
  }

  @Test
  @Shows("PRE-Q-84")
  void creaturesWinOnlyOnceAllOthersAreDead() {
    Scene scene = fight(bitten().life(BEN, 15));
    scene.passesUntil("victim").plays("ann: player seat-1").passes();
    assertThat(scene.sheet(BEN).status()).isEqualTo(Status.DEAD);
    assertThat(scene.isOver()).isFalse();
  }

  @Test
  @Shows("PRE-WEREBOAR-04")
  void aCreatureCannotUseItsOwnItems() {
    Scene scene = bitten().items(ANN, "alchemist-fire", "amulet-of-mentalism");
    fight(scene);
    assertThat(scene.offers(ANN)).isEmpty();
    scene.passesUntil("victim");
    assertThat(scene.offers(ANN)).containsExactly("player seat-1", "player seat-0");
  }

  @Test
  @Shows("PRE-WEREBOAR-03")
  void nobodyCanTakeTheItemsOfACreature() {
    Scene scene =
        bitten()
            .life(ANN, 20)
            .items(ANN, "healing-potion", "crown-of-thorns")
            .hand(BEN, "attack-20")
            .prestige(CID, 4);
    fight(scene);
    int potion = scene.sheet(ANN).items().get(0).id();
    scene.refuses(new PickItem(BEN, potion), "PRE-WEREBOAR-03");
    scene.plays("ben: set attack-20").passesUntil("nature");
    assertThat(scene.sheet(ANN).items()).isEmpty();
    assertThat(scene.counts(scene.state().piles().discards(), "healing-potion")).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "crown-of-thorns")).isZero();
  }

  @Test
  @Shows("PRE-Q-84")
  void theFightComesBeforeTheTieBreak() {
    Scene scene = bitten().ends().passes();
    assertThat(scene.kinds()).contains("final-fight").doesNotContain("tie");
  }

  @Test
  @Shows("PRE-Q-84")
  void oneBittenInATieBreakEncounterBecomesACreatureWhenThatEnds() {
    Scene scene = bitten().encounter(10).ends().passes();
    assertThat(scene.sheet(ANN).status()).isEqualTo(Status.CREATURE);
  }

  @Test
  @Shows("PRE-Q-84")
  void aCreaturePlaysAndDrawsNoCards() {
    Scene scene = bitten().hand(ANN, "attack-50");
    fight(scene).passesUntil("victim").plays("ann: player seat-0").passesUntil("nature");
    scene.plays("initiative 2 1").nature("PRE-DRAW-01").plays("draw attack-5", "draw attack-10");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(1);
    assertThat(scene.sheet(CID).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-WEREBOAR-01", "PRE-Q-84"})
  void theWereboarBitesWhoeverDidMostDamage() {
    Scene scene =
        Scene.ofReference(3).faces("wereboar").set(BEN, "attack-20").turns().passesUntil("nature");
    assertThat(scene.sheet(BEN).life()).isEqualTo(85);
    assertThat(scene.sheet(BEN).marks().bites()).isEqualTo(1);
    assertThat(scene.sheet(ANN).marks().bites()).isZero();
  }

  @Test
  @Shows({"PRE-ONEUSE-01", "PRE-Q-48"})
  void aPotionThatACreatureHasDrunkIsRemovedFromPlayWithIt() {
    Scene scene = bitten().life(ANN, 20).creature(5).items(ANN, "potion-of-strength");
    scene.hand(BEN, "attack-5", "attack-20").deck().potions();
    scene.plays("ann: use seat-2-potion-of-strength", "initiative 2 1 3", "ben: set attack-5");
    scene.passesUntil("nature").plays("initiative 2 1");
    assertThat(scene.sheet(ANN).items()).hasSize(1);
    scene.plays("ben: set attack-20").passesUntil("over");
    assertThat(scene.counts(scene.state().piles().removed(), "potion-of-strength")).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "potion-of-strength")).isZero();
    assertThat(scene.state().inForce()).isEmpty();
  }

  @Test
  @Shows({"PRE-Q-108", "PRE-Q-84"})
  void whatTheFightDoesToAttacksCameAfterTheRidersThatWereWaiting() {
    String wereboar = "attacks: [{timing: specific, at: chosen, damage: 15}]\n    provenance";
    Cards cards =
        SceneGame.alteredReference(
            wereboar,
            "lasting: [{rotate-attacks: {whose: all}}]\n    interferes: true\n    provenance");
    Scene scene = Scene.with(cards, 3, "relics-and-ruin=yes").faces("ripper").last();
    scene.bites(ANN, 1).riders(BEN, "focus-strength").hand(BEN, "attack-40").ends().passes();
    scene.plays("initiative 2 1", "ben: set attack-40");

    assertThat(scene.says()).contains("seat 1 plays Attack 40 for 30");
  }

  @Test
  @Shows({"PRE-WEREBOAR-05", "PRE-Q-84"})
  void allCreaturesThatAreLeftWinTogether() {
    Scene scene = bitten().bites(BEN, 1).life(CID, 5).deck().ends().passes().plays("initiative 1");
    scene
        .passesUntil("victim")
        .plays("ben: player seat-0")
        .passes(); // no Initiative: in seat order

    assertThat(scene.state().clock().ending()).isEqualTo(new Ending(Ending.Cause.CREATURE, 0b110));
  }
}
