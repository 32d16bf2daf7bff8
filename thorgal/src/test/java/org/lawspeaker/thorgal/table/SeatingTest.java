package org.lawspeaker.thorgal.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;

/** Who plays which role, when somebody is out. */
class SeatingTest {
  private static Table four() {
    Table table =
        Table.of(Position.GAME.cards(), Position.at(RoundStep.DAWN_ACTIONS, 4).begins().state());
    table.clock = table.clock.withDestiny(CID);
    return table;
  }

  @Shows({"THO-ROLE-03", "THO-MARK-05", "THO-Q-80"})
  @Test
  void theBanePlayersAreAllOthersFromTheLeftOfTheDestinyPlayer() {
    assertThat(four().banePlayers()).containsExactly(DOT, BEN, ANN);
  }

  @Shows("THO-Q-89")
  @Test
  void allWhoAreLeftAreBanePlayersWhenTheDestinyPlayerIsOut() {
    Table table = four();
    table.setSide(CID, table.side(CID).withIn(false));

    assertThat(table.banePlayers()).containsExactly(DOT, BEN, ANN);
  }

  @Shows("THO-Q-49")
  @Test
  void nobodyHasFewerThanNoHorns() {
    Table table = four();
    table.setSide(ANN, table.side(ANN).withHornChange(-1));

    assertThat(table.horns(ANN)).isZero();
  }
}
