package org.lawspeaker.command.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.command.server.lobby.Limits;
import org.lawspeaker.engine.GameProvider;

/** Whatever is sent, the answer is short and clear, and the server goes on. */
class HostileClientsTest {
  private static final String WISH = "{\"game\": \"connect-four\"}";
  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder = Path.of("");
  private Optional<Served> served = Optional.empty();

  @AfterEach
  void close() {
    served.ifPresent(Served::close);
  }

  private Served start(Limits limits) {
    Served started = Served.in(folder, GameProvider.installed(), limits);
    served = Optional.of(started);
    return started;
  }

  private Served start() {
    return start(Limits.STANDARD);
  }

  /** The first line of the answer to raw bytes, and whatever else comes before the end. */
  private static String raw(Served server, String head, long megabytes) throws IOException {
    try (Socket socket = new Socket("localhost", server.server().port())) {
      OutputStream out = socket.getOutputStream();
      out.write(head.getBytes(UTF_8));
      byte[] junk = Strings.repeat("x", MEGABYTE).getBytes(UTF_8);
      try {
        for (long i = 0; i < megabytes; i++) {
          out.write(junk);
        }
        out.flush();
      } catch (SocketException closed) {
        assertThat(megabytes).as("the server hangs up: " + closed).isPositive();
      }
      return new String(read(socket.getInputStream()), UTF_8);
    }
  }

  private static byte[] read(InputStream in) throws IOException {
    var all = new java.io.ByteArrayOutputStream();
    try {
      int next = in.read();
      while (next >= 0) {
        all.write(next);
        next = in.read();
      }
    } catch (SocketException reset) {
      assertThat(reset).as("what came before counts").isNotNull();
    }
    return all.toByteArray();
  }

  private static String post(String path, String more) {
    return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more + "\r\n";
  }

  @Test
  void aBodyThatIsSaidToBeLongIsNotEvenRead() throws IOException {
    String answer = raw(start(), post("/matches", "Content-Length: 104857600\r\n"), 0);

    assertThat(answer).startsWith("HTTP/1.1 413").contains("{\"problems\":[{\"place\":\"body\"");
  }

  @Test
  void aLongBodyInPiecesIsCutOff() throws IOException {
    Served server = start();
    String chunked = post("/matches", "Transfer-Encoding: chunked\r\n") + "6400000\r\n";
    String answer = raw(server, chunked, 100);

    assertThat(answer).matches("(?s)(HTTP/1.1 413.*)?");
    assertThat(server.stranger().get("/games").status()).isEqualTo(200);
  }

  @Test
  void aBodyThatBreaksOffIsTheClientsFault() throws IOException {
    Served server = start();
    String chunked = post("/matches", "Transfer-Encoding: chunked\r\n") + "zz\r\n";

    assertThat(raw(server, chunked, 0)).startsWith("HTTP/1.1 400").contains("broke off");
    assertThat(server.log().toString()).isEmpty();
  }

