package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.GAME;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Reason;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** An answer names what was tried on the way to what followed and did not apply. */
class WhyTest {
  private static LaidOut journeyTo(String land) {
    return Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo(land);
  }

  private static LaidOut journey() {
    return journeyTo("cliffs");
  }

  static Stream<Arguments> notApplied() {
    return Stream.of(
        arguments(
            journey().hand(ANN, "unknown-powers").pool(ANN, "bow", "bow").begins(),
            "play unknown-powers",
            "THO-DMG-05: 2 cards in the pool of seat 1 cannot pay"),
        arguments(
            journey().hand(ANN, "unknown-powers").begins(),
            "play unknown-powers",
            "THO-WIN-02: seat 1 does not lose: 10 cards can be destroyed"),
        arguments(
            journey().hand(ANN, "unknown-powers").deck(ANN, Suit.DESTINY, "bow").begins(),
            "play unknown-powers",
            "THO-DMG-10: seat 1 has 1 card in hand and deck"),
        arguments(
            Position.at(RoundStep.DAWN_ACTIONS).hand(ANN, "feast").pool(ANN, "bow").begins(),
            "play feast",
            "THO-ATTACH-01: Feast is not attached: no journey has a destination"),
        arguments(
            journey().hand(ANN, "shout").begins(),
            "play shout",
            "THO-ATTACH-01: Shout is not attached: it shows no attribute symbol"),
        arguments(
            journeyTo("ruins").party(ANN, "bow").begins().plays("pass"),
            "ben: pass",
            "THO-RES-06: success needs 1 more cunning"),
        arguments(
            journeyTo("meadow").begins().plays("pass"),
            "ben: pass",
            "THO-WIN-01: seat 1 has 1 of 3 horns"),
        arguments(
            Position.at(RoundStep.UPKEEP).party(ANN, "farmer", "smith").begins(),
            "check farmer",
            "THO-UPKEEP-06: Farmer is not given up: the condition can be met"));
  }

  private static Stream<Reason> all(Reason reason) {
    return Stream.concat(Stream.of(reason), reason.under().stream().flatMap(WhyTest::all));
  }

  @ParameterizedTest
  @MethodSource("notApplied")
  void namesWhatDidNotApply(Position at, String move, String reason) {
    assertThat(GAME.why(at.state(), Reading.move(at.state(), move)).followed())
        .flatMap(each -> all(each).toList())
        .filteredOn(each -> !each.applies())
        .extracting(each -> each.citation() + ": " + each.says())
        .contains(reason);
  }
}
