package org.lawspeaker.command.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Problem;
import reactor.core.publisher.Mono;

/**
 * One message a line, and one at a time: a message is answered before the next is read. So a client
 * that asks faster than it is answered fills its own pipe and not our memory, and the end of the
 * input loses no answer. The transport of the SDK ends with the first line that is no message and
 * drops what is not yet answered.
 */
final class LineTransport implements McpServerTransportProvider, McpServerTransport {
  /** The longest message, in characters: the longest text that any tool reads, escaped. */
  static final int LONGEST = 16 * 1024 * 1024;

  private static final JsonMapper TREES =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private final McpJsonMapper json;
  private final BoundedLines in;
  private final PrintWriter out;
  private Optional<McpServerSession> session = Optional.empty();

  /** Whether the client has asked for the handshake. */
  private boolean isGreeted;

  /** Whether the client has ended the handshake. */
  private boolean isReady;

  LineTransport(McpJsonMapper json, BoundedLines in, PrintWriter out) {
    this.json = json;
    this.in = in;
    this.out = out;
  }

  /** Answers until the input ends, or until nobody reads the answers. */
  void run() throws IOException {
    Optional<BoundedLines.Line> line = in.next();
    while (line.isPresent() && !out.checkError()) {
      if (!line.get().isWhole()) {
        complain(McpSchema.ErrorCodes.INVALID_REQUEST, "longer than " + LONGEST + " characters");
      } else if (!line.get().text().isBlank()) {
        handle(line.get().text());
      }
      line = in.next();
    }
  }

  private void handle(String line) {
    JsonNode tree;
    try {
      tree = TREES.readTree(line);
    } catch (JsonProcessingException e) {
      complain(McpSchema.ErrorCodes.PARSE_ERROR, "not JSON: " + e.getOriginalMessage());
      return;
    }
    if (!tree.isObject()) {
      complain(McpSchema.ErrorCodes.INVALID_REQUEST, "a message is an object");
      return;
    }
    McpSchema.JSONRPCMessage message;
    try {
      message = McpSchema.deserializeJsonRpcMessage(json, line);
    } catch (IOException | IllegalArgumentException e) {
      complain(idOf(tree), McpSchema.ErrorCodes.INVALID_REQUEST, "no message: " + e.getMessage());
      return;
    }
    if (mayBeHandled(tree, message)) {
      // A question that fails is answered with its error; of what is only told, nobody waits.
      session.orElseThrow().handle(message).onErrorComplete().block();
    }
  }

  private static JsonNode idOf(JsonNode message) {
    JsonNode id = message.path("id");
    return id.isTextual() || id.isIntegralNumber() ? id : NullNode.getInstance();
  }

  /**
   * Whether the session has an answer to this: a question after the handshake, or a part of the
   * handshake. Anything else would have the session wait for what is not read meanwhile: for the
   * handshake, or for a list of folders that no tool looks into.
   */
  private boolean mayBeHandled(JsonNode tree, McpSchema.JSONRPCMessage message) {
    if (message instanceof McpSchema.JSONRPCNotification told) {
      isReady |= isGreeted && told.method().equals(McpSchema.METHOD_NOTIFICATION_INITIALIZED);
      return isReady && told.method().equals(McpSchema.METHOD_NOTIFICATION_INITIALIZED);
    }
    if (!(message instanceof McpSchema.JSONRPCRequest asked)) {
      return false;
    }
    boolean isGreeting = asked.method().equals(McpSchema.METHOD_INITIALIZE);
    isGreeted |= isGreeting;
    if (!isReady && !isGreeting) {
      complain(
          idOf(tree),
          McpSchema.ErrorCodes.INVALID_REQUEST,
          "first initialize, then say notifications/initialized");
    }
    return isReady || isGreeting;
  }

  /** Says what is wrong with a line that has no id to answer to. */
  private void complain(int code, String why) {
    complain(NullNode.getInstance(), code, why);
  }

  private void complain(JsonNode id, int code, String why) {
    ObjectNode answer = JsonNodeFactory.instance.objectNode().put("jsonrpc", "2.0").set("id", id);
    answer.putObject("error").put("code", code).put("message", Problem.cut(why, Problem.LONGEST));
    write(answer.toString());
  }

  private void write(String message) {
    out.println(message);
    out.flush();
  }

  @Override
  public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
    return Mono.fromCallable(() -> json.writeValueAsString(message)).doOnNext(this::write).then();
  }

  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    return json.convertValue(data, type);
  }

  @Override
  public void setSessionFactory(McpServerSession.Factory factory) {
    session = Optional.of(factory.create(this));
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return session.orElseThrow().sendNotification(method, params);
  }

  @Override
  public List<String> protocolVersions() {
    return ImmutableList.of(
        ProtocolVersions.MCP_2024_11_05,
        ProtocolVersions.MCP_2025_06_18,
        ProtocolVersions.MCP_2025_11_25);
  }

  /** Nothing to wait for: whatever was sent is written. */
  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }

  @Override
  public void close() {
    // The streams belong to whoever has opened them.
  }
}
