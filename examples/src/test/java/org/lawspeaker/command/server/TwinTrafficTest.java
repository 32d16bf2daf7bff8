package org.lawspeaker.command.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.net.URLEncoder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.TwinDeal;
import org.lawspeaker.gloomkilforth.GloomProvider;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.thorgal.ThorgalProvider;

/**
 * Two matches that differ only in what a seat may not know give that seat the same bytes: whatever
 * it asks, whatever others do that it cannot tell apart.
 */
class TwinTrafficTest {
  private static final int TRIES = 3;
  private static final int DECISIONS = 4;

  @TempDir private Path folder = Path.of("");

  /** One match, as two servers play it: the truth, and what a seat cannot tell from it. */
  private final class Pair<S, M extends Move, V> implements AutoCloseable {
    private final Game<S, M, V> game;
    private final TwinDeal<S> deal;
    private final Setup setup;
    private final AtomicReference<S> truth;
    private final AtomicReference<S> twin;
    private final Served first;
    private final Served second;
    private int compared;

    Pair(Game<S, M, V> game, TwinDeal<S> deal, int seats) {
      this.game = game;
      this.deal = deal;
      this.setup = Setup.of(seats);
      S start = game.start(setup).orThrow();
      this.truth = new AtomicReference<>(start);
      this.twin = new AtomicReference<>(start);
      this.first = served("first", truth);
      this.second = served("second", twin);
    }

    private Served served(String name, AtomicReference<S> start) {
      return Served.in(
          folder.resolve(name), ImmutableList.of(new StartingAt<>(game, start).provider()));
    }

    /** A position in the middle of a match, where no chance is due. */
    private S reached(int plies, SplittableRandom random) {
      S state = game.start(setup).orThrow();
      int played = 0;
      while (!game.pending(state).isOver()) {
        if (game.pending(state) instanceof Pending.Chance<M> chance) {
          state = game.apply(state, chance.outcomes().sample(random));
        } else if (played++ == plies) {
          break;
        } else {
          ImmutableList<M> legal = game.legalMoves(state);
          state = game.apply(state, legal.get(random.nextInt(legal.size())));
        }
      }
      return state;
    }

    void compare(int plies, long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      S state = reached(plies, random);
      for (int i = 0; i < setup.seats(); i++) {
        Seat seat = Seat.of(i);
        Optional<S> other = deal.redeal(state, seat, random).filter(dealt -> !dealt.equals(state));
        S guessed = game.determinize(game.view(state, seat), random);
        S twinned = other.orElse(guessed);
        if (!twinned.equals(state)) {
          compare(state, twinned, seat, random);
        }
      }
    }

    private void compare(S state, S other, Seat seat, SplittableRandom random) {
      truth.set(state);
      twin.set(other);
      String wish =
          "{\"game\": \""
              + game.info().id()
              + "\", \"seats\": "
              + setup.seats()
              + ", \"seed\": "
              + "\"1\"}";
      ImmutableList<Client> here = first.open(wish);
      ImmutableList<Client> there = second.open(wish);
      assertThat(here.get(seat.index()).key()).isEqualTo(there.get(seat.index()).key());
      try (Stream<String> events = here.get(seat.index()).events();
          Stream<String> eventsThere = there.get(seat.index()).events()) {
        same(here, there, seat, state);
        S stateThere = other;
        S stateHere = state;
        for (int i = 0; i < DECISIONS; i++) {
          Optional<M> move = alike(stateHere, stateThere, seat, random);
          if (move.isEmpty()) {
            break;
          }
          String text = game.notation().move(stateHere, move.get());
          int by = ((Seat) move.get().by()).index();
          assertThat(here.get(by).move(text).status()).as(text).isEqualTo(200);
          assertThat(there.get(by).move(text).status()).as(text).isEqualTo(200);
          stateHere = game.apply(stateHere, move.get());
          stateThere = game.apply(stateThere, move.get());
          assertThat(there.get(seat.index()).standing().text())
              .isEqualTo(here.get(seat.index()).standing().text());
        }
        same(here, there, seat, stateHere);
        Client.Answer undone = here.get(seat.index()).postAt("/undo", "");
        assertThat(there.get(seat.index()).postAt("/undo", "").text()).isEqualTo(undone.text());
        int version = here.get(seat.index()).standing().body().path("version").asInt();
        assertThat(heard(eventsThere, version)).isEqualTo(heard(events, version));
      }
      compared++;
    }

    /** All versions of which a viewer hears, up to this one. */
    private ImmutableList<String> heard(Stream<String> events, int last) {
      ImmutableList.Builder<String> heard = ImmutableList.builder();
      var lines = events.filter(line -> line.startsWith("data")).iterator();
      String line = lines.next();
      heard.add(line);
      while (!line.endsWith(":" + last + "}")) {
        line = lines.next();
        heard.add(line);
      }
      return heard.build();
    }

    /** A decision that can be made in both, after which the seat still cannot tell them apart. */
    private Optional<M> alike(S here, S there, Seat seat, SplittableRandom random) {
      if (game.pending(here).owing().isEmpty()) {
        return Optional.empty();
      }
      List<M> moves = new ArrayList<>(game.legalMoves(here));
      java.util.Collections.shuffle(moves, new java.util.Random(random.nextLong()));
      return moves.stream()
          .filter(move -> game.judge(there, move).isLegal())
          .filter(move -> isAlike(game.apply(here, move), game.apply(there, move), seat))
          .findFirst();
    }

