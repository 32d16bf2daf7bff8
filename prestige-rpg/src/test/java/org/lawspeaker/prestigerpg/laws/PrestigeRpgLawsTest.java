package org.lawspeaker.prestigerpg.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.testkit.jqwik.LawsOnJqwik;
import org.lawspeaker.testkit.jqwik.PlayoutChoices;

class PrestigeRpgLawsTest implements LawsOnJqwik {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();
  private static final int LONGEST = 150;
  private static final String[] ALL = {
    "deeper-and-darker", "relics-and-ruin", "tombs-and-tomes", "quests"
  };

  @Override
  public Laws<?, ?, ?> laws() {
    return LawsProvider.find(GAME);
  }

  @Override
  public ImmutableList<Setup> setups() {
    return ImmutableList.of(
        Setup.of(3),
        expanded(4, "deeper-and-darker"),
        expanded(5, "relics-and-ruin"),
        expanded(6, ALL));
  }

  private static Setup expanded(int seats, String... yes) {
    Setup setup = Setup.of(seats).with("round-bound", "20");
    for (String option : yes) {
      setup = setup.with(option, "yes");
    }
    return setup;
  }

  /** The beginnings of games: whole ones are played by the verifier. */
  @Provide
  Arbitrary<PlayoutChoices> beginnings() {
    Arbitrary<Integer> setup = Arbitraries.integers().between(0, setups().size() - 1);
    Arbitrary<Integer> choice = Arbitraries.integers().between(0, 1 << 30);
    return Combinators.combine(setup, choice.list().ofMaxSize(LONGEST)).as(PlayoutChoices::of);
  }

  @Property(tries = 6, seed = "1")
  void everyLawHolds(@ForAll("beginnings") PlayoutChoices playout) {
    hold(playout);
  }

  @Test
  void everyLawHoldsIfWindowsAskOneAfterAnother() {
    Report report =
        Verifier.verify(
            SceneGame.GAME,
            Options.of(GAME.info())
                .withSetups(ImmutableList.of(expanded(4).with("asking", "one-by-one")))
                .withGames(1)
                .withSeed(3));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.games()).isEqualTo(1);
  }

  @Test
  void bringsItsWitnessAlong() {
    Laws<?, ?, ?> found = LawsProvider.find(GAME);

    assertThat(found.list()).hasSizeGreaterThan(Laws.of(GAME).list().size());
    assertThat(new PrestigeRpgLaws().lawsOf(GAME)).isPresent();
    assertThat(GameProvider.find("prestige-rpg")).isPresent();
  }
}
