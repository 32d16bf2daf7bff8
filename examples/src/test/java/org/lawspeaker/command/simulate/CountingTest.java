package org.lawspeaker.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.RandomPlayer;

/** The figures are those of a plain loop that asks for everything and writes every move. */
class CountingTest {
  private static final long SEED = 5;
  private static final int GAMES = 12;

  private static final Seating RANDOM =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          return new RandomPlayer<>(random);
        }
      };

  private static final Seating LOOKING =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          Player<M, V> blind = new RandomPlayer<>(random);
          return blind::choose;
        }
      };

  private final Multiset<String> moves = HashMultiset.create();
  private final Multiset<String> windows = HashMultiset.create();
  private int plies;

  private <S, M extends Move, V> void play(Game<S, M, V> game, Setup setup) {
    SplittableRandom seeds = new SplittableRandom(SEED);
    for (int i = 0; i < GAMES; i++) {
      SplittableRandom random = new SplittableRandom(seeds.nextLong());
      SplittableRandom nature = random.split();
      List<Player<M, V>> players = new ArrayList<>();
      for (int seat = 0; seat < setup.seats(); seat++) {
        players.add(new RandomPlayer<>(random.split()));
      }
      play(game, setup, nature, players);
    }
  }

  private <S, M extends Move, V> void play(
      Game<S, M, V> game, Setup setup, SplittableRandom nature, List<Player<M, V>> players) {
    S state = game.start(setup).orThrow();
    Pending<M> pending = game.pending(state);
    while (!pending.isOver()) {
      M move;
      if (pending instanceof Pending.Chance<M> chance) {
        move = chance.outcomes().sample(nature);
      } else {
        Seat seat = pending.owing().iterator().next();
        Question<M, V> question = Question.of(game, state, seat).orElseThrow();
        move = players.get(seat.index()).choose(question);
        windows.add(question.window().name() + " " + question.legal().size());
        String text = game.notation().move(state, move);
        moves.add(text.startsWith(seat + ": ") ? text.substring((seat + ": ").length()) : text);
      }
      plies++;
      state = game.apply(state, move);
      pending = game.pending(state);
    }
  }

  private static <S, M extends Move, V> Figures simulated(
      Game<S, M, V> game, Setup setup, Seating seating, Counted counted) {
    return new Simulation<>(game, setup, seating, GAMES, SEED, 1, counted)
        .run(() -> false, g -> {});
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect-four",
        "ember-court",
        "hand-of-destiny",
        "thorgal",
        "prestige-rpg",
        "hof-ordeals",
        "gloom-kilforth"
      })
  void playersThatDoNotLookAndMovesThatAreWrittenOnceChangeNoFigure(String id) {
    Game<?, ?, ?> game = GameProvider.find(id).orElseThrow().game();
    Setup setup = Setup.of(Math.max(2, game.info().fewestSeats()));
    if (game.info().mostSeats() < 2) {
      setup = Setup.of(1);
    }

    play(game, setup);
    Figures figures = simulated(game, setup, RANDOM, Counted.CHOICES);

    assertThat(figures.plies().mean() * GAMES).isEqualTo(plies);
    Multiset<String> counted = HashMultiset.create();
    figures.moves().forEach((text, use) -> counted.add(text, (int) use.times()));
    assertThat(Multisets.difference(counted, moves)).isEmpty();
    assertThat(counted).hasSameSizeAs(moves);
    Multiset<String> asked = HashMultiset.create();
    figures
        .windows()
        .forEach(
            (name, legal) ->
                legal
                    .times()
                    .forEach(
                        (choices, times) -> asked.add(name + " " + choices, times.intValue())));
    assertThat(ImmutableMultiset.copyOf(asked)).isEqualTo(ImmutableMultiset.copyOf(windows));
    assertThat(simulated(game, setup, LOOKING, Counted.CHOICES)).isEqualTo(figures);
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect-four", "ember-court"})
  void whatIsCountedBesidesChangesNoOutcome(String id) {
    Game<?, ?, ?> game = GameProvider.find(id).orElseThrow().game();
    Figures outcomes = simulated(game, Setup.of(2), RANDOM, Counted.OUTCOMES);

    for (Counted more : ImmutableList.of(Counted.CHOICES, Counted.EVENTS)) {
      Figures figures = simulated(game, Setup.of(2), RANDOM, more);
      assertThat(figures.results()).isEqualTo(outcomes.results());
      assertThat(figures.scores()).isEqualTo(outcomes.scores());
      assertThat(figures.endings()).isEqualTo(outcomes.endings());
      assertThat(figures.plies()).isEqualTo(outcomes.plies());
      assertThat(figures.moves()).isNotEmpty();
    }
    assertThat(outcomes.moves()).isEmpty();
    assertThat(outcomes.windows()).isEmpty();
    assertThat(outcomes.choices().count()).isZero();
  }
}