    private boolean isAlike(S here, S there, Seat seat) {
      return !(game.pending(here) instanceof Pending.Chance<M>)
          && !(game.pending(there) instanceof Pending.Chance<M>)
          && game.view(here, seat).equals(game.view(there, seat));
    }

    private void same(ImmutableList<Client> here, ImmutableList<Client> there, Seat seat, S state) {
      List<String> texts = texts(state);
      List<String> expected = traffic(here.get(seat.index()), texts);
      List<String> found = traffic(there.get(seat.index()), texts);
      for (int i = 0; i < expected.size(); i++) {
        assertThat(found.get(i)).as("answer %s to %s", i, texts).isEqualTo(expected.get(i));
      }
    }

    /** What a curious client might send as a move. */
    private List<String> texts(S state) {
      List<String> texts = new ArrayList<>(List.of("", "pass", "sing", "seat 9: sing"));
      ImmutableList<M> legal = game.legalMoves(state);
      for (int i = 0; i < legal.size() && i < TRIES; i++) {
        M move = legal.get(i * legal.size() / Math.min(TRIES, legal.size()));
        String text = game.notation().move(state, move);
        texts.add(text);
        texts.add(text.replaceFirst("^seat \\d+: ", ""));
        texts.add(text.replaceFirst("^seat \\d+: ", "seat " + (i % setup.seats()) + ": "));
        texts.add(text.substring(0, text.length() / 2));
      }
      return texts;
    }

    @Override
    public void close() {
      first.close();
      second.close();
    }
  }

  /** Everything that comes back to somebody who asks for everything and changes nothing. */
  private static List<String> traffic(Client client, List<String> texts) {
    List<String> traffic = new ArrayList<>();
    record(traffic, client.at("?with=view"));
    record(traffic, client.at("/text"));
    record(traffic, client.at("/replay?ply=0&with=view"));
    record(traffic, client.at("/replay?ply=3&with=view"));
    record(traffic, client.at("/replay?ply=0&as=watch"));
    record(traffic, client.at("/record"));
    String asked = URLEncoder.encode(texts.get(texts.size() - 1), UTF_8);
    record(traffic, client.at("/position?move=" + asked));
    record(traffic, client.move(0, texts.get(0)));
    record(traffic, client.postAt("/moves", "{\"version\": \"1\"}"));
    int version = client.standing().body().path("version").asInt();
    for (String text : texts) {
      Client.Answer why = client.why(text);
      record(traffic, why);
      record(traffic, client.odds(text));
      if (!why.body().path("legal").asBoolean()) {
        record(traffic, client.move(version, text));
      }
    }
    return traffic;
  }

  private static void record(List<String> traffic, Client.Answer answer) {
    StringBuilder line = new StringBuilder().append(answer.status());
    answer
        .whole()
        .headers()
        .map()
        .forEach(
            (name, values) -> {
              if (!name.equals("date")) {
                line.append('\n').append(name).append(": ").append(values);
              }
            });
    traffic.add(line.append('\n').append(answer.text()).toString());
  }

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of("ember-court", 3, new org.lawspeaker.examples.embercourt.Redeal()),
        Arguments.of(
            "gloom-kilforth",
            2,
            new org.lawspeaker.gloomkilforth.laws.Redeal(new GloomProvider().game().cards())),
        Arguments.of("hof-ordeals", 3, new org.lawspeaker.hofordeals.laws.Redeal()),
        Arguments.of(
            "prestige-rpg",
            3,
            new org.lawspeaker.prestigerpg.laws.Redeal(new PrestigeRpgProvider().game().cards())),
        Arguments.of(
            "thorgal",
            2,
            new org.lawspeaker.thorgal.laws.Redeal(new ThorgalProvider().game().cards())));
  }

  @ParameterizedTest
  @MethodSource("games")
  void twinMatchesGiveASeatTheSameBytes(String id, int seats, TwinDeal<?> deal) {
    compare(GameProvider.find(id).orElseThrow().game(), deal, seats);
  }

  @SuppressWarnings("unchecked") // a twin deal of this game deals its states
  private <S, M extends Move, V> void compare(Game<S, M, V> game, TwinDeal<?> deal, int seats) {
    try (Pair<S, M, V> pair = new Pair<>(game, (TwinDeal<S>) deal, seats)) {
      for (int plies : List.of(1, 12)) {
        pair.compare(plies, 40 + plies);
      }
      assertThat(pair.compared).isPositive();
    }
  }

  @Test
  void whoHasChosenInSecretIsTellableByNothing() {
    try (Served served = Served.in(folder.resolve("sealed"))) {
      ImmutableList<Client> clients =
          served.open("{\"game\": \"ember-court\", \"seats\": 3, \"seed\": \"5\"}");
      Client curious = clients.get(2);
      try (Stream<String> events = curious.events()) {
        List<String> texts = List.of("", "sing", "seal 1", "seal 9", "seat 0: seal 1", "pass");
        List<String> before = traffic(curious, texts);
        String undo = curious.postAt("/undo", "").text();
        for (Client other : clients.subList(0, 2)) {
          other.move(other.standing().at("/moves/0/move"));
          assertThat(traffic(curious, texts)).isEqualTo(before);
          assertThat(curious.postAt("/undo", "").text()).isEqualTo(undo);
        }
        curious.move(curious.standing().at("/moves/0/move"));

        var heard = events.filter(line -> line.startsWith("data")).iterator();
        assertThat(heard.next()).isEqualTo("data: {\"version\":1}");
        assertThat(Objects.requireNonNull(heard.next())).isEqualTo("data: {\"version\":2}");
      }
    }
  }
}
