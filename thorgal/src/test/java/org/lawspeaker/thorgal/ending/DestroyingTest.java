package org.lawspeaker.thorgal.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.party.Destroying;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Table;

class DestroyingTest {
  private static final int NOT_IN_PLAY = 999;

  @Shows("THO-Q-102")
  @Test
  void doesNothingToACardThatHasLeftPlay() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .party(ANN, "bow")
            .opposed(BEN, "watcher")
            .begins();
    Table table = Table.of(Position.GAME.cards(), at.state(), WorkTable.Use.TELLING);
    Destroying.inPlay(table, NOT_IN_PLAY, Citation.of("THO-RES-08"));
    assertThat(table.state()).isEqualTo(at.state());
    assertThat(table.events()).isEmpty();
  }
}
