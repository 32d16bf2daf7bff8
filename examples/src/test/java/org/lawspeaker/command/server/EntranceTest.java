package org.lawspeaker.command.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of other sites, and names of others that lead here. */
class EntranceTest {
  @TempDir private Path folder = Path.of("");

  /** The games, asked for by this name. */
  private static String asked(int port, String host) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      String request = "GET /games HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(UTF_8));
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }

  private String asked(String host) throws IOException {
    try (Served served = Served.in(folder)) {
      return asked(served.server().port(), host);
    }
  }

  @Test
  void aPageOfAnotherSiteMayNotAsk() {
    try (Served served = Served.in(folder)) {
      Client stranger = served.stranger();
      HttpRequest foreign =
          stranger
              .request("/matches")
              .header("Origin", "https://example.org")
              .POST(HttpRequest.BodyPublishers.ofString("{\"game\": \"connect-four\"}"))
              .build();

      assertThat(stranger.send(foreign).status()).isEqualTo(403);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "example.org",
        "example.org:7070",
        "localhost.example.org",
        "127.0.0.1.example.org",
        "192.168.1.5",
        "[::2]:7070"
      })
  void anotherNameThatLeadsToThisMachineOpensNothing(String host) throws IOException {
    assertThat(asked(host)).startsWith("HTTP/1.1 421").doesNotContain("connect-four");
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "LOCALHOST:80", "127.0.0.1:7070", "[::1]:7070", "[::1]"})
  void theNamesOfThisMachineOpenIt(String host) throws IOException {
    assertThat(asked(host)).startsWith("HTTP/1.1 200").contains("connect-four");
  }

  @ParameterizedTest
  @CsvSource({"localhost, cards.example.org", "0.0.0.0, other.example.org"})
  void aServerForOthersIsAskedForByOtherNames(String address, String name) throws IOException {
    Hosting hosting = Hosting.of(folder, "0.1.0").withNames(ImmutableSet.of(name));
    try (GameServer server = GameServer.start(hosting, address, 0).orThrow()) {
      assertThat(asked(server.port(), "cards.example.org")).startsWith("HTTP/1.1 200");
    }
  }
}
