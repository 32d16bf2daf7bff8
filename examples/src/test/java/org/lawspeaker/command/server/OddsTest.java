package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;

/** How likely what follows a move is. */
class OddsTest {
  private static final Seat FIRST = Seat.of(0);

  @TempDir private Path folder = Path.of("");

  private static Fraction fraction(JsonNode odds) {
    List<String> parts = List.of(odds.asText().split("/"));
    return Fraction.of(
        Long.parseLong(parts.get(0)), parts.size() == 1 ? 1 : Long.parseLong(parts.get(1)));
  }

  /** The probabilities that are listed, smallest first. */
  private static ImmutableList<Fraction> listed(JsonNode odds) {
    ImmutableList.Builder<Fraction> all = ImmutableList.builder();
    odds.path("chances").forEach(each -> all.add(fraction(each.path("odds"))));
    return ImmutableList.sortedCopyOf(all.build());
  }

  /** What chance has follow the move in truth, if it moves once and decides something. */
  private static <S, M extends Move> Optional<ImmutableList<Fraction>> expected(
      Game<S, M, ?> game, S state, M move) {
    if (!(game.pending(game.apply(state, move)) instanceof Pending.Chance<M> chance)) {
      return Optional.empty();
    }
    Map<List<String>, Fraction> odds = new HashMap<>();
    for (M outcome : chance.outcomes().outcomes().toList()) {
      Transition<S> after = game.explain(game.apply(state, move), outcome);
      if (game.pending(after.next()) instanceof Pending.Chance<M>) {
        return Optional.empty();
      }
      List<String> told = after.eventsFor(FIRST).stream().map(Event::says).sorted().toList();
      odds.merge(told, chance.outcomes().probabilityOf(outcome), Fraction::plus);
    }
    return Optional.of(ImmutableList.sortedCopyOf(odds.values())).filter(each -> each.size() > 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hand-of-destiny", "gloom-kilforth"})
  void areThoseOfTheGameForASeatThatKnowsAll(String id) {
    assertThat(compared(GameProvider.find(id).orElseThrow().game())).isPositive();
  }

  private <S, M extends Move, V> int compared(Game<S, M, V> game) {
    AtomicReference<S> start = new AtomicReference<>(game.start(Setup.of(1)).orThrow());
    SplittableRandom random = new SplittableRandom(3);
    int compared = 0;
    try (Served served =
        Served.in(folder, ImmutableList.of(new StartingAt<>(game, start).provider()))) {
      for (int i = 0; i < 120 && compared < 5; i++) {
        S state = Objects.requireNonNull(start.get());
        if (game.pending(state).isOver()) {
          start.set(game.start(Setup.of(1)).orThrow());
          continue;
        }
        if (game.pending(state) instanceof Pending.Chance<M> chance) {
          start.set(game.apply(state, chance.outcomes().sample(random)));
          continue;
        }
        ImmutableList<M> legal = game.legalMoves(state);
        for (M move : legal.subList(0, Math.min(4, legal.size()))) {
          Optional<ImmutableList<Fraction>> expected = expected(game, state, move);
          if (expected.isPresent() && expected.get().size() <= 50) {
            Client client = served.open(game.info().id(), 1).get(0);
            JsonNode odds = client.odds(game.notation().move(state, move)).body();
            assertThat(listed(odds)).isEqualTo(expected.get());
            compared++;
          }
        }
        start.set(game.apply(state, legal.get(random.nextInt(legal.size()))));
      }
    }
    return compared;
  }

  @Test
  void sumToOneWithAllThatIsNotListed() {
    try (Served served = Served.in(folder)) {
      Client client = served.open("{\"game\": \"gloom-kilforth\", \"seed\": \"3\"}").get(0);
      int found = 0;
      for (int i = 0; i < 8; i++) {
        JsonNode moves = client.standing().body().path("moves");
        String move = moves.get(moves.size() - 1).path("move").asText();
        JsonNode odds = client.odds(move).body();
        if (!odds.path("chances").isEmpty()) {
          Fraction others = odds.has("others") ? fraction(odds.path("others")) : Fraction.ZERO;
          assertThat(listed(odds).stream().reduce(others, Fraction::plus)).isEqualTo(Fraction.ONE);
          found++;
        }
        client.move(move);
      }
      assertThat(found).isPositive();
    }
  }

  @Test
  void areNotToldIfTheyRestOnCardsOfOthers() {
    try (Served served = Served.in(folder)) {
      ImmutableList<Client> clients =
          served.open("{\"game\": \"ember-court\", \"seats\": 2, \"seed\": \"7\"}");
      Set<String> said = new HashSet<>();
      for (int i = 0; i < 20; i++) {
        Client asked =
            clients.get(0).standing().body().has("asks") ? clients.get(0) : clients.get(1);
        String move = asked.standing().at("/moves/0/move");
        Client.Answer odds = asked.odds(move);
        assertThat(odds.body().path("chances")).isEmpty();
        said.add(odds.at("/unknown"));
        asked.move(move);
      }

      assertThat(said).contains("it rests on what you cannot see");
    }
  }

  @Test
  void areNoneWhereNoChanceFollows() {
    try (Served served = Served.in(folder)) {
      Client client = served.open("connect-four", 2).get(0);

      assertThat(client.odds("drop 3").text()).isEqualTo("{\"chances\":[]}");
    }
  }

  @Test
  void ofAMoveThatIsIllegalAreItsViolations() {
    try (Served served = Served.in(folder)) {
      Client client = served.open("connect-four", 2).get(0);

      assertThat(client.odds("drop 9").status()).isEqualTo(422);
      assertThat(client.odds("drop 9").at("/forbidden/0/because/clause")).isEqualTo("C4-SETUP-01");
    }
  }

  /** A table at which whoever asks for odds waits for the answer. */
  private final class Slow implements AutoCloseable {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch goesOn = new CountDownLatch(1);
    private final Served served;

    Slow() {
      Game<?, ?, ?> game = GameProvider.find("connect-four").orElseThrow().game();
      this.served = Served.in(folder, ImmutableList.of(waiting(game).provider()));
    }

    private <S, M extends Move, V> StartingAt<S, M, V> waiting(Game<S, M, V> game) {
      S start = game.start(Setup.of(2)).orThrow();
      return new StartingAt<>(
          game,
          new AtomicReference<>(start),
          () -> {
            begun.countDown();
            try {
              goesOn.await();
            } catch (InterruptedException e) {
              throw new IllegalStateException("the server ends", e);
            }
          });
    }

    @Override
    public void close() {
      goesOn.countDown();
      served.close();
    }
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void holdUpNobodyWhileTheyAreCounted() throws Exception {
    try (Slow slow = new Slow()) {
      ImmutableList<Client> clients = slow.served.open("connect-four", 2);
      var odds = CompletableFuture.supplyAsync(() -> clients.get(0).odds("drop 3"));
      slow.begun.await();

      assertThat(clients.get(1).standing().status()).isEqualTo(200);
      assertThat(clients.get(0).why("drop 3").status()).isEqualTo(200);
      slow.goesOn.countDown();
      assertThat(odds.get().text()).isEqualTo("{\"chances\":[]}");
    }
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void areNotToldOfAPositionThatHasPassed() throws Exception {
    try (Slow slow = new Slow()) {
      ImmutableList<Client> clients = slow.served.open("connect-four", 2);
      var odds = CompletableFuture.supplyAsync(() -> clients.get(0).odds("drop 3"));
      slow.begun.await();

      assertThat(clients.get(0).move("drop 1").status()).isEqualTo(200);
      slow.goesOn.countDown();
      assertThat(odds.get().status()).isEqualTo(409);
    }
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void areRefusedIfManyWaitForThemAlready() {
    try (Slow slow = new Slow()) {
      Client client = slow.served.open("connect-four", 2).get(0);
      ExecutorService clients = Executors.newFixedThreadPool(9);
      CompletableFuture<?>[] asked =
          Stream.generate(
                  () ->
                      CompletableFuture.supplyAsync(() -> client.odds("drop 3").status(), clients))
              .limit(9)
              .toArray(CompletableFuture[]::new);

      assertThat(CompletableFuture.anyOf(asked).join()).isEqualTo(429);
      slow.goesOn.countDown();
      CompletableFuture.allOf(asked).join();
      clients.shutdown();
    }
  }
}
