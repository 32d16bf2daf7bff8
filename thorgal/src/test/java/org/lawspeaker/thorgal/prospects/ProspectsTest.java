package org.lawspeaker.thorgal.prospects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** What makes a position better, not by how much. */
class ProspectsTest {
  @Test
  void areEvenInAPositionThatIsTheSameForBoth() {
    assertThat(of(at(), ANN)).isEqualTo(0.5);
    assertThat(of(at(), BEN)).isEqualTo(0.5);
  }

  @Test
  void areOnesGainAndTheOthersLoss() {
    LaidOut ahead = at().conquered(ANN, "meadow");
    assertThat(of(ahead, ANN)).isGreaterThan(0.5).isLessThan(1);
    assertThat(of(ahead, ANN) + of(ahead, BEN)).isEqualTo(1.0);
  }

  @Test
  void riseWithEveryHorn() {
    assertThat(of(at().conquered(ANN, "meadow", "cliffs"), ANN))
        .isGreaterThan(of(at().conquered(ANN, "meadow"), ANN));
  }

  @Test
  void riseWithCardsThatPayDamageUpToTwenty() {
    LaidOut twenty = at();
    for (int i = 0; i < 10; i++) {
      twenty = twenty.onDeck(ANN, "farmer");
    }
    assertThat(of(twenty, ANN)).isGreaterThan(of(at().onDeck(ANN, "farmer"), ANN));
    assertThat(of(twenty.onDeck(ANN, "farmer"), ANN)).isEqualTo(of(twenty, ANN));
  }

  @Test
  void riseWithTheSymbolsOfTheParty() {
    assertThat(of(at().party(ANN, "archers"), ANN)).isGreaterThan(0.5);
    assertThat(of(at().party(ANN, "sigwald-the-burnt"), ANN))
        .isGreaterThan(of(at().party(ANN, "archers"), ANN));
  }

  @Test
  void fallWithWhatThePartyLacksOnAverageForTheLandsThatAreLeft() {
    LaidOut brave = at().party(ANN, "sigwald-the-burnt");
    double none = of(brave, ANN);
    assertThat(of(brave.lands("tower"), ANN)).isCloseTo(none, within(1e-12));
    assertThat(of(brave.lands("wreck"), ANN)).isGreaterThan(none);
    assertThat(of(brave.lands("wreck", "tower"), ANN))
        .isGreaterThan(none)
        .isLessThan(of(brave.lands("wreck"), ANN));
    assertThat(of(brave.conquered(ANN, "wreck"), ANN))
        .isEqualTo(of(brave.conquered(ANN, "tower"), ANN));
  }

  @Test
  void fallWithEveryExhaustionMarker() {
    LaidOut one = at().party(ANN, "horse").exhausted("horse", 1);
    assertThat(of(one, ANN)).isLessThan(0.5);
    assertThat(of(one.exhausted("horse", 1), ANN)).isLessThan(of(one, ANN));
  }

  @Test
  void riseWithThePools() {
    assertThat(of(at().pool(ANN, Suit.DESTINY, 1), ANN)).isGreaterThan(0.5);
    assertThat(of(at().pool(ANN, Suit.BANE, 2), ANN))
        .isGreaterThan(of(at().pool(ANN, Suit.BANE, 1), ANN));
  }

  @Test
  void riseWithTheHandsButLessAndLess() {
    double none = of(at(), ANN);
    double one = of(at().hand(ANN, "curse"), ANN);
    double four = of(at().hand(ANN, "curse", "hex", "hex", "hex"), ANN);
    double five = of(at().hand(ANN, "curse", "hex", "hex", "hex", "hex"), ANN);
    assertThat(one).isGreaterThan(none);
    assertThat(five).isGreaterThan(four);
    assertThat(five - four).isLessThan(one - none);
  }

  @Test
  void countTheCardsThatNatureStillOwesTheHand() {
    Position drawing =
        at().hand(ANN, "hex", "hex", "hex", "hex")
            .shuffled(ANN, Suit.DESTINY, "smith", "raven", "bow")
            .begins()
            .does(ANN, "{draw-cards: {cards: 2}}");
    Position drawn = drawing.plays("turn smith", "turn raven");
    assertThat(of(drawing, ANN)).isEqualTo(of(drawn, ANN));
  }

  @Test
  void areBetterOnCourseAndWorseTheMoreIsMissing() {
    double onCourse = of(at().journeyTo("meadow"), ANN);
    double oneShort = of(at().journeyTo("beacon"), ANN);
    double fourShort = of(at().journeyTo("crater"), ANN);
    assertThat(onCourse).isGreaterThan(0.5);
    assertThat(oneShort).isLessThan(0.5);
    assertThat(fourShort).isLessThan(oneShort);
  }

  @Test
  void countWhatIsMissingOfEachAttributeAlone() {
    LaidOut strong = at().party(ANN, "sigwald-the-burnt");
    double without = of(strong, ANN);
    assertThat(of(strong.journeyTo("oasis"), ANN)).isLessThan(without);
    assertThat(of(strong.journeyTo("fjord"), ANN)).isGreaterThan(without);
  }

  @Test
  void measureAgainstTheBestOfTheOthersStillIn() {
    LaidOut three = Position.at(RoundStep.DAWN_ACTIONS, 3).conquered(BEN, "meadow", "cliffs");
    double behind = of(three.conquered(CID, "ruins"), ANN);
    assertThat(behind).isLessThan(0.5).isEqualTo(of(three, ANN));
    assertThat(of(three.out(BEN), ANN)).isEqualTo(0.5);
  }

  private static LaidOut at() {
    return Position.at(RoundStep.DAWN_ACTIONS);
  }

  private static double of(LaidOut layout, Seat seat) {
    return Prospects.of(Table.of(Position.GAME.cards(), layout.state()), seat);
  }

  private static double of(Position position, Seat seat) {
    return Prospects.of(Table.of(Position.GAME.cards(), position.state()), seat);
  }
}
