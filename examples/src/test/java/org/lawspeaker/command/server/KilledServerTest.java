package org.lawspeaker.command.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server as a process of its own that is killed without a warning. */
class KilledServerTest {
  @TempDir private Path folder = Path.of("");

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            "org.lawspeaker.command.Lawspeaker",
            "serve",
            "--port",
            "0",
            "--data",
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Where it says that it listens. */
  private static int port(Process process) throws IOException {
    BufferedReader out = process.inputReader(UTF_8);
    String line = out.readLine();
    assertThat(line).startsWith("Listening on http://localhost:");
    return Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
  }

  @Test
  void noMoveThatWasAnsweredIsLost() throws Exception {
    Process first = start();
    Client stranger = Client.of(port(first));
    JsonNode opened = stranger.post("/matches", "{\"game\": \"ember-court\", \"seats\": 2}").body();
    String match = opened.path("match").asText();
    Client client = stranger.with(match, opened.at("/seats/0/key").asText());
    Client other = stranger.with(match, opened.at("/seats/1/key").asText());
    Random random = new Random(2);
    String answered = "";
    for (int i = 0; i < 9; i++) {
      for (Client each : new Client[] {client, other}) {
        JsonNode moves = each.standing().body().path("moves");
        if (!moves.isEmpty()) {
          each.move(moves.get(random.nextInt(moves.size())).path("move").asText());
        }
      }
      answered = client.standing().text();
    }
    first.destroyForcibly().waitFor();

    Process second = start();
    try {
      Client again = Client.of(port(second)).with(match, client.key());

      assertThat(again.standing().text()).isEqualTo(answered);
    } finally {
      second.destroyForcibly().waitFor();
    }
  }
}
