package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.GameMatrix;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.testkit.jqwik.LawsOnJqwik;
import org.lawspeaker.testkit.jqwik.PlayoutChoices;
import org.lawspeaker.testkit.laws.Effort;

class HandOfDestinyLawsTest implements LawsOnJqwik {
  private static final HandOfDestiny GAME = new HandOfDestinyProvider().game();

  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(GAME, new HandTwins());
  }

  @Property(tries = 75, seed = "1")
  void everyLawHolds(@ForAll("playouts") PlayoutChoices playout) {
    hold(playout);
  }

  @Test
  void everyLawHoldsOnEveryDifficultyHeroAndBoss() {
    ImmutableList<Setup> setups = everyDifficultyHeroAndBoss();
    Report report =
        Verifier.verify(
            Laws.of(GAME, new HandTwins()),
            Options.of(GAME.info())
                .withSetups(setups)
                .withGames(Effort.games(setups.size()))
                .withSeed(2));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.games()).isEqualTo(Effort.games(setups.size()));
    assertThat(report.refused()).isEmpty();
  }

  @Test
  void everyLawHoldsThroughAllFourWavesBossesAndMerchants() {
    HandOfDestiny gentle = GentlePack.game();
    Report report =
        Verifier.verify(
            Laws.of(gentle, new HandTwins()),
            Options.of(gentle.info())
                .withSetups(GameMatrix.of(gentle.info(), 0))
                .withGames(Effort.games(18))
                .withSeed(4));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.plies()).isGreaterThan(60L * report.games());
  }

  /**
   * Every hero on every difficulty and against every boss; in the long build each boss on each
   * difficulty, too.
   */
  private static ImmutableList<Setup> everyDifficultyHeroAndBoss() {
    ImmutableList<String> bosses = values("boss");
    ImmutableList.Builder<Setup> setups = ImmutableList.builder();
    int first = 0;
    for (String difficulty : values("difficulty")) {
      for (String hero : values("hero")) {
        Setup setup = Setup.of(1).with("difficulty", difficulty).with("hero", hero);
        for (int i = 0; i < (Effort.isLong() ? bosses.size() : 1); i++) {
          setups.add(setup.with("boss", bosses.get((first + i) % bosses.size())));
        }
        first++;
      }
      first++; // so that each hero meets each boss
    }
    return setups.build();
  }

  private static ImmutableList<String> values(String option) {
    GameInfo info = GAME.info();
    return info.option(option).map(OptionSpec::values).orElseThrow();
  }
}
