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
            Options.of(Scene.GAME.info()).withSetups(setups).withGames(setups.size()).withSeed(3));

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

  /** Each value of each option in one of few games, with 2, 3 and 4 seats. */
  private static ImmutableList<Setup> everyAnswer() {
    ImmutableList<OptionSpec> options = Scene.GAME.info().options();
    int most = options.stream().mapToInt(option -> option.values().size()).max().orElseThrow();
    ImmutableList.Builder<Setup> setups = ImmutableList.builder();
    for (int game = 0; game < most; game++) {
      Setup setup = Setup.of(game < 3 ? 2 + game : 4);
      for (OptionSpec option : options) {
        setup = setup.with(option.name(), option.values().get(game % option.values().size()));
      }
      setups.add(setup.with("round-limit", "10"));
    }
    return setups.build();
  }
}
