package org.lawspeaker.prestigerpg.items;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

class NegotiationTest {
  private static final String FIRE = "alchemist-fire";
  private static final String POTION = "healing-potion";

  /** Ann owns an Alchemist Fire, Ben a Potion. */
  private static Scene goods() {
    return Scene.of(3).faces("dummy").items(ANN, FIRE).items(BEN, POTION);
  }

  /** Ann offers Ben her Fire for his Potion. */
  private static Scene offered() {
    Scene scene = goods().potions().plays("ann: negotiate seat-1", "ben: pass");
    return scene.plays(
        "ann: item seat-2-alchemist-fire", "ann: item seat-1-healing-potion", "ann: done");
  }

  @Test
  @Shows({"PRE-NEGOT-01", "PRE-Q-50"})
  void anAcceptedOfferChangesHandsAtOnce() {
    Scene scene = offered().asks("answer", BEN).asksBy("PRE-Q-50").plays("ben: choose accept");

    assertThat(scene.sheet(ANN).items()).extracting(Held::card).containsExactly(number(POTION));
    assertThat(scene.sheet(BEN).items()).extracting(Held::card).containsExactly(number(FIRE));
  }

  @Test
  @Shows("PRE-Q-50")
  void aRefusedOfferChangesNothing() {
    Scene scene = offered().plays("ben: choose refuse").tells("refused", "PRE-Q-50");

    assertThat(scene.says()).contains("seat 1 refuses the offer of seat 2");
    assertThat(scene.sheet(ANN).items()).extracting(Held::card).containsExactly(number(FIRE));
    assertThat(scene.sheet(BEN).items()).extracting(Held::card).containsExactly(number(POTION));
  }

