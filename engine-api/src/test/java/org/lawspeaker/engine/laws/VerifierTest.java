package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelTwins;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.SealedDuel;

class VerifierTest {
  private final SealedDuel duel = new SealedDuel();
  private final Laws<DuelState, DuelMove, DuelView> laws = Laws.of(duel, new DuelTwins());
  private final Options options = Options.of(duel.info());

  private static BrokenDuel losingCardsAtStake(int stake) {
    return new BrokenDuel() {
      @Override
      public ImmutableList<Problem> check(DuelState state) {
        return state.stake() == stake
            ? ImmutableList.of(new Problem("stake", "too high"))
            : super.check(state);
      }
    };
  }

  @Test
  void findsNothingWrongWithTheHonestGame() {
    Report report = Verifier.verify(laws, options.withGames(500));
    assertThat(report.counterexample()).isEmpty();
    assertThat(report.holds()).isTrue();
    assertThat(report.games()).isEqualTo(500);
    assertThat(report.plies()).isBetween(500L * 12, 500L * SealedDuel.LONGEST);
  }

  @Test
  void checksACheapLawAtEveryPlyAndOthersNowAndThen() {
    Report report = Verifier.verify(laws, options);
    assertThat(report.checks()).hasSize(laws.list().size());
    assertThat(report.checks()).containsEntry("play-goes-on", report.plies() + 100);
    assertThat(report.checks()).containsEntry("replay-equals-play", 100L);
    assertThat(report.checks().get("json-round-trip")).isBetween(200L, 200 + report.plies() / 4);
  }

  @Test
  void everyLawLooksWhereAPlayoutBeginsAndEnds() {
    Law<DuelState, DuelMove, DuelView> seldom = new Noting("seldom", 1 << 20, new HashSet<>());
    Report report =
        Verifier.verify(new Laws<>(duel, ImmutableList.of(seldom)), options.withGames(10));
    assertThat(report.checks().get("seldom")).isGreaterThanOrEqualTo(20);
  }

  @Test
  void everyLawMeetsEveryKindOfSituationInSomePlayout() {
    Set<String> kinds = new HashSet<>();
    Set<String> met = new HashSet<>();
    Law<DuelState, DuelMove, DuelView> often = new Noting("often", 1, kinds);
    Law<DuelState, DuelMove, DuelView> seldom = new Noting("seldom", 1 << 20, met);
    Verifier.verify(new Laws<>(duel, ImmutableList.of(often, seldom)), options.withGames(1_000));
    assertThat(kinds).hasSizeGreaterThan(8);
    assertThat(met).containsExactlyInAnyOrderElementsOf(kinds);
  }

  @Test
  void lawsThatMeetAskTheGameForEachViewOnce() {
    Map<Viewer, Integer> asked = new HashMap<>();
    BrokenDuel counting =
        new BrokenDuel() {
          @Override
          public DuelView view(DuelState state, Viewer viewer) {
            asked.merge(viewer, 1, Integer::sum);
            return super.view(state, viewer);
          }
        };
    Situation<DuelState, DuelMove, DuelView> start =
        Situation.start(counting, Setup.of(2), counting.start(Setup.of(2)).orThrow());
    for (String law : List.of("json-round-trip", "views-keep-their-schema")) {
      Law<DuelState, DuelMove, DuelView> each = Laws.of(counting).only(law).list().get(0);
      assertThat(each.check(start, new SplittableRandom(1))).isEmpty();
    }
    assertThat(asked.values()).containsOnly(1);
  }

  @Test
  void aSituationGivesTheFirstOfItsMovesToWhoeverAsksForFewer() {
    List<Integer> all = IntStream.range(0, 60).boxed().toList();
    List<Integer> twelve = Situation.some(all, 12, new SplittableRandom(1));
    assertThat(twelve).doesNotHaveDuplicates();
    assertThat(Situation.some(all, 5, new SplittableRandom(1))).isEqualTo(twelve.subList(0, 5));
  }

  @Test
  void checksEverythingEverywhereIfThorough() {
    Report report = Verifier.verify(laws, options.withGames(20).withThorough(true));
    Map<String, Long> checks = new HashMap<>(report.checks());
    assertThat(checks.remove("replay-equals-play")).as("said of whole games").isEqualTo(20);
    assertThat(checks).hasSize(laws.list().size() - 1);
    assertThat(checks.values()).containsOnly(report.plies() + 20);
  }

