package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.command.server.GameServer;
import org.lawspeaker.command.server.Hosting;

/** A server in this process, and windows of a real browser that look at it. */
abstract class BrowserTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path folder = Path.of("");
  private final List<Window> windows = new ArrayList<>();
  private Optional<GameServer> server = Optional.empty();

  /** A match that was opened, as the server says it. */
  record Opened(JsonNode answer) {
    String match() {
      return answer.path("match").asText();
    }

    String seat(int seat) {
      return match() + "/" + answer.at("/seats/" + seat + "/key").asText();
    }

    String watch() {
      return match() + "/" + answer.path("watch").asText();
    }
  }

  @BeforeEach
  void start() {
    assumeTrue(Chromium.isInstalled(), "no chromium and chromedriver on this machine");
    serve(0);
  }

  /** Starts the server with what is kept from before. */
  void serve(int port) {
    Hosting hosting = Hosting.of(folder.resolve("matches"), "0.1.0").withRandom(new Random(7));
    server = Optional.of(GameServer.start(hosting, "localhost", port).orThrow());
  }

  int port() {
    return server.orElseThrow().port();
  }

  /** Stops the server; what it has kept stays. */
  void stop() {
    server.ifPresent(GameServer::close);
    server = Optional.empty();
  }

  Window window() {
    Window window = new Window("http://localhost:" + port());
    windows.add(window);
    return window;
  }

  /**
   * Opens a match with seed 7.
   *
   * @param rest of the wish, after the name of the game
   */
  Opened open(String game, String rest) {
    String wish = "{\"game\": \"" + game + "\", \"seed\": \"7\"" + rest + "}";
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port() + "/matches"))
            .POST(HttpRequest.BodyPublishers.ofString(wish))
            .build();
    HttpResponse<String> answer = send(request);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return new Opened(json(answer.body()));
  }

  private static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new AssertionError("no JSON: " + text, e);
    }
  }

  private static HttpResponse<String> send(HttpRequest request) {
    try {
      return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError("the server does not answer", e);
    }
  }

  /** The record of a match, secrets included. */
  String record(Opened match) {
    URI address =
        URI.create("http://localhost:" + port() + "/matches/" + match.match() + "/record");
    return send(HttpRequest.newBuilder(address)
            .header("Authorization", "Bearer " + match.answer().path("host").asText())
            .build())
        .body();
  }

  /** A match of this game between a person and programs. */
  Opened againstPrograms(String game, int seats) {
    return againstPrograms(game, seats, "");
  }

  /** A match of this game, with these options as JSON, between a person and programs. */
  Opened againstPrograms(String game, int seats, String options) {
    String players = "\"person\"" + ", \"greedy\"".repeat(seats - 1);
    return open(
        game,
        ", \"seats\": %d, \"players\": [%s], \"options\": {%s}".formatted(seats, players, options));
  }

  @AfterEach
  void close() {
    List<String> complaints = new ArrayList<>();
    for (Window window : windows) {
      complaints.addAll(window.complaints());
      window.close();
    }
    stop();
    assertThat(complaints).isEmpty();
  }
}
