package org.lawspeaker.hofordeals.king;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** Whom the King hunts, and where he goes, is chosen whoever has died. */
class ChoicesOutliveTheDeadTest {
  @Test
  void aChoiceAboutTheKingStays() {
    Table table =
        new Table(
            Scene.GAME.cards(),
            Scene.GAME.start(Scene.rotated(Setup.of(3))).orThrow(),
            WorkTable.Use.READING);
    HofStep hunted = new PickHunted(Seat.of(1), ImmutableList.of(Seat.of(0), Seat.of(2)));
    HofStep direction = new PickDirection(Seat.of(1), ImmutableList.of(6, 8));

    for (Seat dead : ImmutableList.of(Seat.of(0), Seat.of(1))) {
      assertThat(hunted.afterDeath(table, dead)).contains(hunted);
      assertThat(direction.afterDeath(table, dead)).contains(direction);
    }
  }
}
