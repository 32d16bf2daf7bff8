package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The host gives a seat to somebody else while the match goes on. */
class SeatsTest {
  private static final String WISH = "{\"game\": \"connect-four\", \"names\": [\"Ann\", \"Ben\"]}";

  @TempDir private Path folder = Path.of("");

  /** A match with all its keys. */
  private record Table(Client host, ImmutableList<Client> seats, Client watch) {
    static Table of(Served served, String wish) {
      JsonNode opened = served.stranger().post("/matches", wish).body();
      String match = opened.path("match").asText();
      ImmutableList.Builder<Client> seats = ImmutableList.builder();
      opened
          .path("seats")
          .forEach(seat -> seats.add(served.stranger().with(match, seat.path("key").asText())));
      return new Table(
          served.stranger().with(match, opened.path("host").asText()),
          seats.build(),
          served.stranger().with(match, opened.path("watch").asText()));
    }

    Client.Answer change(String wish) {
      return host.postAt("/seats", wish);
    }
  }

  /** The same client at another server. */
  private static Client at(Served served, Client client) {
    return served.stranger().with(client.match(), client.key());
  }

  private static Client withKey(Served served, Client.Answer changed, Client host) {
    return served.stranger().with(host.match(), changed.at("/key"));
  }

  @Test
  void aPersonWhoGetsASeatGetsAKeyAndTheOneBeforeOpensNothing() {
    try (Served served = Served.in(folder)) {
      Table table = Table.of(served, WISH);

      Client.Answer changed = table.change("{\"seat\": 0, \"player\": \"person\"}");

      assertThat(changed.status()).isEqualTo(200);
      assertThat(table.seats().get(0).standing().status()).isEqualTo(401);
      Client next = withKey(served, changed, table.host());
      assertThat(next.move("drop 1").status()).isEqualTo(200);
      assertThat(table.seats().get(1).move("drop 2").status()).isEqualTo(200);
    }
  }

  @Test
  @Timeout(60)
  void aProgramThatGetsASeatDecidesAtOnceAndAfterARestart() {
    Table table;
    try (Served served = Served.in(folder)) {
      table = Table.of(served, WISH);

      assertThat(table.change("{\"seat\": 0, \"player\": \"greedy\"}").body().has("key")).isFalse();

      awaitMoves(table.seats().get(1));
      assertThat(table.seats().get(0).standing().status()).isEqualTo(401);
    }
    try (Served served = Served.in(folder)) {
      Client other = at(served, table.seats().get(1));
      assertThat(other.standing().at("/setup/players/0")).isEqualTo("greedy");
      other.move(other.standing().at("/moves/0/move"));
      awaitMoves(other);
    }
  }

  /** Returns when this client is asked. */
  private static void awaitMoves(Client client) {
    try (Stream<String> events = client.events()) {
      var news = events.filter(line -> line.startsWith("data")).iterator();
      news.next();
      while (client.standing().body().path("moves").isEmpty()) {
        news.next();
      }
    }
  }

  @Test
  void aPersonTakesTheSeatOfAProgram() {
    try (Served served = Served.in(folder)) {
      Table table =
          Table.of(served, "{\"game\": \"connect-four\", \"players\": [\"person\", \"greedy\"]}");
      Client.Answer changed = table.change("{\"seat\": 1, \"player\": \"person\"}");

      table.seats().get(0).move("drop 1");

      assertThat(withKey(served, changed, table.host()).move("drop 2").status()).isEqualTo(200);
    }
  }

  @Test
  void aNameIsAnotherForEverybodyAndKeysStay() {
    try (Served served = Served.in(folder)) {
      Table table = Table.of(served, WISH);

      assertThat(table.change("{\"seat\": 1, \"name\": \"Zoë\"}").text())
          .isEqualTo("{\"seat\":1,\"player\":\"person\",\"name\":\"Zoë\"}");

      for (Client client :
          ImmutableList.of(table.seats().get(0), table.seats().get(1), table.watch())) {
        assertThat(client.standing().at("/setup/names/1")).isEqualTo("Zoë");
        assertThat(client.standing().at("/version")).isEqualTo("2");
      }
    }
  }

