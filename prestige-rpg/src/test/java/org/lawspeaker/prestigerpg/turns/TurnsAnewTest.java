package org.lawspeaker.prestigerpg.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Initiative, or who sits where, changes in step b: everybody still has one turn. */
class TurnsAnewTest {
  private static final String STRIKES = "attacks: [{timing: random, at: {holder: 2}, damage: 15}]";

  private static List<String> flips(Scene scene) {
    return scene.says().stream().filter(says -> says.contains("flips")).toList();
  }

  /** Ann has the first turn, Cid the second, Ben the third; they set 5, 20 and 30. */
  private static Scene annCidBen(Cards cards) {
    Scene scene = Scene.with(cards, 3).faces("bull").initiative(1, 3, 2);
    return scene.set(ANN, "attack-5").set(CID, "attack-20").set(BEN, "attack-30");
  }

  private static Cards everyHit(String effect) {
    return SceneGame.altered(
        STRIKES, STRIKES + "\n        rules: [{on: attack-hits, effects: [" + effect + "]}]");
  }

  private static Cards afterwards(String effect) {
    return SceneGame.altered(
        "[checked], effects: [{gain-prestige: {prestige: 1}}]",
        "[checked], aim: player, effects: [" + effect + "]");
  }

  @Test
  @Shows({"PRE-TURN-01", "PRE-TURN-08"})
  void whenInitiativeIsDrawnAnewBetweenTurnsEverybodyStillHasOneTurn() {
    Scene scene = annCidBen(everyHit("new-initiative")).turns();

    scene.plays("initiative 2 1 3");
    assertThat(flips(scene)).containsExactly("seat 1 flips Attack 30");
    scene.plays("initiative 3 2 1");
    assertThat(flips(scene)).containsExactly("seat 0 flips Attack 20");
    scene.plays("initiative 3 2 1");
    assertThat(scene.kinds()).contains("total").doesNotContain("no-flip");
  }

  @Test
  @Shows({"PRE-TURN-01", "PRE-TURN-08"})
  void whoTakesALaterNumberAfterTheirTurnHasNoOther() {
    Scene scene = annCidBen(afterwards("exchange-initiative"));
    scene.hand(ANN, "whetstone").hand(CID, "feint").turns().passesUntil("checked");

    scene.plays("cid: pass", "ann: play whetstone on seat-1").passesUntil("nature");
    assertThat(flips(scene)).containsExactly("seat 1 flips Attack 30", "seat 0 flips Attack 20");
    assertThat(scene.kinds()).doesNotContain("no-flip");
  }

  @Test
  @Shows("PRE-Q-26")
  void whenInitiativeIsDrawnAnewBetweenExtraTurnsBothAreStillTaken() {
    Scene scene = Scene.with(everyHit("new-initiative"), 3).faces("bull").initiative(1, 3, 2);
    scene.sheet(ANN, sheet -> sheet.withSet(second("attack-5")));
    scene.sheet(CID, sheet -> sheet.withSet(second("attack-20"))).turns();
    assertThat(flips(scene)).containsExactly("seat 2 flips Attack 5");

    scene.plays("initiative 1 2 3");
    assertThat(flips(scene)).containsExactly("seat 0 flips Attack 20");
  }

  @Test
  @Shows("PRE-Q-93")
  void aTurnThatIsStillToComeChangesHandsWithTheSeat() {
    Scene scene = annCidBen(afterwards("{switch-seats: {one: you, other: target}}"));
    scene.hand(ANN, "whetstone").hand(CID, "feint").turns().passesUntil("checked");

    scene.plays("cid: pass", "ann: play whetstone on seat-1").passesUntil("nature");
    assertThat(flips(scene)).containsExactly("seat 0 flips Attack 20", "seat 2 flips Attack 30");
  }

  private static ImmutableList<SetCard> second(String card) {
    return ImmutableList.of(new SetCard(number(card), true));
  }

  @Test
  @Shows({"PRE-TURN-01", "PRE-TURN-08"})
  void everybodyHasOneTurnWhateverCharacterTheyPlay() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").set(BEN, "attack-10");
    scene.character(ANN, "orn-hammerfist").character(BEN, "talon");
    scene.set(CID, "attack-20").turns().passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 5 - 10 - 20);
    assertThat(scene.kinds()).doesNotContain("no-flip");
  }
}
