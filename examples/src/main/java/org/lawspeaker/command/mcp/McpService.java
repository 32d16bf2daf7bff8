package org.lawspeaker.command.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.engine.Checked;

/**
 * A server of the Model Context Protocol: one client, which writes a message a line and reads a
 * message a line.
 */
public final class McpService {
  private static final JsonMapper JSON = new JsonMapper();
  private static final McpJsonMapper MAPPER = new JacksonMcpJsonMapper(JSON);

  /** Arguments are read by {@link Tool#call}, which says of every mistake where it is. */
  private static final JsonSchemaValidator NO_SECOND_CHECK =
      (schema, value) -> JsonSchemaValidator.ValidationResponse.asValid("");

  /** An assistant need not ask whether it may. */
  private static final McpSchema.ToolAnnotations ONLY_READS =
      McpSchema.ToolAnnotations.builder()
          .readOnlyHint(true)
          .idempotentHint(true)
          .openWorldHint(false)
          .build();

  private final PrintWriter log;

  private McpService(PrintWriter log) {
    this.log = log;
  }

  /**
   * Answers until the input ends.
   *
   * @param version of this program
   * @param log where it is said what has gone wrong here; no client reads it
   */
  public static void serve(
      Library library, String version, BufferedReader in, PrintWriter out, PrintWriter log)
      throws IOException {
    LineTransport transport =
        new LineTransport(MAPPER, new BoundedLines(in, LineTransport.LONGEST), out);
    McpService service = new McpService(log);
    McpSyncServer server =
        McpServer.sync(transport)
            .serverInfo("lawspeaker", version)
            .instructions(Toolbox.INSTRUCTIONS)
            .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
            .jsonMapper(MAPPER)
            .jsonSchemaValidator(NO_SECOND_CHECK)
            .validateToolInputs(false)
            .immediateExecution(true)
            .tools(
                Toolbox.of(library).stream()
                    .map(service::specification)
                    .collect(ImmutableList.toImmutableList()))
            .build();
    transport.run();
    server.close();
  }

  private SyncToolSpecification specification(Tool<?> tool) {
    Map<String, Object> schema = MAPPER.convertValue(tool.schema(), new TypeRef<>() {});
    return SyncToolSpecification.builder()
        .tool(
            McpSchema.Tool.builder(tool.name(), schema)
                .title(tool.title())
                .description(tool.description())
                .annotations(ONLY_READS)
                .build())
        .callHandler((client, asked) -> answer(tool, asked))
        .build();
  }

  private McpSchema.CallToolResult answer(Tool<?> tool, McpSchema.CallToolRequest asked) {
    Map<String, Object> given = asked.arguments() == null ? ImmutableMap.of() : asked.arguments();
    try {
      Checked<JsonNode> answer = tool.call(JSON.valueToTree(given));
      return answer
          .value()
          .map(McpService::answered)
          .orElseGet(() -> refused(Tool.says(answer.problems())));
    } catch (RuntimeException | LinkageError e) {
      // A stranger's game may fail at anything; the next question is answered all the same.
      log.println(tool.name() + " fails: " + e);
      log.flush();
      return refused("this cannot be answered: " + e.getMessage());
    }
  }

  private static McpSchema.CallToolResult answered(JsonNode answer) {
    return McpSchema.CallToolResult.builder()
        .addTextContent(answer.toString())
        .structuredContent(answer)
        .build();
  }

  private static McpSchema.CallToolResult refused(String why) {
    return McpSchema.CallToolResult.builder().addTextContent(why).isError(true).build();
  }
}
