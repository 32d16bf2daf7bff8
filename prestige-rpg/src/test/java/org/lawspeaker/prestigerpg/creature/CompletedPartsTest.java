package org.lawspeaker.prestigerpg.creature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** An encounter of several parts that a card completes in the midst of one. */
class CompletedPartsTest {
  private static final String SECOND = "tokens: {of: fallen, life: 50, prestige: 2}";

  /** The Lich, whose second part, that of the dead, is over with its first round. */
  private static Scene completedInTheSecondPart() {
    Cards cards =
        SceneGame.alteredReference(
            SECOND, SECOND + "\n        rules: [{on: round-ends, effects: [end-encounter]}]");
    return Scene.with(cards, 4, "tombs-and-tomes=yes")
        .faces("emperor-lich")
        .fallenBefore(DAN, CID)
        .foe(foe -> foe.withPhase(1).withTokens(Pile.of(50, 50)).withPlayers(Scene.seats(DAN, CID)))
        .hand(DAN, "critical-miss")
        .hand(CID, "trip")
        .deck()
        .randomAttacks();
  }

  @Test
  @Shows("PRE-Q-60")
  void noOtherPartOfItBegins() {
    Scene scene = completedInTheSecondPart();

    assertThat(scene.says())
        .contains("Emperor Lich is completed")
        .doesNotContain("phase 3 of Emperor Lich");
    assertThat(scene.state().foe().isFaced()).isFalse();
  }

  @Test
  @Shows("PRE-Q-62")
  void theDeadWhoFoughtInItHaveNoCardsAnyMore() {
    Scene scene = completedInTheSecondPart();

    assertThat(scene.sheet(DAN).hand().isEmpty()).isTrue();
    assertThat(scene.sheet(CID).hand().isEmpty()).isTrue();
  }
}
