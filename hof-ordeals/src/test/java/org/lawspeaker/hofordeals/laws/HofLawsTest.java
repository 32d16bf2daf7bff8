package org.lawspeaker.hofordeals.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.hofordeals.Scene;

/** The laws at tables of two, three and four, with every answer to an open question. */
class HofLawsTest {
  @Test
  void everyLawHoldsWithEveryAnswerToAnOpenQuestion() {
    ImmutableList<Setup> setups = everyAnswer();
    Report report =
        Verifier.verify(
            Laws.of(Scene.GAME, new Redeal()),
            Options.of(Scene.GAME.info())
                .withSetups(setups)
                .withGames(setups.size())
                .withSeed(3));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.refused()).isEmpty();
    assertThat(report.games()).isEqualTo(setups.size());
    assertThat(report.checks()).containsKey("twins-look-alike");
  }

  @Test
  void bringsItsWitnessAlong() {
    assertThat(new HofLaws().lawsOf(Scene.GAME)).isPresent();
    assertThat(LawsProvider.find(Scene.GAME).list())
        .hasSameSizeAs(Laws.of(Scene.GAME, new Redeal()).list());
  }

  /** Each value of each option once, with 2, 3 and 4 seats in turn. */
  private static ImmutableList<Setup> everyAnswer() {
    ImmutableList.Builder<Setup> setups = ImmutableList.builder();
    int seats = 2;
    for (OptionSpec option : Scene.GAME.info().options()) {
      for (String value : option.values()) {
        boolean seat = option.name().equals("first") && value.compareTo("2") >= 0;
        boolean limit = option.name().equals("round-limit");
        Setup setup = Setup.of(seat && !value.equals("drawn") ? 4 : seats);
        setups.add(limit ? setup.with("round-limit", "10") : setup.with("round-limit", "10").with(option.name(), value));
        seats = seats == 4 ? 2 : seats + 1;
      }
    }
    return setups.build();
  }
}
