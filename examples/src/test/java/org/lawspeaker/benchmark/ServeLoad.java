package org.lawspeaker.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.lawspeaker.command.server.GameServer;
import org.lawspeaker.command.server.Hosting;

/**
 * How many matches a server plays, how many moves a second, and how long a move takes: several
 * clients on the same machine, each of which plays one whole match after the other at random.
 * Arguments: the game, how many clients, how many matches each.
 */
final class ServeLoad {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int MOST_MOVES = 400;
  private static final double NANOS = 1e9;
  private static final double MILLION = 1e6;

  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;

  private ServeLoad(int port) {
    this.address = "http://localhost:" + port;
  }

  public static void main(String[] arguments) throws Exception {
    String game = arguments[0];
    int clients = Integer.parseInt(arguments[1]);
    int matches = Integer.parseInt(arguments[2]);
    Path folder = Files.createTempDirectory("matches");
    try (GameServer server =
        GameServer.start(Hosting.of(folder, "0.1.0"), "localhost", 0).orThrow()) {
      ServeLoad load = new ServeLoad(server.port());
      load.played(game, 1, new SplittableRandom(0)); // what is compiled is measured
      long began = System.nanoTime();
      List<Long> times = load.run(game, clients, matches);
      double seconds = (System.nanoTime() - began) / NANOS;
      times.sort(Long::compare);
      System.out.printf(
          Locale.ROOT,
          "%s: %d clients, %d matches, %d moves, %.0f moves/s, median %.1f ms, 99 %% %.1f ms%n",
          game,
          clients,
          clients * matches,
          times.size(),
          times.size() / seconds,
          times.get(times.size() / 2) / MILLION,
          times.get(times.size() * 99 / 100) / MILLION);
    }
  }

  private List<Long> run(String game, int clients, int matches) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(clients);
    List<Callable<List<Long>>> tasks = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      SplittableRandom random = new SplittableRandom(i);
      tasks.add(() -> played(game, matches, random));
    }
    List<Long> times = new ArrayList<>();
    for (Future<List<Long>> each : threads.invokeAll(tasks)) {
      times.addAll(each.get());
    }
    threads.shutdown();
    return times;
  }

  /** How long each move took. */
  private List<Long> played(String game, int matches, SplittableRandom random) throws Exception {
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < matches; i++) {
      JsonNode opened = post("/matches", "", "{\"game\": \"" + game + "\"}");
      String path = "/matches/" + opened.path("match").asText();
      ImmutableList.Builder<String> keys = ImmutableList.builder();
      opened.path("seats").forEach(seat -> keys.add(seat.path("key").asText()));
      play(path, keys.build(), random, times);
    }
    return times;
  }

  private void play(
      String path, ImmutableList<String> keys, SplittableRandom random, List<Long> times)
      throws Exception {
    boolean goesOn = true;
    for (int made = 0; goesOn && made < MOST_MOVES; ) {
      goesOn = false;
      for (String key : keys) {
        JsonNode standing = get(path + "?since=1000000", key);
        JsonNode moves = standing.path("moves");
        if (!moves.isEmpty()) {
          String move = moves.get(random.nextInt(moves.size())).path("move").asText();
          String body =
              JSON.createObjectNode()
                  .put("version", standing.path("version").asInt())
                  .put("move", move)
                  .toString();
          long asked = System.nanoTime();
          post(path + "/moves?since=1000000", key, body);
          times.add(System.nanoTime() - asked);
          made++;
          goesOn = true;
        }
      }
    }
  }

  private JsonNode get(String path, String key) throws IOException, InterruptedException {
    return send(request(path, key).build());
  }

  private JsonNode post(String path, String key, String body)
      throws IOException, InterruptedException {
    return send(request(path, key).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  private HttpRequest.Builder request(String path, String key) {
    return HttpRequest.newBuilder(URI.create(address + path))
        .header("Authorization", "Bearer " + key);
  }

  private JsonNode send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() >= 400) {
      throw new IllegalStateException(request.uri() + ": " + response.body());
    }
    return JSON.readTree(response.body());
  }
}