  @Test
  @Shows("PRE-Q-50")
  void goodsMayBeOfferedForNothing() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).potions();
    scene.plays("ann: negotiate seat-0", "ann: item seat-2-alchemist-fire", "ann: done");
    scene.asks("answer", CID).plays("cid: choose accept");

    assertThat(scene.sheet(CID).items()).extracting(Held::card).containsExactly(number(FIRE));
    assertThat(scene.sheet(ANN).items()).isEmpty();
  }

  @Test
  @Shows("PRE-Q-50")
  void nothingCannotBeOffered() {
    Scene scene = goods().potions().plays("ann: negotiate seat-1", "ben: pass").asks("offer", ANN);

    scene.refuses(new Done(ANN), "PRE-NEGOT-01");
    scene.refuses(new PickItem(ANN, scene.sheet(BEN).items().get(0).id()), "PRE-NEGOT-01");
  }

  @Test
  @Shows("PRE-Q-50")
  void oneOfferAtMostIsMadeToTheSamePlayerInAWindow() {
    Scene scene = offered().plays("ben: choose refuse").asks("reveal", ANN, BEN);

    scene.refuses(new Negotiate(ANN, BEN), "PRE-Q-50");
    scene.allows(new Negotiate(ANN, CID), "PRE-NEGOT-01");
    scene.allows(new Negotiate(BEN, ANN), "PRE-NEGOT-01");
  }

  @Test
  @Shows("PRE-Q-50")
  void offersAreMadeAtTheEndOfTheEncounterToo() {
    goods().ends().asks("end", ANN, BEN).allows(new Negotiate(ANN, BEN), "PRE-NEGOT-01");
  }

  @Test
  @Shows("PRE-Q-50")
  void offersAreNotMadeDuringTheRounds() {
    goods().turns().asks("cards-set", ANN).refuses(new Negotiate(ANN, BEN), "PRE-Q-50");
  }

  @Test
  @Shows("PRE-Q-50")
  void theDeadNeitherOfferNorReceive() {
    Scene scene = goods().items(CID, FIRE).dead(CID).potions().asks("reveal", ANN, BEN);

    scene.refuses(new Negotiate(ANN, CID), "PRE-Q-50");
  }

  @Test
  @Shows("PRE-Q-50")
  void nobodyDealsWithThemselves() {
    goods().potions().refuses(new Negotiate(ANN, ANN), "PRE-Q-50");
  }

  @Test
  @Shows({"PRE-NEGOT-01", "PRE-Q-50"})
  void theAmuletCannotBeTraded() {
    Scene scene = goods().items(ANN, "amulet-of-mentalism").potions();
    scene.plays("ann: negotiate seat-1", "ben: pass");

    assertThat(scene.offers(ANN)).containsExactly("item seat-2-alchemist-fire");
    scene.refuses(new PickItem(ANN, scene.sheet(ANN).items().get(1).id()), "PRE-NEGOT-01");
  }

  @Test
  @Shows("PRE-NEGOT-01")
  void whoOwnsNoGoodsHasNothingToOffer() {
    Scene scene = goods().items(CID, "amulet-of-mentalism").hand(CID, "rally").potions();

    scene.asks("reveal", ANN, BEN).refuses(new Negotiate(CID, BEN), "PRE-NEGOT-01");
  }

  @Test
  @Shows({"PRE-POTION-02", "PRE-Q-50"})
  void aTippedPotionCannotBeTraded() {
    Scene scene = goods().items(ANN, "potion-of-strength").potions();
    scene.plays("ann: use seat-2-potion-of-strength", "ben: pass");
    scene.plays("ann: negotiate seat-1", "ben: pass");

    assertThat(scene.offers(ANN)).isEqualTo(ImmutableList.of("item seat-2-alchemist-fire"));
  }

  @Test
  @Shows("PRE-Q-50")
  void theGoodsAreNamedInTheQuestion() {
    assertThat(offered().question()).isEqualTo("seat 2 offers Alchemist Fire for Healing Potion?");

    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE, POTION).items(BEN, FIRE).potions();
    scene.plays("ann: negotiate seat-0", "ben: pass", "ann: item seat-2-healing-potion");
    assertThat(scene.plays("ann: done").question())
        .isEqualTo("seat 2 offers Healing Potion for nothing?");
  }

  @Test
  @Shows("PRE-Q-50")
  void anyNumberOfGoodsIsOfferedForAnyNumber() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE, POTION).items(BEN, FIRE, POTION);
    scene.potions().plays("ann: negotiate seat-1", "ben: pass");
    scene.plays("ann: item seat-2-alchemist-fire", "ann: item seat-2-healing-potion");
    assertThat(scene.offers(ANN))
        .containsExactly("item seat-1-alchemist-fire", "item seat-1-healing-potion", "done");

    scene.plays("ann: item seat-1-alchemist-fire", "ann: item seat-1-healing-potion");
    assertThat(scene.offers(ANN)).containsExactly("done");
    assertThat(scene.plays("ann: done").question())
        .isEqualTo(
            "seat 2 offers Alchemist Fire and Healing Potion"
                + " for Alchemist Fire and Healing Potion?");
  }

  @Test
  @Shows("PRE-Q-50")
  void goodsAreNamedInOneOrderOnly() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE, POTION).items(BEN, FIRE, POTION);
    scene.potions().plays("ann: negotiate seat-1", "ben: pass");
    scene.plays("ann: item seat-2-healing-potion");
    for (Held item : scene.sheet(ANN).items()) {
      scene.refuses(new PickItem(ANN, item.id()), "PRE-NEGOT-01");
    }

    scene.plays("ann: item seat-1-healing-potion");
    for (Held item : scene.sheet(BEN).items()) {
      scene.refuses(new PickItem(ANN, item.id()), "PRE-NEGOT-01");
    }
  }

  @Test
  @Shows("PRE-Q-50")
  void onlyWhoIsOfferedSomethingAnswers() {
    Scene scene = offered();

    scene.refuses(new PickOption(ANN, "accept"), "PRE-Q-50");
    scene.refuses(new PickOption(CID, "refuse"), "PRE-Q-50");
  }

  @Test
  @Shows({"PRE-Q-50", "PRE-Q-105"})
  void whoHasMadeAllOffersIsAskedNoMore() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).ends().asks("end", ANN);
    scene.plays("ann: negotiate seat-1", "ann: item seat-2-alchemist-fire", "ann: done");
    scene.plays("ben: choose refuse").asks("end", ANN);
    scene.plays("ann: negotiate seat-0", "ann: item seat-2-alchemist-fire", "ann: done");

    scene.plays("cid: choose refuse").nature("PRE-END-05");
  }

  @Test
  @Shows("PRE-NEGOT-01")
  void whoIsAskedForAnotherReasonHasNothingToOffer() {
    Scene scene = Scene.of(3, "relics-and-ruin=yes").faces("dummy").items(ANN, "lantern");

    scene.potions().asks("reveal", ANN).refuses(new Negotiate(ANN, BEN), "PRE-NEGOT-01");
  }

  @Test
  @Shows({"PRE-Q-50", "PRE-END-08"})
  void aHandThatIsTooLargeByTheGoodsIsCutAtOnce() {
    Cards drawing =
        SceneGame.altered(
            "{item: {sort: once,", "{item: {sort: once, gained: [{draw-cards: {cards: 1}}],");
    Scene scene = Scene.with(drawing, 3).faces("dummy").items(ANN, FIRE);
    scene.hand(
        BEN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "feint");
    scene.potions().plays("ann: negotiate seat-1", "ann: item seat-2-alchemist-fire", "ann: done");

    scene.plays("ben: choose accept", "draw attack-20").asks("hand-limit", BEN);
  }

  @Test
  @Shows("PRE-Q-50")
  void thatAnOfferWasMadeIsKnownToAll() {
    Scene scene = offered().plays("ben: choose refuse").asks("reveal", ANN, BEN);
    PlayWindow window = (PlayWindow) scene.state().agenda().top();

    assertThat(window.history().made()).containsExactly(new Negotiate(ANN, BEN));
    assertThat(window.heardBy(CID).history().made()).containsExactly(new Negotiate(ANN, BEN));
  }

  @Test
  @Shows("PRE-Q-50")
  void nobodyDealsWithASeatThatIsNotAtTheTable() {
    goods().potions().refuses(new Negotiate(ANN, Scene.DAN), "PRE-Q-50");
  }

  @Test
  @Shows("PRE-POTION-02")
  void aTippedPotionCannotBeAskedFor() {
    Scene scene = goods().items(CID, FIRE).sheet(BEN, NegotiationTest::tipped).potions();
    scene.plays("cid: negotiate seat-1", "ann: pass").asks("offer", CID);
    scene.plays("cid: item seat-0-alchemist-fire");

    scene.refuses(new PickItem(CID, scene.sheet(BEN).items().get(0).id()), "PRE-POTION-02");
  }

  private static Sheet tipped(Sheet sheet) {
    return sheet.withItems(ImmutableList.of(sheet.items().get(0).withTipped(true)));
  }
}
