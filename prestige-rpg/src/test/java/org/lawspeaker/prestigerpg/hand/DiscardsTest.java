package org.lawspeaker.prestigerpg.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.testkit.coverage.Shows;

/** The discards and the refill between two encounters. */
class DiscardsTest {
  /** Ann and Ben hold cards when an encounter ends; Cid holds none. */
  private static Scene ended() {
    return Scene.of(3)
        .faces("dummy")
        .hand(ANN, "attack-5", "attack-20")
        .hand(BEN, "attack-10")
        .ends()
        .passesUntil("discards");
  }

  @Test
  @Shows("PRE-END-04")
  void eachPlayerWithCardsMayDiscardAny() {
    Scene scene = ended().asks("discards", ANN, BEN).asksBy("PRE-END-04");

    assertThat(scene.offers(ANN)).containsExactly("card attack-5", "card attack-20", "done");
  }

  @Test
  @Shows("PRE-END-04")
  void discardingNoneIsAllowed() {
    Scene scene = ended().plays("ann: done", "ben: done");

    assertThat(count(scene.sheet(ANN).hand(), "attack-5")).isEqualTo(1);
    assertThat(scene.state().piles().discards().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-END-04")
  void discardingAllIsAllowed() {
    Scene scene = ended().plays("ann: card attack-5", "ann: card attack-20", "ann: done");
    scene.plays("ben: done").tells("discards", "PRE-END-04");

    assertThat(scene.sheet(ANN).hand().isEmpty()).isTrue();
    assertThat(scene.state().piles().discards().toPile())
        .isEqualTo(Pile.of(number("attack-5"), number("attack-20")).sorted());
  }

  @Test
  @Shows("PRE-END-04")
  void aCardThatIsNotInTheHandCannotBeDiscarded() {
    Scene scene = ended().refuses(new PickCard(ANN, number("attack-10")), "PRE-END-04");

    scene
        .plays("ann: card attack-20")
        .refuses(new PickCard(ANN, number("attack-20")), "PRE-END-04");
  }

  @Test
  @Shows("PRE-Q-52")
  void theChoicesAreSecretUntilAllAreMade() {
    Scene scene = ended().plays("ann: card attack-5");
    assertThat(scene.kinds()).isEmpty();
    assertThat(chosen(scene, BEN).chosen()).isEmpty();
    assertThat(chosen(scene, ANN).chosen()).containsEntry(ANN, Pile.of(number("attack-5")));

    scene.plays("ann: done");
    assertThat(scene.kinds()).isEmpty();
    assertThat(count(scene.sheet(ANN).hand(), "attack-5")).isEqualTo(1);

    scene.plays("ben: done");
    assertThat(scene.says()).contains("seat 2 discards Attack 5");
    assertThat(scene.sheet(ANN).shown()).isEqualTo(Pile.of(number("attack-5")));
  }

  private static EndDiscards chosen(Scene scene, Seat viewer) {
    return (EndDiscards) scene.state().agenda().top().seenBy(viewer);
  }

  @Test
  @Shows({"PRE-END-05", "PRE-END-06", "PRE-END-07"})
  void afterTheDiscardsEachPlayerDrawsUpToSeven() {
    Scene scene = Scene.of(3).faces("dummy");
    scene.hand(ANN, "attack-5", "attack-20", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.ends().passesUntil("discards").plays("ann: card attack-20", "ann: done");
    scene.nature("PRE-END-05").plays("draw attack-40");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(6);
    scene.plays("draw attack-50");

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
    assertThat(count(scene.sheet(ANN).hand(), "attack-20")).isZero();
    scene.plays("draw attack-30");
    assertThat(count(scene.sheet(BEN).hand(), "attack-30")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-45", "PRE-ITEM-02"})
  void anItemDrawnWhileRefillingIsReplaced() {
    Scene scene = Scene.of(3).faces("dummy");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.ends().passesUntil("discards").plays("ann: done", "draw alchemist-fire");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(6);

    scene.plays("draw attack-10");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
    assertThat(scene.sheet(ANN).items()).hasSize(1);
  }

  @Test
  @Shows({"PRE-Q-52", "PRE-Q-53"})
  void thePlayersRefillInTheLastInitiativeOrder() {
    Scene scene = Scene.of(3).initiative(2, 1, 3).faces("dummy").deck("attack-5", "attack-5");
    scene.ends().nature("PRE-END-05").plays("draw attack-5", "draw attack-5");

    assertThat(count(scene.sheet(BEN).hand(), "attack-5")).isEqualTo(2);
    scene.nature("PRE-BEGIN-01");
  }

  @Test
  @Shows("PRE-END-05")
  void theAmuletRaisesWhatItsOwnerDrawsUpTo() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, "amulet-of-mentalism");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.hand(ANN, "attack-5").ends().passesUntil("discards").plays("ann: done", "draw attack-10");

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(8);
  }

  @Test
  @Shows({"PRE-END-05", "PRE-Q-45"})
  void theAmuletThatIsDrawnInTheRefillRaisesItAtOnce() {
    Scene scene = Scene.of(3).faces("dummy");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5").ends().passesUntil("discards");
    scene.plays("ann: done", "draw amulet-of-mentalism", "draw attack-20", "draw attack-20");
    scene.plays("draw attack-20").nature("PRE-END-05").plays("draw attack-20");

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(8);
  }

  @Test
  @Shows({"PRE-END-09", "PRE-END-05"})
  void theNextEncounterBeginsWithTheNextNumber() {
    Scene scene = Scene.of(3).faces("dummy").encounter(4).deck("attack-5").ends();
    scene.plays("draw attack-5").nature("PRE-BEGIN-01");

    assertThat(scene.state().clock().encounter()).isEqualTo(5);
    assertThat(count(scene.sheet(CID).hand(), "attack-5")).isZero();
  }

  @Test
  @Shows("PRE-END-05")
  void whatIsDrawnOnlyItsPlayerLearns() {
    Scene scene = ended().plays("ann: done", "ben: done").plays("draw attack-40");

    assertThat(scene.kinds()).containsExactly("drawn", "draws");
    assertThat(scene.says()).containsExactly("seat 2 draws a card");
  }

  @Test
  @Shows("PRE-END-04")
  void severalCardsOfTheSameKindMayBeDiscarded() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5", "attack-5", "attack-20").ends();
    scene.plays("ann: card attack-5", "ann: card attack-5");

    assertThat(scene.offers(ANN)).containsExactly("card attack-20", "done");
    scene.plays("ann: done");
    assertThat(count(scene.state().piles().discards(), "attack-5")).isEqualTo(2);
  }

  @Test
  @Shows("PRE-Q-52")
  void whoHasFinishedOrHasNoCardsChoosesNoMore() {
    Scene scene = ended().plays("ann: done");

    scene.refuses(new Done(ANN), "PRE-END-04").refuses(new Done(CID), "PRE-END-04");
    scene.refuses(new PickCard(ANN, number("attack-5")), "PRE-END-04");
    scene.refuses(new PickCard(CID, number("attack-5")), "PRE-END-04");
  }

  @Test
  @Shows("PRE-Q-52")
  void theArbiterSeesWhatHasBeenChosen() {
    Scene scene = ended().plays("ann: card attack-5");

    assertThat(scene.state().agenda().top().seenBy(Onlooker.ARBITER))
        .isEqualTo(scene.state().agenda().top());
  }
}
