package org.lawspeaker.command.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** The command as an assistant starts it: a process of its own. */
class McpProcessTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Test
  void answersTheClientOfTheSdk() {
    List<String> complaints = new CopyOnWriteArrayList<>();
    StdioClientTransport transport =
        new StdioClientTransport(
            ServerParameters.builder(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString())
                .args(
                    ImmutableList.of(
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.lawspeaker.command.Lawspeaker",
                        "mcp"))
                .build(),
            PipedClient.MAPPER);
    transport.setStdErrorHandler(complaints::add);
    try (McpSyncClient client =
        McpClient.sync(transport)
            .requestTimeout(PATIENCE)
            .initializationTimeout(PATIENCE)
            .jsonSchemaValidator(PipedClient.VALIDATOR)
            .build()) {
      client.initialize();
      McpSchema.CallToolResult answer =
          client.callTool(
              McpSchema.CallToolRequest.builder("ask_ruling")
                  .arguments(
                      ImmutableMap.of(
                          "question",
                          """
                          game: hand-of-destiny
                          asks: May a melee hero strike the second monster?
                          setup: {options: {hero: galathar}}
                          given:
                            position: {row: [chieftain, watcher], strength: [phase-worm]}
                          when: [attack second]
                          """))
                  .build());

      assertThat(client.getServerInfo().version()).isEqualTo("0.1.0");
      assertThat(answer.content())
          .singleElement()
          .asString()
          .contains("A melee hero may direct a strength attack only at the front monster.");
      assertThat(complaints).isEmpty();
    }
  }
}
