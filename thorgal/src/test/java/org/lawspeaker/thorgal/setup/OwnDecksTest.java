package org.lawspeaker.thorgal.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;

class OwnDecksTest {
  @Shows({"THO-BUILD-01", "THO-BUILD-02", "THO-Q-95"})
  @Test
  void playsADeckOfSeveralFactions() {
    Position at = Position.start(2, "faction-1=mixed", "faction-0=lords");
    assertThat(at.state().sides().get(ANN.index()).faction()).isEmpty();
    at.allows("ann: start with pilgrim + warrior").allows("ann: start with farmer + baron");
  }

  @Shows("THO-Q-94")
  @Test
  void hasThirtySixTwentyFourAndFive() {
    Side own =
        Position.start(2, "faction-1=mixed", "faction-0=lords").state().sides().get(ANN.index());
    assertThat(own.destiny().all().size()).isEqualTo(36);
    assertThat(own.bane().all().size()).isEqualTo(24);
    assertThat(own.reserve().size()).isEqualTo(5);
  }

  @Shows("THO-Q-96")
  @Test
  void letsTwoPlayersBuildTheSameDeck() {
    assertThat(Position.problems(2, "faction-1=mixed", "faction-0=mixed")).isEmpty();
  }

  @Shows("THO-Q-96")
  @Test
  void bindsEqualNamesOfTwoFactionsInTheParty() {
    Position.start(2, "faction-1=mixed", "faction-0=lords")
        .allows("ann: start with outlaws-thorgal-aegirsson")
        .allows("ann: start with visitors-thorgal-aegirsson");
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "outlaws-thorgal-aegirsson")
        .hand(ANN, "visitors-thorgal-aegirsson")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .refuses("play visitors-thorgal-aegirsson", "THO-UNIQUE-01");
  }

  @Shows("THO-Q-97")
  @Test
  void keepsTheListSecret() {
    Position at = Position.start(2, "faction-1=mixed", "faction-0=lords");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().unplaced()).isEmpty();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).reserve()).isEmpty();
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).reserve()).isPresent();
    assertThat(at.seenBy(ANN).sides().get(BEN.index()).destiny().unplaced()).isPresent();
  }
}
