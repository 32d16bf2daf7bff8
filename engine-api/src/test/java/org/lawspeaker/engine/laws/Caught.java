package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelTwins;
import org.lawspeaker.engine.duel.DuelView;

/** A planted bug that its law has caught, and which no law catches in the honest game. */
record Caught(Counterexample counterexample) {
  static Caught by(String law, BrokenDuel broken) {
    Laws<DuelState, DuelMove, DuelView> laws = Laws.of(broken, new DuelTwins()).only(law);
    Report report =
        Verifier.verify(laws, Options.of(broken.info()).withGames(200).withThorough(true));
    assertThat(report.holds()).as("the bug passes " + law).isFalse();
    Counterexample counterexample = report.counterexample().orElseThrow();
    assertThat(counterexample.law()).isEqualTo(law);
    return new Caught(counterexample);
  }

  Caught saying(String part) {
    assertThat(counterexample.finding().says()).contains(part);
    return this;
  }

  Caught expecting(String expected) {
    assertThat(counterexample.finding().expected()).isEqualTo(expected);
    return this;
  }

  Caught finding(String found) {
    assertThat(counterexample.finding().found()).isEqualTo(found);
    return this;
  }

  Caught after(int plies) {
    assertThat(counterexample.moves()).hasSize(plies);
    return this;
  }

  Caught endingWith(String move) {
    assertThat(counterexample.moves()).last().isEqualTo(move);
    return this;
  }
}