  @Test
  void namesAreOfAnyLanguage() {
    Client client =
        start()
            .open(
                "{\"game\": \"connect-four\", \"names\": [\"Zoë \ud83d\udc69\u200d\ud83d\ude80\","
                    + " \"名前\"]}")
            .get(0);

    assertThat(client.standing().at("/setup/names/0"))
        .isEqualTo("Zoë \ud83d\udc69\u200d\ud83d\ude80");
    assertThat(client.standing().at("/setup/names/1")).isEqualTo("名前");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "null",
        "{",
        "{\"game\": \"connect-four\", \"game\": \"connect-four\"}",
        "{\"game\": {\"a\": 1}}",
        "{\"game\": \"connect-four\", \"seats\": 99999999999}",
        "{\"game\": \"connect-four\", \"seats\": -1}",
        "{\"game\": \"connect-four\", \"seats\": 2000000000}",
        "{\"game\": \"connect-four\", \"players\": [\"strategy:/etc/passwd\", \"person\"]}",
        "{\"game\": \"connect-four\", \"players\": [\"mcts:1000000000\", \"person\"]}",
        "{\"game\": \"connect-four\", \"players\": [\"person\"]}",
        "{\"game\": \"connect-four\", \"names\": [\"a\\tb\", \"c\"]}",
        "{\"game\": \"connect-four\", \"names\": [\"a\u202eb\", \"c\"]}",
        "{\"game\": \"connect-four\", \"names\": [\"\u200b\", \"c\"]}",
        "{\"game\": \"connect-four\", \"names\": [\"\\ud800\", \"c\"]}",
        "{\"game\": \"../../etc/passwd\"}",
        "{\"record\": {}}",
        "{\"record\": \"{\\\"format\\\": 9}\"}",
        "{\"record\": \"\"}",
        "{\"record\": 7}",
      })
  void aWishThatMakesNoSenseIsRefusedWithReasons(String wish) {
    Client.Answer answer = start().stranger().post("/matches", wish);

    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.problems()).isNotEmpty().doesNotContain("root:", "Exception", "at org.");
  }

  @Test
  void deepJsonIsRefused() {
    String deep = Strings.repeat("[", 100_000);

    assertThat(start().stranger().post("/matches", deep).status()).isEqualTo(400);
    assertThat(
            served
                .orElseThrow()
                .stranger()
                .post("/ask", "{\"ruling\": \"" + Strings.repeat("[", 100_000) + "\"}")
                .status())
        .isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/app/../GameServer.class",
        "/app/%2e%2e/%2e%2e/server/GameServer.class",
        "/app/..%2f..%2fserver/GameServer.class",
        "/app//etc/passwd",
        "/app/.hidden.js",
        "/app/x.class",
        "/app/\\..\\..\\x.js",
        "/app/%00.js",
        "/matches/..%2f..%2flock",
        "/matches/../../../etc/passwd",
        "/games/../../x",
        "/nothing",
      })
  void noPathLeadsOutOfTheFolders(String path) throws IOException {
    String get = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    String answer = raw(start(), get, 0);

    assertThat(answer)
        .containsPattern("^HTTP/1.1 (400|401|404)")
        .doesNotContain("root:", "Exception", "Jetty", "\tat ");
  }

  @Test
  void keysOfOthersOfOtherMatchesAndOfNobodyOpenNothing() {
    Served server = start();
    ImmutableList<Client> clients = server.open(WISH);
    ImmutableList<Client> elsewhere = server.open(WISH);
    String match = clients.get(0).match();
    List<String> forged =
        List.of(
            "",
            "0",
            elsewhere.get(0).key(),
            clients.get(0).key() + "0",
            clients.get(0).key().substring(1),
            clients.get(0).key().toUpperCase(java.util.Locale.ROOT),
            Strings.repeat("a", 4000));
    for (String key : forged) {
      Client client = server.stranger().with(match, key);
      assertThat(client.standing().status()).isEqualTo(401);
      assertThat(client.move(1, "drop 1").status()).isEqualTo(401);
      assertThat(client.why("drop 1").status()).isEqualTo(401);
      assertThat(client.at("/record").status()).isEqualTo(401);
      assertThat(client.at("/events").status()).isEqualTo(401);
    }
    assertThat(clients.get(1).move(1, "drop 1").status()).isEqualTo(422);
    assertThat(clients.get(1).move(1, "seat 0: drop 1").status()).isEqualTo(403);
    assertThat(clients.get(0).standing().at("/version")).isEqualTo("1");
  }

  @Test
  void aMoveThatIsSentTwiceIsMadeOnce() {
    ImmutableList<Client> clients = start().open(WISH);

    assertThat(clients.get(0).move(1, "drop 1").status()).isEqualTo(200);
    assertThat(clients.get(0).move(1, "drop 1").status()).isEqualTo(409);
    assertThat(clients.get(0).move(2, "drop 1").status()).isEqualTo(422);
  }

  @Test
  void textsOfAnyLengthAreNoMoves() {
    Client client = start().open(WISH).get(0);
    for (String text : List.of("", " ", "\u0000", "drop \u202e1", Strings.repeat("drop ", 9000))) {
      Client.Answer answer = client.why(text);
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.text().length()).isLessThan(5000);
    }
  }

  @Test
  void matchesHaveALimitAndRefusalsCostNothing() {
    Served server = start(new Limits(3, 10, 10, 0));
    for (int i = 0; i < 3; i++) {
      assertThat(server.stranger().post("/matches", WISH).status()).isEqualTo(201);
    }
    Client.Answer refused = server.stranger().post("/matches", WISH);

    assertThat(refused.status()).isEqualTo(503);
    assertThat(refused.problems()).contains("too many matches");
    assertThat(server.stranger().post("/matches", "{}").status()).isEqualTo(503);
  }

  @Test
  void aMatchThatNobodyUsesLeavesTheMemoryAndIsReadAgain() {
    Served server = start(new Limits(1000, 4, 10, 0));
    List<ImmutableList<Client>> matches = new ArrayList<>();
    Map<Client, String> standings = new HashMap<>();
    for (int i = 0; i < 30; i++) {
      ImmutableList<Client> clients = server.open(WISH);
      clients.get(0).move("drop " + (1 + i % 7));
      matches.add(clients);
      standings.put(clients.get(1), clients.get(1).standing().text());
    }
    standings.forEach(
        (client, standing) -> assertThat(client.standing().text()).isEqualTo(standing));
    matches.forEach(
        clients -> assertThat(clients.get(1).move(2, "drop 1").status()).isEqualTo(200));
  }

  @Test
  void aMatchThatSomebodyWatchesStaysAndWhoComesLaterIsRefused() {
    Served server = start(new Limits(1000, 2, 10, 0));
    ImmutableList<Client> first = server.open(WISH);
    ImmutableList<Client> second = server.open(WISH);
    try (Stream<String> one = first.get(0).events();
        Stream<String> other = second.get(0).events()) {
      var events = one.filter(line -> line.startsWith("data")).iterator();
      events.next();
      other.filter(line -> line.startsWith("data")).iterator().next();

      assertThat(server.stranger().post("/matches", WISH).status()).isEqualTo(503);
      first.get(0).move("drop 1");
      assertThat(events.next()).isEqualTo("data: {\"version\":2}");
    }
  }

  @Test
  void streamsHaveALimit() {
    Served server = start(new Limits(1000, 10, 1, 0));
    ImmutableList<Client> clients = server.open(WISH);
    try (Stream<String> events = clients.get(0).events()) {
      events.filter(line -> line.startsWith("data")).iterator().next();

      assertThat(clients.get(1).at("/events").status()).isEqualTo(503);
    }
  }

  @Test
  void whoAsksTooOftenWaits() {
    Served server = start(new Limits(1000, 10, 10, 5));
    Client stranger = server.stranger();
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      statuses.add(stranger.get("/games").status());
    }
    assertThat(statuses).contains(200, 429).doesNotContain(500);
  }

  @Test
  void aQuestionThatMakesNoSenseIsAnsweredWithReasons() {
    Client stranger = start().stranger();
    for (String ruling :
        List.of(
            "", "game: chess", "game: connect-four\\npack: /etc/passwd\\nasks: A?\\nwhen: [x]")) {
      Client.Answer answer = stranger.post("/ask", "{\"ruling\": \"" + ruling + "\"}");
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.problems()).isNotEmpty().doesNotContain("root:");
    }
  }

  @Test
  void whatFailsHereIsNotTold() throws IOException {
    Served server = start();
    Client client = server.open(WISH).get(0);
    server.server().close();
    served = Optional.empty();
    Files.writeString(folder.resolve(client.match() + ".match"), "no json\n");

    Served again = start();
    Client.Answer answer = again.stranger().with(client.match(), client.key()).standing();
    assertThat(answer.status()).isEqualTo(410);
    assertThat(answer.text()).doesNotContain("json");
  }
}