  @Test
  void holdsAnyGameToTheLawsThatNeedNoOracle() {
    Report report = Verifier.verify(duel, options.withGames(10));
    assertThat(report.holds()).isTrue();
    assertThat(report.checks())
        .containsKey("determinize-keeps-the-view")
        .doesNotContainKey("twins-look-alike");
  }

  @Test
  void doesTheSameWithTheSameSeedAndAnotherThingWithAnother() {
    Report report = Verifier.verify(laws, options);
    assertThat(Verifier.verify(laws, options)).isEqualTo(report);
    assertThat(Verifier.verify(laws, options.withSeed(2))).isNotEqualTo(report);
  }

  @Test
  void keepsWhatIsDoneWhenToldToStop() {
    List<Report> told = new ArrayList<>();
    Report report =
        Verifier.verify(laws, options.withProgress(told::add).withStop(() -> told.size() == 3));
    assertThat(report.games()).isEqualTo(3);
    assertThat(told).extracting(Report::games).containsExactly(1, 2, 3);
    assertThat(told).last().isEqualTo(report);
  }

  @Test
  void namesTheSetupsThatTheGameRefusesAndPlaysTheOthers() {
    Setup three = Setup.of(3);
    Report report = Verifier.verify(laws, options.withSetups(ImmutableList.of(three, Setup.of(2))));
    assertThat(report.refused())
        .containsExactly(
            Map.entry(three, ImmutableList.of(new Problem("seats", "2 can play, not 3"))));
    assertThat(report.games()).isEqualTo(100);
  }

  @Test
  void playsNothingIfEverySetupIsRefused() {
    Report report = Verifier.verify(laws, options.withSetups(ImmutableList.of(Setup.of(3))));
    assertThat(report.games()).isZero();
  }

  @Test
  void makesACounterexampleAsShortAsItCanBe() {
    Report report = Verifier.verify(Laws.of(losingCardsAtStake(3)), options);
    Counterexample found = report.counterexample().orElseThrow();
    assertThat(found.game()).isEqualTo("sealed-duel");
    assertThat(found.law()).isEqualTo("positions-are-sound");
    assertThat(found.finding())
        .isEqualTo(
            new Finding("a position that play reached is impossible", "[]", "[stake: too high]"));
    assertThat(found.moves()).hasSize(8).endsWith("seat 0 raises", "seat 0 raises");
    assertThat(found.choices().length()).isEqualTo(8);
  }

  @Test
  void describesACounterexampleForPeople() {
    Report report = Verifier.verify(Laws.of(losingCardsAtStake(1)), options);
    assertThat(report.counterexample().orElseThrow().describe())
        .startsWith("law positions-are-sound is broken: The game's own check")
        .contains("  found:    [stake: too high]", "after 0 plies:");
  }

  @Test
  void holdsOnePlayoutAsItIs() {
    ImmutableIntArray raises = ImmutableIntArray.of(0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(Verifier.hold(laws, Setup.of(2), raises)).isEmpty();
    assertThat(Verifier.hold(Laws.of(losingCardsAtStake(3)), Setup.of(2), raises))
        .hasValueSatisfying(found -> assertThat(found.choices()).isEqualTo(raises));
  }

  @Test
  void reportsAGameThatDoesNotStart() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Checked<DuelState> start(Setup setup) {
            throw new IllegalStateException("no cards");
          }
        };
    Counterexample found = Verifier.verify(Laws.of(broken), options).counterexample().orElseThrow();
    assertThat(found.law()).isEqualTo("play-goes-on");
    assertThat(found.finding().says()).isEqualTo("the game does not start");
    assertThat(found.finding().found()).contains("no cards");
  }

  @Test
  void knowsNoLawByAWrongName() {
    assertThatThrownBy(() -> laws.only("gravity"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no law is named gravity");
  }

  @Test
  void addsALawOfTheGamesOwn() {
    Laws<DuelState, DuelMove, DuelView> more = laws.only("games-end").with(new PlayGoesOn<>());
    assertThat(Verifier.verify(more, options).checks())
        .containsOnlyKeys("games-end", "play-goes-on");
  }

  /** Notes the kind of every situation that it is asked about. */
  private record Noting(String name, int stride, Set<String> kinds)
      implements Law<DuelState, DuelMove, DuelView> {
    @Override
    public String says() {
      return "Nothing.";
    }

    @Override
    public Optional<Finding> check(
        Situation<DuelState, DuelMove, DuelView> at, RandomGenerator random) {
      kinds.add(at.kind());
      return Optional.empty();
    }
  }
}
