package org.lawspeaker.engine.play;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class InstalledPlayersTest {
  private static final Seat FIRST = Seat.of(0);
  private static final SealedDuel DUEL = new SealedDuel();

  /** A stranger's player: takes the last move, in the duel alone. */
  public static class Last implements PlayerProvider {
    @Override
    public String name() {
      return "last";
    }

    @Override
    public String says() {
      return "takes the last move";
    }

    @Override
    public String argument() {
      return "a word that means nothing";
    }

    @Override
    public <S, M extends Move, V> Checked<Player<M, V>> create(
        Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random) {
      if (argument.equals("fail")) {
        throw new IllegalStateException("no idea");
      }
      return PlayerProvider.forGame(SealedDuel.class, game, duel -> last());
    }

    private static Player<DuelMove, DuelView> last() {
      return question -> question.legal().get(question.legal().size() - 1);
    }
  }

  /** One that fails when it is loaded. */
  public static final class Failing extends Last {
    public Failing() {
      throw new IllegalStateException("no file of weights");
    }
  }

  /** One whose name cannot be typed. */
  public static final class Unnameable extends Last {
    @Override
    public String name() {
      return "my bot: the best";
    }
  }

  /** One that fails when it is asked for its name. */
  public static final class Nameless extends Last {
    @Override
    public String name() {
      throw new IllegalStateException("who am I?");
    }
  }

  /** One that has the name of another. */
  public static final class Twin extends Last {}

  private static InstalledPlayers load(Path folder, String... types) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.write(services.resolve(PlayerProvider.class.getName()), ImmutableList.copyOf(types));
    URL[] urls = {folder.toUri().toURL()};
    try (URLClassLoader loader =
        new URLClassLoader(urls, InstalledPlayersTest.class.getClassLoader())) {
      return InstalledPlayers.load(loader);
    }
  }

  private static Checked<Player<DuelMove, DuelView>> created(NamedPlayer named) {
    return named.create(DUEL, FIRST, new SplittableRandom(1));
  }

  @Test
  void knowsThePlayersOfTheLibrary() {
    InstalledPlayers players = InstalledPlayers.load();
    assertThat(players.providers().keySet())
        .containsExactly("greedy", "mcts", "random", "strategy");
    assertThat(players.problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "random, org.lawspeaker.engine.play.RandomPlayer",
    "greedy, org.lawspeaker.engine.play.GreedyPlayer",
    "Greedy, org.lawspeaker.engine.play.GreedyPlayer",
    "mcts, org.lawspeaker.engine.play.MctsPlayer",
  })
  void makesThePlayersOfTheLibrary(String text, Class<?> type) {
    NamedPlayer named = InstalledPlayers.load().named(text).orThrow();
    assertThat(created(named).orThrow()).isInstanceOf(type);
  }

  @Test
  void takesTheIterationsOfASearchFromItsArgument() {
    NamedPlayer named = InstalledPlayers.load().named("mcts:5000").orThrow();
    assertThat(named).hasToString("mcts:5000");
    assertThat(((MctsPlayer<?, ?, ?>) created(named).orThrow()).budget())
        .isEqualTo(Budget.iterations(5000));
  }

  @ParameterizedTest
  @CsvSource({"mcts:5000, false", "mcts:5000:keep, true", "mcts, false"})
  void aSearchGoesOnFromWhatItKnowsIfItIsToldTo(String text, boolean keeps) {
    NamedPlayer named = InstalledPlayers.load().named(text).orThrow();
    assertThat(((MctsPlayer<?, ?, ?>) created(named).orThrow()).settings().keeps())
        .isEqualTo(keeps);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mcts:0",
        "mcts:-5",
        "mcts:many",
        "mcts:9999999999",
        "mcts:5:kept",
        "mcts:5:keep:keep",
        "mcts:keep",
        "mcts::keep"
      })
  void refusesIterationsThatAreNone(String text) {
    NamedPlayer named = InstalledPlayers.load().named(text).orThrow();
    assertThat(created(named).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.place()).isEqualTo(text);
              assertThat(problem.message()).startsWith("a whole number of iterations from 1");
            });
  }

  @Test
  void refusesAnArgumentWhereThereIsNone() {
    NamedPlayer named = InstalledPlayers.load().named("random:7").orThrow();
    assertThat(created(named))
        .isEqualTo(Checked.bad("random:7", "nothing follows the name of random"));
  }

  @Test
  void refusesANameThatNobodyHas() {
    assertThat(InstalledPlayers.load().named("chess:3"))
        .isEqualTo(
            Checked.bad("chess:3", "no such player; there are: greedy, mcts, random, strategy"));
  }

  @Test
  void findsThePlayersOfStrangers(@TempDir Path folder) throws IOException {
    InstalledPlayers players = load(folder, Last.class.getName());
    assertThat(players.problems()).isEmpty();
    Player<DuelMove, DuelView> last = created(players.named("last:word").orThrow()).orThrow();
    assertThat(last.choose(Question.of(DUEL, Line.state(), FIRST).orElseThrow()))
        .isEqualTo(new DuelMove.Stand(FIRST));
  }

  @Test
  void namesABrokenPlayerAndKeepsTheOthers(@TempDir Path folder) throws IOException {
    InstalledPlayers players =
        load(folder, "org.example.Gone", Failing.class.getName(), Last.class.getName());

    assertThat(players.providers().keySet())
        .containsExactly("greedy", "last", "mcts", "random", "strategy");
    assertThat(players.problems()).hasSize(2);
    assertThat(players.problems().get(0).message()).contains("org.example.Gone", "not found");
    assertThat(players.problems().get(1).message())
        .contains(Failing.class.getName(), "no file of weights");
  }

  @Test
  void readsOnAfterALineThatIsNoName(@TempDir Path folder) throws IOException {
    InstalledPlayers players = load(folder, "this is no class");
    assertThat(players.providers().keySet())
        .containsExactly("greedy", "mcts", "random", "strategy");
    assertThat(players.problems()).hasSize(1);
  }

  @Test
  void namesThoseThatCannotBeCalled() {
    Last first = new Last();
    InstalledPlayers players =
        InstalledPlayers.of(
            new Installed<>(
                ImmutableList.of(first, new Twin(), new Unnameable(), new Nameless()),
                ImmutableList.of()));
    String outer = InstalledPlayersTest.class.getName();
    assertThat(players.providers()).containsExactly(entry("last", first));
    assertThat(players.problems())
        .containsExactly(
            new Problem(outer + "$Twin", "another player is named last: " + outer + "$Last"),
            new Problem(outer + "$Unnameable", "\"my bot: the best\" is no name, such as my-bot"),
            new Problem(
                outer + "$Nameless",
                "does not say its name: java.lang.IllegalStateException: who am I?"));
  }

  @Test
  void refusesAGameThatThePlayerDoesNotKnow() {
    NamedPlayer last = new NamedPlayer(new Last(), "");
    assertThat(last.create(new BrokenDuel(), FIRST, new SplittableRandom(1)))
        .isEqualTo(Checked.bad("last", "does not know how to play Sealed Duel"));
  }

  @Test
  void aPlayerThatCannotBeMadeIsAProblem() {
    assertThat(created(new NamedPlayer(new Last(), "fail")))
        .isEqualTo(
            Checked.bad("last:fail", "cannot be made: java.lang.IllegalStateException: no idea"));
  }
}
