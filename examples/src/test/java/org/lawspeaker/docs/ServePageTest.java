package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.command.server.GameServer;
import org.lawspeaker.command.server.Hosting;

/** The page of the server tells every route that there is, every status, and nothing else. */
class ServePageTest {
  private static final Pattern ROUTE = Pattern.compile("`(GET|POST) (/[^ `?]*)`");
  private static final Pattern STATUS = Pattern.compile("(?m)^\\| ([45]\\d\\d) \\|");

  @TempDir private Path folder = Path.of("");

  private static String page() throws IOException {
    return Files.readString(Path.of("..", "docs", "serve.md"), StandardCharsets.UTF_8);
  }

  private JsonNode description() throws IOException, InterruptedException {
    try (GameServer server =
        GameServer.start(Hosting.of(folder, "0.1.0"), "localhost", 0).orThrow()) {
      URI address = URI.create("http://localhost:" + server.port() + "/openapi.json");
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
      return new JsonMapper().readTree(answer.body());
    }
  }

  private static ImmutableSet<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(
            found ->
                found.groupCount() == 1 ? found.group(1) : found.group(1) + " " + found.group(2))
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void itTellsEveryRoute() throws Exception {
    ImmutableSet.Builder<String> routes = ImmutableSet.builder();
    description()
        .path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(
                        verb -> routes.add(verb.toUpperCase(Locale.ROOT) + " " + path.getKey())));

    assertThat(found(ROUTE, page())).containsExactlyInAnyOrderElementsOf(routes.build());
  }

  @Test
  void itTellsEveryStatusOfARefusal() throws Exception {
    ImmutableSet.Builder<String> statuses = ImmutableSet.builder();
    description()
        .findValues("responses")
        .forEach(
            responses ->
                responses
                    .fieldNames()
                    .forEachRemaining(
                        status -> {
                          if (status.compareTo("400") >= 0) {
                            statuses.add(status);
                          }
                        }));

    assertThat(found(STATUS, page())).containsExactlyInAnyOrderElementsOf(statuses.build());
  }
}
