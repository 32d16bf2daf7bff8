package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches outlive the server, whatever becomes of it. */
class KeepingTest {
  private static final String COURT =
      "{\"game\": \"ember-court\", \"seats\": 3, \"names\": [\"Ann\", \"Ben\", \"Cy\"]}";

  @TempDir private Path folder = Path.of("");

  private Path file(Client client) {
    return folder.resolve(client.match() + ".match");
  }

  /** The same clients at another server. */
  private static ImmutableList<Client> at(Served served, List<Client> clients) {
    return clients.stream()
        .map(client -> served.stranger().with(client.match(), client.key()))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> standings(List<Client> clients) {
    return clients.stream()
        .map(client -> client.standing().text())
        .collect(ImmutableList.toImmutableList());
  }

  /** Everybody who is asked makes the first move, so many times. */
  private static void play(List<Client> clients, int rounds) {
    for (int i = 0; i < rounds; i++) {
      for (Client client : clients) {
        String first = client.standing().at("/moves/0/move");
        if (!first.isEmpty()) {
          assertThat(client.move(first).status()).isEqualTo(200);
        }
      }
    }
  }

  @Test
  void aMatchGoesOnAfterARestartAsIfThereWereNone() {
    ImmutableList<Client> clients;
    ImmutableList<String> before;
    try (Served served = Served.in(folder)) {
      clients = served.open(COURT);
      play(clients, 4);
      before = standings(clients);
    }
    try (Served served = Served.in(folder)) {
      ImmutableList<Client> again = at(served, clients);

      assertThat(standings(again)).isEqualTo(before);
      play(again, 1);
      assertThat(standings(again)).isNotEqualTo(before);
    }
  }

  @Test
  void versionsGoOnAfterARestartEvenIfMovesWereTakenBack() {
    ImmutableList<Client> clients;
    String before;
    try (Served served = Served.in(folder)) {
      clients = served.open("{\"game\": \"hand-of-destiny\", \"seats\": 1, \"seed\": \"3\"}");
      before = afterATakeBack(clients.get(0));
    }
    try (Served served = Served.in(folder)) {
      assertThat(at(served, clients).get(0).standing().text()).isEqualTo(before);
    }
  }

  private static String afterATakeBack(Client client) {
    for (int i = 0; i < 60; i++) {
      for (var move : client.standing().body().path("moves")) {
        client.move(move.path("move").asText());
        if (client.postAt("/undo", "").status() == 200) {
          return client.standing().text();
        }
        break;
      }
    }
    throw new AssertionError("nothing could be taken back");
  }

  @Test
  void chanceGoesOnAsItsSeedSays() throws IOException {
    ImmutableList<Client> clients;
    ImmutableList<String> without;
    try (Served served = Served.in(folder)) {
      clients = served.open("{\"game\": \"ember-court\", \"seats\": 2, \"seed\": \"11\"}");
      play(clients, 6);
      without = served.kept(clients.get(0).match());
    }
    // The last moves are lost, Nature's among them, and made once more.
    List<String> lines = Files.readAllLines(file(clients.get(0)));
    Files.write(file(clients.get(0)), lines.subList(0, 4));
    try (Served served = Served.in(folder)) {
      ImmutableList<Client> again = at(served, clients);
      standings(again);
      play(again, 6);

      assertThat(served.kept(clients.get(0).match())).isEqualTo(without);
    }
  }

  @Test
  void aLineThatWasNotWrittenToItsEndIsDropped() throws IOException {
    ImmutableList<Client> clients;
    ImmutableList<String> before;
    try (Served served = Served.in(folder)) {
      clients = served.open(COURT);
      play(clients, 1);
      before = standings(clients);
    }
    Files.writeString(file(clients.get(0)), "{\"made\":{\"mo", StandardOpenOption.APPEND);
    try (Served served = Served.in(folder)) {
      assertThat(standings(at(served, clients))).isEqualTo(before);
      play(at(served, clients), 1);
    }
    try (Served served = Served.in(folder)) {
      assertThat(at(served, clients).get(0).standing().status()).isEqualTo(200);
    }
  }

  @Test
  void aRecordThatCannotBeReadIsReportedAndLeftAlone() throws IOException {
    ImmutableList<Client> clients;
    try (Served served = Served.in(folder)) {
      clients = served.open(COURT);
    }
    List<String> lines = Files.readAllLines(file(clients.get(0)));
    String spoilt = lines.get(0) + "\n{\"made\":{\"move\":\"draw 77\",\"check\":\"0\"}}\n";
    Files.writeString(file(clients.get(0)), spoilt);
    try (Served served = Served.in(folder)) {
      Client.Answer answer = at(served, clients).get(0).standing();

      assertThat(answer.status()).isEqualTo(410);
      assertThat(answer.text()).doesNotContain("draw");
      assertThat(served.log().toString()).contains(clients.get(0).match(), "draw 77");
      assertThat(Files.readString(file(clients.get(0)))).isEqualTo(spoilt);
    }
  }

  @Test
  void noKeyStandsInAFile() throws IOException {
    try (Served served = Served.in(folder)) {
      ImmutableList<Client> clients = served.open(COURT);
      play(clients, 1);
      String kept = Files.readString(file(clients.get(0)));

      clients.forEach(client -> assertThat(kept).doesNotContain(client.key()));
    }
  }

  @Test
  void aMoveThatCannotBeKeptHasNotHappened() throws IOException {
    try (Served served = Served.in(folder)) {
      ImmutableList<Client> clients = served.open("connect-four", 2);
      String before = clients.get(0).standing().text();
      Path file = file(clients.get(0));
      byte[] kept = Files.readAllBytes(file);
      Files.delete(file);
      Files.createDirectory(file); // which cannot be written

      Client.Answer refused = clients.get(0).move(1, "drop 1");
      Files.delete(file);
      Files.write(file, kept);

      assertThat(refused.status()).isEqualTo(503);
      assertThat(clients.get(0).standing().text()).isEqualTo(before);
      assertThat(clients.get(0).move(1, "drop 1").status()).isEqualTo(200);
    }
  }

  @Test
  void twoServersDoNotShareAFolder() {
    try (Served served = Served.in(folder)) {
      assertThat(
              GameServer.start(Hosting.of(folder, "0.1.0"), "localhost", 0).problems().toString())
          .contains("another server uses this folder");
      assertThat(served.stranger().get("/games").status()).isEqualTo(200);
    }
  }

  @Test
  void aPortThatIsTakenIsRefusedAndNothingStaysBehind(@TempDir Path other) {
    try (Served served = Served.in(folder)) {
      Hosting second = Hosting.of(other, "0.1.0");
      int taken = served.server().port();

      assertThat(GameServer.start(second, "localhost", taken).problems().toString())
          .contains("cannot be listened at");
      try (GameServer started = GameServer.start(second, "localhost", 0).orThrow()) {
        assertThat(started.port()).isNotEqualTo(taken);
      }
    }
  }

  @Test
  void aProgramThatOwedADecisionMakesItAfterARestart() {
    ImmutableList<Client> clients;
    try (Served served = Served.in(folder)) {
      clients = served.open("{\"game\": \"connect-four\", \"players\": [\"person\", \"mcts:30\"]}");
      clients.get(0).move("drop 4");
    }
    try (Served served = Served.in(folder)) {
      var events =
          at(served, clients).get(0).events().filter(line -> line.startsWith("data")).iterator();
      String version = events.next();
      while (!version.endsWith("3}")) {
        version = events.next();
      }
      assertThat(at(served, clients).get(0).standing().body().path("moves")).isNotEmpty();
    }
  }
}
