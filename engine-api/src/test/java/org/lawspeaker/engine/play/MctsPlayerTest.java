package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class MctsPlayerTest {
  private static final SealedDuel DUEL = new SealedDuel();
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final DuelMove RAISE = new DuelMove.Raise(FIRST);
  private static final DuelMove STAND = new DuelMove.Stand(FIRST);

  /** Values a state by its stake: high ones for the first seat, and so for the second or not. */
  private static Game<DuelState, DuelMove, DuelView> liking(boolean isShared) {
    return new BrokenDuel() {
      @Override
      public double evaluate(DuelState state, Seat seat) {
        double stake = state.scores().get(0) + state.scores().get(1) + state.stake() / 10.0;
        return seat.equals(FIRST) || isShared ? stake / 10 : 1 - stake / 10;
      }
    };
  }

  private static MctsPlayer<DuelState, DuelMove, DuelView> player(
      Game<DuelState, DuelMove, DuelView> game, int iterations, int threads, long seed) {
    return new MctsPlayer<>(
        game,
        Budget.iterations(iterations),
        SearchSettings.STANDARD.withThreads(threads).keeping(),
        new SplittableRandom(seed));
  }

  private static DuelMove chosen(Player<DuelMove, DuelView> player, Seat seat, String... line) {
    DuelState state = Line.state(line);
    return player.choose(Question.of(DUEL, state, seat).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void takesWhatIsBestForItsSeat(int threads) {
    assertThat(chosen(player(liking(false), 300, threads, 1), FIRST)).isEqualTo(RAISE);
    assertThat(chosen(player(liking(true), 300, threads, 1), FIRST)).isEqualTo(RAISE);
  }

  @Test
  void countsOnOthersToTakeWhatIsBestForThem() {
    String[] secondLeads = {"seat 0 stands", "seat 0 seals 1", "seat 1 seals 2"};

    assertThat(chosen(player(liking(false), 300, 1, 1), SECOND, secondLeads))
        .isEqualTo(new DuelMove.Stand(SECOND));
    assertThat(chosen(player(liking(true), 300, 1, 1), SECOND, secondLeads))
        .isEqualTo(new DuelMove.Raise(SECOND));
  }

  /** If the second seat saw the first one's card, the first had better give up. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void knowsThatASealedChoiceIsSecret(long seed) {
    BrokenDuel hiding =
        new BrokenDuel() {
          @Override
          public double evaluate(DuelState state, Seat seat) {
            if (state.played().size() < 2) {
              return 0.5;
            }
            int hidden = state.played().get(0);
            double isMissed = (hidden + state.played().get(1)) % 2;
            double value = hidden == 3 ? 0.3 : isMissed;
            return seat.equals(FIRST) ? value : 1 - value;
          }
        };

    assertThat(chosen(player(hiding, 1000, 1, seed), FIRST, "seat 0 stands"))
        .isNotEqualTo(new DuelMove.Seal(FIRST, 3));
  }

  @Test
  void seesNothingButItsView() {
    Spy first = new Spy(FIRST, 0.5);
    Spy second = new Spy(SECOND, 0.6);

    chosen(player(first, 100, 1, 1), FIRST);
    chosen(player(second, 50, 1, 1), SECOND, "seat 0 stands", "seat 0 seals 1");
    assertThat(first.guesses()).isEqualTo(100);
    assertThat(second.guesses()).isEqualTo(50);
  }

  @Test
  void doesNotThinkAboutAChoiceOfOne() {
    Spy spy = new Spy(FIRST, 0.5);
    Question<DuelMove, DuelView> question =
        new QuestionBuilder<DuelMove, DuelView>()
            .from(Question.of(DUEL, Line.state(), FIRST).orElseThrow())
            .legal(ImmutableList.of(STAND))
            .build();

    assertThat(player(spy, 100, 1, 1).choose(question)).isEqualTo(STAND);
    assertThat(spy.guesses()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void theSameSeedPlaysTheSameMatch(int threads) {
    assertThat(match(threads, 5)).isEqualTo(match(threads, 5)).isNotEqualTo(match(threads, 6));
  }

  private static ImmutableList<DuelMove> match(int threads, long seed) {
    SplittableRandom random = new SplittableRandom(7);
    Roster<DuelState, DuelMove, DuelView> roster =
        Roster.<DuelState, DuelMove, DuelView>empty()
            .withNature(random)
            .with(FIRST, player(DUEL, 30, threads, seed))
            .with(SECOND, player(DUEL, 30, threads, seed + 10));
    Referee<DuelState, DuelMove, DuelView> referee = Referee.open(DUEL, Line.TWO, roster).orThrow();
    assertThat(referee.run()).isInstanceOf(Pending.Over.class);
    return referee.history().stream().map(Played::move).collect(ImmutableList.toImmutableList());
  }

  /** Lines that begin in a known tree go deeper before they reach a point that is new. */
  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "3, 1", "3, 2"})
  void goesOnFromWhatItKnewOfItsNextChoice(int threads, long seed) {
    AtomicInteger plies = new AtomicInteger();
    Player<DuelMove, DuelView> player = player(open(plies), 60, threads, seed);
    String next = chosen(player, FIRST).equals(RAISE) ? "seat 0 raises" : "seat 0 stands";
    plies.set(0);
    chosen(player, FIRST, next);
    int known = plies.getAndSet(0);

    chosen(player(open(plies), 60, threads, seed), FIRST, next);
    assertThat(known).isGreaterThan(plies.get() + 20);
  }

  @Test
  void thinksAnewAboutEachChoiceUnlessItKeepsWhatItKnows() {
    AtomicInteger plies = new AtomicInteger();
    SplittableRandom random = new SplittableRandom(1);
    Player<DuelMove, DuelView> player =
        new MctsPlayer<>(open(plies), Budget.iterations(60), random);
    chosen(player, FIRST);
    plies.set(0);
    chosen(player, FIRST, "seat 0 raises");
    int second = plies.getAndSet(0);

    SplittableRandom same = new SplittableRandom(1);
    same.split(); // what the first choice drew from
    chosen(new MctsPlayer<>(open(plies), Budget.iterations(60), same), FIRST, "seat 0 raises");
    assertThat(second).isEqualTo(plies.get());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "seat 0 stands, seat 0 seals 1, seat 1 seals 2, seat 1 stands"})
  void beginsAnewWhereAQuestionDoesNotFollowTheLast(String line) {
    String[] other = line.isEmpty() ? new String[0] : line.split(", ", -1);

    assertThat(remembers(MctsPlayerTest::open, FIRST, other)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"seat 0 raises", "seat 0 stands"})
  void beginsAnewWhereSomethingIsHidden(String next) {
    assertThat(remembers(Counting::new, FIRST, next)).isFalse();
  }

  @Test
  void remembersNothingOfAnotherSeat() {
    assertThat(remembers(MctsPlayerTest::open, SECOND, "seat 0 stands")).isFalse();
  }

  /**
   * Whether the answer to this question, after one at the beginning, is not that of a new player.
   */
  private static boolean remembers(
      Function<AtomicInteger, Game<DuelState, DuelMove, DuelView>> game,
      Seat seat,
      String... line) {
    AtomicInteger plies = new AtomicInteger();
    Player<DuelMove, DuelView> player = player(game.apply(plies), 60, 1, 5);
    chosen(player, FIRST);
    plies.set(0);
    DuelMove second = chosen(player, seat, line);
    int itsPlies = plies.getAndSet(0);

    SplittableRandom random = new SplittableRandom(5);
    random.split(); // what the first choice drew from
    Player<DuelMove, DuelView> anew =
        new MctsPlayer<>(
            game.apply(plies), Budget.iterations(60), SearchSettings.STANDARD.keeping(), random);
    return !chosen(anew, seat, line).equals(second) || plies.get() != itsPlies;
  }

  /** As if nothing were hidden: the same cards are guessed whenever the view is the same. */
  private static Game<DuelState, DuelMove, DuelView> open(AtomicInteger plies) {
    return new Counting(plies) {
      @Override
      public DuelState determinize(DuelView view, RandomGenerator random) {
        return super.determinize(view, new SplittableRandom(1));
      }
    };
  }

  /** Has an opinion of every state before the end, and counts the moves that are made. */
  private static class Counting extends BrokenDuel {
    private final AtomicInteger plies;

    Counting(AtomicInteger plies) {
      this.plies = plies;
    }

    @Override
    public DuelState applyUnchecked(DuelState state, DuelMove move) {
      plies.incrementAndGet();
      return super.applyUnchecked(state, move);
    }

    @Override
    public double evaluate(DuelState state, Seat seat) {
      return state.phase() == DuelState.Phase.OVER ? super.evaluate(state, seat) : 0.6;
    }
  }

  @Test
  void thinksWithinATime() {
    Player<DuelMove, DuelView> player =
        new MctsPlayer<>(
            liking(false), Budget.time(Duration.ofMillis(50)), new SplittableRandom(1));

    assertThat(chosen(player, FIRST)).isEqualTo(RAISE);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 2", "3, 4"})
  void playsOnAtRandomToItsHorizon(int horizon, int plies) {
    assertThat(pliesOfOneLine(new Spy(FIRST, 0.6), horizon)).isEqualTo(plies);
  }

  @Test
  void playsOnToTheEndWhereTheGameHasNoOpinion() {
    assertThat(pliesOfOneLine(new Spy(FIRST, 0.5), 0)).isBetween(6, 10);
  }

  private static int pliesOfOneLine(Spy spy, int horizon) {
    SearchSettings settings = SearchSettings.STANDARD.withHorizon(horizon);
    SplittableRandom random = new SplittableRandom(1);
    chosen(new MctsPlayer<>(spy, Budget.iterations(1), settings, random), FIRST);
    return spy.plies();
  }
}