  @Test
  void whoListensIsToldAndWhoHasNoKeyAnyMoreIsNot() {
    try (Served served = Served.in(folder)) {
      Table table = Table.of(served, WISH);
      try (Stream<String> first = table.seats().get(0).events();
          Stream<String> second = table.seats().get(1).events()) {
        var old = first.filter(line -> line.startsWith("data")).iterator();
        var news = second.filter(line -> line.startsWith("data")).iterator();
        old.next();
        news.next();

        table.change("{\"seat\": 0, \"player\": \"person\"}");
        assertThat(old.hasNext()).isFalse();

        table.change("{\"seat\": 0, \"name\": \"Cy\"}");
        assertThat(news.next()).isEqualTo("data: {\"version\":2}");
      }
    }
  }

  @Test
  void whatChangedStaysSoAfterARestart() {
    Table table;
    Client next;
    String before;
    try (Served served = Served.in(folder)) {
      table = Table.of(served, WISH);
      table.seats().get(0).move("drop 1");
      next =
          withKey(
              served,
              table.change("{\"seat\": 0, \"player\": \"person\", \"name\": \"Cy\"}"),
              table.host());
      table.seats().get(1).move("drop 1");
      before = next.standing().text();
    }
    try (Served served = Served.in(folder)) {
      assertThat(at(served, next).standing().text()).isEqualTo(before);
      assertThat(at(served, table.seats().get(0)).standing().status()).isEqualTo(401);
      assertThat(at(served, next).move("drop 2").status()).isEqualTo(200);
    }
  }

  @Test
  void onlyTheHostGivesSeats() {
    try (Served served = Served.in(folder)) {
      Table table = Table.of(served, WISH);
      String wish = "{\"seat\": 1, \"player\": \"person\"}";

      assertThat(table.seats().get(0).postAt("/seats", wish).status()).isEqualTo(403);
      assertThat(table.watch().postAt("/seats", wish).status()).isEqualTo(403);
      assertThat(served.stranger().with(table.host().match(), "").postAt("/seats", wish).status())
          .isEqualTo(401);
      assertThat(table.seats().get(1).standing().at("/version")).isEqualTo("1");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"player\": \"person\"}|missing key \"seat\"",
        "{\"seat\": 2}|there is no such seat; the last is 1",
        "{\"seat\": -1}|there is no such seat; the last is 1",
        "{\"seat\": 0, \"name\": \" \"}|1 to 40 letters are wanted",
        "{\"seat\": 0, \"name\": \"a\\tb\"}|1 to 40 letters are wanted",
        "{\"seat\": 0, \"player\": \"mcts:999999\"}|here only a number from 1 to 5000 follows",
      })
  void whatCannotSitThereIsRefused(String wish, String problem) {
    try (Served served = Served.in(folder)) {
      Table table = Table.of(served, WISH);

      Client.Answer refused = table.change(wish);

      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.problems()).contains(problem);
      assertThat(table.seats().get(0).standing().at("/version")).isEqualTo("1");
    }
  }

  @Test
  void noMatchGrowsForEverByChangesOfSeats() {
    try (Served served = Served.in(folder)) {
      Table table = Table.of(served, WISH);
      int changes = 0;
      while (changes < 1000 && table.change("{\"seat\": 0, \"name\": \"Cy\"}").status() == 200) {
        changes++;
      }
      assertThat(changes).isLessThan(1000);
      assertThat(table.change("{\"seat\": 0, \"name\": \"Cy\"}").problems()).contains("too often");
      assertThat(table.seats().get(0).move("drop 1").status()).isEqualTo(200);
    }
  }
}
