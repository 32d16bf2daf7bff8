package org.lawspeaker.gloomkilforth.laws;

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
import org.lawspeaker.gloomkilforth.Scene;

/** The laws with one to four heroes, with every answer to an open question. */
class GloomLawsTest {
  @Test
  void everyLawHoldsWithEveryAnswerToAnOpenQuestion() {
    ImmutableList<Setup> setups = everyAnswer();
    Report report =
        Verifier.verify(
            Laws.of(Scene.GAME, new Redeal(Scene.GAME.cards())),
            Options.of(Scene.GAME.info()).withSetups(setups).withGames(setups.size()).withSeed(3));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.refused()).isEmpty();
    assertThat(report.games()).isEqualTo(setups.size());
    assertThat(report.checks()).containsKey("twins-look-alike");
  }

  @Test
  void bringsItsWitnessAlong() {
    assertThat(new GloomLaws().lawsOf(Scene.GAME)).isPresent();
    assertThat(LawsProvider.find(Scene.GAME).list())
        .hasSameSizeAs(Laws.of(Scene.GAME, new Redeal(Scene.GAME.cards())).list());
  }

  /** One to four heroes; each value of each option in one of the games. */
  private static ImmutableList<Setup> everyAnswer() {
    return ImmutableList.of(
        answers(Setup.of(1), 0).with("format", "solo"),
        answers(Setup.of(2), 1),
        answers(Setup.of(3), 2).with("format", "competitive"),
        answers(Setup.of(4), 0));
  }

  private static Setup answers(Setup setup, int turn) {
    Setup all = setup;
    for (OptionSpec option : Scene.GAME.info().options()) {
      all = all.with(option.name(), option.values().get(turn % option.values().size()));
    }
    return all;
  }
}
