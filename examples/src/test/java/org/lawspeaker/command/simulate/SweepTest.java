package org.lawspeaker.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;

class SweepTest {
  private static final HandOfDestiny GAME = new HandOfDestinyProvider().game();

  private static final Seating RANDOM =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          return new RandomPlayer<>(random);
        }
      };

  private static Simulation<HandState, HandMove, HandView> simulation(long seed, int threads) {
    return new Simulation<>(
        GAME, Setup.of(1).with("hero", "lysa"), RANDOM, 4, seed, threads, Counted.CHOICES);
  }

  private static Sweep<HandState, HandMove, HandView> sweep(long seed, int threads, String... of) {
    ImmutableList.Builder<OptionSpec> options = ImmutableList.builder();
    for (String name : of) {
      options.add(GAME.info().option(name).orElseThrow());
    }
    return new Sweep<>(simulation(seed, threads), options.build());
  }

  private static SweepFigures run(Sweep<?, ?, ?> sweep) {
    return sweep.run(() -> false, game -> {});
  }

  private static Slice slice(ImmutableMap<String, String> options, int won, int drew, int lost) {
    ImmutableMultiset<Result> results =
        ImmutableMultiset.<Result>builder()
            .addCopies(Result.WON, won)
            .addCopies(Result.DREW, drew)
            .addCopies(Result.LOST, lost)
            .build();
    return new Slice(options, won + drew + lost, ImmutableList.of(results));
  }

  /** Two bosses, two heroes, and results that no two have alike. */
  private static SweepFigures made() {
    ImmutableList<OptionSpec> options =
        ImmutableList.of(
            new OptionSpec("hero", "", ImmutableList.of("a", "b"), "a", ImmutableList.of()),
            new OptionSpec("boss", "", ImmutableList.of("x", "y"), "x", ImmutableList.of()));
    return new SweepFigures(
        simulation(1, 1).run(() -> false, game -> {}),
        options,
        ImmutableList.of(
            slice(ImmutableMap.of("hero", "a", "boss", "x"), 1, 2, 7),
            slice(ImmutableMap.of("hero", "a", "boss", "y"), 2, 0, 8),
            slice(ImmutableMap.of("hero", "b", "boss", "x"), 4, 0, 6),
            slice(ImmutableMap.of("hero", "b", "boss", "y"), 8, 1, 1)));
  }

  @Test
  void playsEveryCombinationInOrderAndWhatIsNotSweptAsTheSetupSays() {
    ImmutableList<Setup> setups = sweep(1, 1, "boss", "instants").setups();

    assertThat(setups).hasSize(3 * 2);
    assertThat(setups.get(1))
        .isEqualTo(
            Setup.of(1).with("hero", "lysa").with("boss", "ogre-king").with("instants", "first"));
    assertThat(setups.get(5).options()).containsEntry("boss", "hollow-mage");
  }

  /**
   * Two seats cannot play the same faction; of four factions for two seats, twelve pairs are left.
   */
  @Test
  void leavesOutWhatTheGameRefuses() {
    Thorgal thorgal = new ThorgalProvider().game();
    ImmutableList<String> factions = ImmutableList.of("outlaws", "visitors", "lords", "vikings");
    Sweep<?, ?, ?> sweep =
        new Sweep<>(
            new Simulation<>(thorgal, Setup.of(2), RANDOM, 1, 1, 1, Counted.CHOICES),
            ImmutableList.of(only("faction-0", factions), only("faction-1", factions)));

    assertThat(sweep.setups()).hasSize(12);
    assertThat(sweep.setups().get(0))
        .isEqualTo(Setup.of(2).with("faction-0", "outlaws").with("faction-1", "visitors"));
    assertThat(sweep.refused())
        .hasSize(4)
        .contains(Setup.of(2).with("faction-0", "lords").with("faction-1", "lords"));
    assertThat(run(sweep).combinations()).hasSize(12);
    assertThat(sweep(1, 1, "boss").refused()).isEmpty();
  }

  @Test
  void hasNoFiguresOfAValueThatIsAlwaysRefused() {
    Simulation<?, ?, ?> games =
        new Simulation<>(
            new ThorgalProvider().game(), Setup.of(2), RANDOM, 1, 1, 1, Counted.CHOICES);
    Sweep<?, ?, ?> sweep =
        new Sweep<>(
            games,
            ImmutableList.of(
                only("faction-0", ImmutableList.of("lords")),
                only("faction-1", ImmutableList.of("lords", "outlaws"))));

    assertThat(run(sweep).values())
        .extracting(Slice::options)
        .containsExactly(
            ImmutableMap.of("faction-0", "lords"), ImmutableMap.of("faction-1", "outlaws"));
  }

  private static OptionSpec only(String name, ImmutableList<String> values) {
    return new OptionSpec(name, "", values, values.get(0), ImmutableList.of());
  }

  @Test
  void aSweepOfNoOptionIsTheSimulation() {
    SweepFigures figures = run(sweep(9, 1));

    assertThat(figures.all()).isEqualTo(simulation(9, 1).run(() -> false, game -> {}));
    assertThat(figures.values()).isEmpty();
    assertThat(figures.combinations()).hasSize(1);
  }

  @Test
  void everyCombinationHasGamesOfItsOwn() {
    List<Long> seeds = new ArrayList<>();
    SweepFigures figures =
        sweep(9, 2, "boss", "instants").run(() -> false, game -> seeds.add(game.seed()));

    assertThat(seeds).hasSize(6 * 4).doesNotHaveDuplicates();
    assertThat(figures.all().games()).isEqualTo(6 * 4);
    assertThat(figures.combinations()).extracting(Slice::games).containsOnly(4);
  }

  @Test
  void theSameSeedGivesTheSameFiguresOnAnyNumberOfThreads() {
    SweepFigures alone = run(sweep(7, 1, "boss"));

    assertThat(run(sweep(7, 3, "boss"))).isEqualTo(alone);
    assertThat(run(sweep(8, 1, "boss")).all()).isNotEqualTo(alone.all());
  }

  @Test
  void whatWasNotPlayedWhenItIsStoppedCountsForNothing() {
    List<PlayedGame> played = new ArrayList<>();
    SweepFigures figures = sweep(7, 1, "boss").run(() -> played.size() >= 5, played::add);

    assertThat(figures.all().games()).isEqualTo(played.size()).isBetween(5, 11);
    assertThat(figures.combinations().get(0).games()).isEqualTo(4);
    assertThat(figures.combinations().get(2).games()).isZero();
  }

  @Test
  void aValueHasTheGamesOfAllCombinationsWithIt() {
    assertThat(made().values())
        .containsExactly(
            slice(ImmutableMap.of("hero", "a"), 3, 2, 15),
            slice(ImmutableMap.of("hero", "b"), 12, 1, 7),
            slice(ImmutableMap.of("boss", "x"), 5, 2, 13),
            slice(ImmutableMap.of("boss", "y"), 10, 1, 9));
  }

  @Test
  void theTablesHaveEveryValueAndEveryCombination() {
    ImmutableMap<String, String> tables = SweepTables.of(made());

    assertThat(String.valueOf(tables.get("sweep.csv")).lines())
        .hasSize(1 + 4 + 4)
        .startsWith(
            "hero,boss,seat,games,won,drew,lost,share,low,high",
            "a,,0,20,3,2,15,0.150000,0.052369,0.360419")
        .endsWith("b,y,0,10,8,1,1,0.800000,0.490162,0.943318");
    assertThat(String.valueOf(tables.get("sweep.md")).lines())
        .hasSize(2 + 4 + 4)
        .contains(
            "| hero b | 0 | 20 | 60.0 % | 38.7 to 78.1 % |",
            "| hero a, boss y | 0 | 10 | 20.0 % | 5.7 to 51.0 % |");
  }

  @Test
  void aSweepOfOneOptionHasNoCombinationsToTell() {
    SweepFigures figures = run(sweep(1, 1, "boss"));

    assertThat(figures.slices()).isEqualTo(figures.combinations()).hasSize(3);
  }
}
