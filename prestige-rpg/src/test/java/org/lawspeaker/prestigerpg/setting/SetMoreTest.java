package org.lawspeaker.prestigerpg.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Players who may set more cards than one. */
class SetMoreTest {
  /** Ann may set two cards, and holds these. */
  private static Scene twice(String... hand) {
    return more("{set-more: {whose: {holder: 1}, cards: 1}}", hand);
  }

  /** Ann may set more cards by these texts, and holds these. */
  private static Scene more(String texts, String... hand) {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "lasting: [" + texts + "]");
    return Scene.with(cards, 3).faces("mirror").hand(ANN, hand).hand(BEN, hand).setting();
  }

  @Test
  @Shows("PRE-SET-01")
  void whoMaySetMoreSetsOneCardOrTwoInEitherOrder() {
    Scene scene = twice("attack-5", "attack-20", "attack-20");

    assertThat(scene.offers(ANN))
        .containsExactlyInAnyOrder(
            "set attack-5",
            "set attack-20",
            "set attack-5 attack-20",
            "set attack-20 attack-5",
            "set attack-20 attack-20");
    assertThat(scene.offers(BEN)).containsExactlyInAnyOrder("set attack-5", "set attack-20");
  }

  @Test
  void everySetOfThreeCardsThatIsLegalIsOffered() {
    Scene scene =
        more("{set-more: {whose: {holder: 1}, cards: 2}}", "attack-5", "attack-20", "attack-20");

    assertThat(scene.offers(ANN))
        .contains(
            "set attack-5 attack-20 attack-20",
            "set attack-20 attack-5 attack-20",
            "set attack-20 attack-20 attack-5")
        .hasSize(8)
        .doesNotHaveDuplicates();
  }

  @Test
  @Shows({"PRE-Q-18", "PRE-SET-02"})
  void whoHasSetTwoAndLosesOneBeforeTheFirstFlipExchangesTheOtherAlone() {
    Scene scene = twice("attack-5", "attack-10", "attack-20", "attack-30", "edge-out");
    scene.plays("ann: set attack-5 attack-10", "ben: set attack-5").asks("cards-set", ANN, BEN);
    scene.plays("ann: pass", "ben: play edge-out on seat-2").passesUntil("set");

    assertThat(scene.offers(ANN))
        .containsExactlyInAnyOrder("set attack-10", "set attack-20", "set attack-30");
    scene.refuses(
        new SetFaceDown(ANN, Pile.of(number("attack-20"), number("attack-30"))), "PRE-Q-18");
  }

  @Test
  void whoHasSetTwoFlipsBothInOneTurn() {
    Scene scene = twice("attack-5", "attack-10").plays("ann: set attack-5 attack-10");
    scene.plays("ben: set attack-5").passesUntil("nature");

    assertThat(scene.says()).contains("seat 2 flips Attack 5", "seat 2 flips Attack 10");
  }

  @Test
  void moreThanThreeCardsAreNeverSetHoweverManyTextsAllowIt() {
    String two = "{set-more: {whose: {holder: 1}, cards: 2}}";

    more(two + ", " + two, "attack-5", "attack-10", "attack-20", "attack-30")
        .refuses(
            new SetFaceDown(
                ANN,
                Pile.of(
                    number("attack-5"),
                    number("attack-10"),
                    number("attack-20"),
                    number("attack-30"))),
            "PRE-SET-01");
  }

  @Test
  @Shows({"PRE-SET-01", "PRE-Q-17"})
  void whoMaySetMoreSetsNoThirdCardAndNoSecondBluff() {
    int edgeOut = number("edge-out");

    twice("attack-5", "attack-20", "attack-20")
        .refuses(
            new SetFaceDown(
                ANN, Pile.of(number("attack-5"), number("attack-20"), number("attack-20"))),
            "PRE-SET-01");
    assertThat(twice("edge-out", "edge-out").offers(ANN)).containsExactly("set edge-out");
    twice("edge-out", "edge-out")
        .refuses(new SetFaceDown(ANN, Pile.of(edgeOut, edgeOut)), "PRE-SET-04", "PRE-SET-04");
  }
}
