package org.lawspeaker.thorgal.laws;

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
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.testkit.jqwik.LawsOnJqwik;
import org.lawspeaker.testkit.jqwik.PlayoutChoices;
import org.lawspeaker.testkit.laws.Effort;
import org.lawspeaker.thorgal.Thorgal;

class ThorgalLawsTest implements LawsOnJqwik {
  private static final Thorgal GAME = VerbsPack.GAME;
  private static final int LONGEST = 300;

  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(GAME, new Redeal(GAME.cards()));
  }

  @Override
  public ImmutableList<Setup> setups() {
    return ImmutableList.of(Setup.of(2), Setup.of(3), Setup.of(4));
  }

  /** The beginnings of games: whole ones are played by the verifier. */
  @Provide
  Arbitrary<PlayoutChoices> beginnings() {
    Arbitrary<Integer> setup = Arbitraries.integers().between(0, setups().size() - 1);
    Arbitrary<Integer> choice = Arbitraries.integers().between(0, 1 << 30);
    return Combinators.combine(setup, choice.list().ofMaxSize(LONGEST)).as(PlayoutChoices::of);
  }

  @Property(tries = 12, seed = "1")
  void everyLawHolds(@ForAll("beginnings") PlayoutChoices playout) {
    hold(playout);
  }

  @Test
  void everyLawHoldsAtTablesOfTwoThreeAndFourWithEveryAnswerToAnOpenQuestion() {
    ImmutableList<Setup> setups = everyAnswer();
    Report report =
        Verifier.verify(
            Laws.of(GAME, new Redeal(GAME.cards())),
            Options.of(GAME.info()).withSetups(setups).withGames(setups.size()).withSeed(2));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.refused()).isEmpty();
    assertThat(report.games()).isEqualTo(setups.size());
    assertThat(report.checks()).containsKey("twins-look-alike");
  }

  @Test
  void bringsItsWitnessAlong() {
    Laws<?, ?, ?> found = LawsProvider.find(GAME);

    assertThat(found.list())
        .hasSameSizeAs(Laws.of(GAME, new Redeal(GAME.cards())).list())
        .hasSizeGreaterThan(Laws.of(GAME).list().size());
    assertThat(new ThorgalLaws().lawsOf(GAME)).isPresent();
    assertThat(GameProvider.find("thorgal")).isPresent();
  }

  /** Each value of each option once, several in one game; in the long build each alone, too. */
  private static ImmutableList<Setup> everyAnswer() {
    ImmutableList.Builder<Setup> setups = ImmutableList.builder();
    for (int seats = 2; seats <= 4; seats++) {
      Setup setup = Setup.of(seats);
      for (OptionSpec option : answers()) {
        setup = setup.with(option.name(), option.values().get(seats % option.values().size()));
      }
      setups.add(shortened(setup));
    }
    if (Effort.isLong()) {
      setups.addAll(everyAnswerAlone());
    }
    return setups
        .add(shortened(Setup.of(2)).with("faction-0", "mixed-band").with("faction-1", "lords"))
        .add(
            shortened(Setup.of(3))
                .with("faction-0", "mixed-band")
                .with("faction-1", "night-watch")
                .with("companions", "recommended"))
        .build();
  }

  /** With 2, 3 and 4 seats in turn. */
  private static ImmutableList<Setup> everyAnswerAlone() {
    ImmutableList.Builder<Setup> setups = ImmutableList.builder();
    int seats = 2;
    for (OptionSpec option : answers()) {
      for (String value : option.values()) {
        setups.add(shortened(Setup.of(seats)).with(option.name(), value));
        seats = seats == 4 ? 2 : seats + 1;
      }
    }
    return setups.build();
  }

  /** The options that answer an open question; the last round is always an early one here. */
  private static ImmutableList<OptionSpec> answers() {
    return GAME.info().options().stream()
        .filter(option -> !option.name().startsWith("faction-"))
        .filter(option -> !option.name().equals("round-limit"))
        .collect(ImmutableList.toImmutableList());
  }

  private static Setup shortened(Setup setup) {
    return setup.with("round-limit", "20");
  }
}
