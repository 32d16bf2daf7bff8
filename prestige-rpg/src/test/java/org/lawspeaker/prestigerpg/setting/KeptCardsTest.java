package org.lawspeaker.prestigerpg.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.turns.Turns;
import org.lawspeaker.testkit.coverage.Shows;

/** What lay before a player and may be kept, although it could not be set anew. */
class KeptCardsTest {
  private static final SetFaceDown TRIP = new SetFaceDown(CID, Pile.of(number("trip")));

  /** Cid has set a bluff and holds an Attack card now; set cards may be exchanged. */
  private static Scene bluff(Scene scene) {
    scene.initiative(1, 3, 2).set(CID, "trip").hand(CID, "attack-20", "feint");
    scene.set(BEN, "attack-5");
    return scene.begins(Flow.EXCHANGE, Turns.FIRST, Flow.TOTAL);
  }

  private static Scene bluff() {
    return bluff(Scene.of(3).faces("dummy"));
  }

  @Test
  @Shows("PRE-Q-18")
  void aBluffIsKeptByWhoHoldsAnAttackCardNow() {
    Scene scene = bluff().allows(TRIP, "PRE-Q-18");

    assertThat(scene.offers(CID)).contains("set trip", "set attack-20");
    scene.plays("cid: set trip", "ben: set attack-5");
    assertThat(scene.sheet(CID).set()).extracting("card").containsExactly(number("trip"));
  }

  @Test
  @Shows({"PRE-SET-04", "PRE-ACTION-02"})
  void noOtherBluffIsSetInItsPlace() {
    Scene scene = Scene.of(3).faces("dummy").hand(CID, "shove");

    bluff(scene)
        .refuses(new SetFaceDown(CID, Pile.of(number("shove"))), "PRE-SET-04", "PRE-ACTION-02");
  }

  @Test
  @Shows("PRE-SET-01")
  void onlyItsOwnerKnowsThatABluffMayBeKept() {
    SetCards asked = (SetCards) bluff().state().agenda().top();

    assertThat(((SetCards) asked.seenBy(CID)).kept()).containsOnlyKeys(CID);
    assertThat(((SetCards) asked.seenBy(Onlooker.ARBITER)).kept()).containsOnlyKeys(CID);
    assertThat(((SetCards) asked.seenBy(BEN)).kept()).isEmpty();
  }

  @Test
  @Shows("PRE-Q-18")
  void whatCanBeSetAnewIsNotNotedAsKept() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "trip").hand(ANN, "shove");
    scene.begins(Flow.EXCHANGE, Turns.FIRST, Flow.TOTAL);

    assertThat(((SetCards) scene.state().agenda().top()).kept()).isEqualTo(ImmutableMap.of());
  }

  @Test
  void aCardThatMayBeKeptIsWrittenAndRead() {
    Scene scene = bluff(Scene.ofReference(3).faces("cave-leech"));
    PrestigeRpg game = new PrestigeRpgProvider().game();

    assertThat(game.notation().readState(game.notation().state(scene.state())).orThrow())
        .isEqualTo(scene.state());
  }
}
