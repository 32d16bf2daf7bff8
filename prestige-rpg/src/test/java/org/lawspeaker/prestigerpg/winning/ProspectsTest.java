package org.lawspeaker.prestigerpg.winning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.table.Table;

/** An opinion of how well a seat stands: an advantage of 3 is worth 1 / (1 + 1 / e). */
class ProspectsTest {
  private static final double THREE_AHEAD = 0.7310585786;
  private static final double ONE_AHEAD = 0.5825702065;

  private static double of(Scene scene, Seat seat) {
    return Prospects.of(Table.of(scene.cards(), scene.turns().state()), seat);
  }

  private static void assertProspects(Scene scene, double ofAnn) {
    assertThat(of(scene, ANN)).isCloseTo(ofAnn, within(1e-9));
  }

  private static Scene scene() {
    return Scene.of(3).faces("dummy");
  }

  @Test
  void whoStandsLikeTheOthersIsInTheMiddle() {
    assertProspects(scene(), 0.5);
  }

  @Test
  void prestigeCounts() {
    assertProspects(scene().prestige(ANN, 3), THREE_AHEAD);
    assertThat(of(scene().prestige(ANN, 3), BEN)).isCloseTo(1 - THREE_AHEAD, within(1e-9));
  }

  @Test
  void theBestOfTheOthersIsTheMeasure() {
    assertProspects(scene().prestige(ANN, 3).prestige(BEN, 1).prestige(CID, 2), ONE_AHEAD);
    assertProspects(scene().prestige(ANN, 3).prestige(BEN, 2).prestige(CID, 1), ONE_AHEAD);
  }

  @Test
  void twentyFiveLifePointsAreWorthAPrestigePoint() {
    assertProspects(scene().life(BEN, 75).life(CID, 75), ONE_AHEAD);
  }

  @Test
  void tenCardsAreWorthAPrestigePoint() {
    Scene scene = scene().hand(ANN, "feint", "feint", "feint", "feint", "trip", "trip", "trip");

    assertProspects(scene.hand(ANN, "rally", "rally", "crowd"), ONE_AHEAD);
  }

  @Test
  void twoItemsAreWorthAPrestigePoint() {
    assertProspects(scene().items(ANN, "healing-potion", "healing-potion"), ONE_AHEAD);
  }

  @Test
  void aPoisonTokenCostsAPrestigePoint() {
    assertProspects(scene().poison(BEN, 1).poison(CID, 1), ONE_AHEAD);
  }

  @Test
  void theDeadHaveNoProspects() {
    assertThat(of(scene().prestige(ANN, 20).dead(ANN), ANN)).isZero();
  }

  @Test
  void theLastSurvivorHasTheBest() {
    assertThat(of(scene().prestige(ANN, -5).dead(BEN).dead(CID), ANN)).isEqualTo(1);
  }
}
