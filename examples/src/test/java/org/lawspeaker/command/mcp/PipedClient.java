package org.lawspeaker.command.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.common.collect.ImmutableList;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Function;
import reactor.core.publisher.Mono;

/** The SDK's own client, and a service at the other end of two pipes. */
public final class PipedClient {
  static final JsonMapper JSON = new JsonMapper();
  static final McpJsonMapper MAPPER = new JacksonMcpJsonMapper(JSON);
  static final JsonSchemaValidator VALIDATOR =
      (schema, value) -> JsonSchemaValidator.ValidationResponse.asValid("");
  private static final int PIPE = 1 << 16;

  private final PrintWriter toService;
  private final Thread service;
  private final McpSyncClient client;

  private PipedClient(PrintWriter toService, Thread service, McpClientTransport transport) {
    this.toService = toService;
    this.service = service;
    this.client = McpClient.sync(transport).jsonSchemaValidator(VALIDATOR).build();
  }

  /** A client that has shaken hands with a service of all games on the class path. */
  public static PipedClient start() {
    try {
      PipedReader serviceIn = new PipedReader(PIPE);
      PrintWriter toService = new PrintWriter(new PipedWriter(serviceIn), true);
      PipedReader clientIn = new PipedReader(PIPE);
      PrintWriter toClient = new PrintWriter(new PipedWriter(clientIn), true);
      Thread service =
          new Thread(
              () -> {
                Served.serve(new BufferedReader(serviceIn), toClient, new StringWriter());
                toClient.close();
              });
      service.setDaemon(true);
      service.start();
      PipedClient piped =
          new PipedClient(toService, service, new Pipes(new BufferedReader(clientIn), toService));
      piped.client.initialize();
      return piped;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  McpSyncClient client() {
    return client;
  }

  /** The names of all tools. */
  public ImmutableList<String> tools() {
    return client.listTools().tools().stream()
        .map(McpSchema.Tool::name)
        .collect(ImmutableList.toImmutableList());
  }

  /** What a tool answers to these arguments. */
  public McpSchema.CallToolResult call(String tool, JsonNode arguments) {
    return client.callTool(
        McpSchema.CallToolRequest.builder(tool)
            .arguments(MAPPER.convertValue(arguments, new TypeRef<Map<String, Object>>() {}))
            .build());
  }

  /** Ends the service, and waits until it has ended. */
  public void stop() throws InterruptedException {
    toService.close();
    service.join();
  }

  /** A line is a message, both ways. */
  private record Pipes(BufferedReader in, PrintWriter out) implements McpClientTransport {
    @Override
    public Mono<Void> connect(
        Function<Mono<McpSchema.JSONRPCMessage>, Mono<McpSchema.JSONRPCMessage>> handler) {
      Thread reader =
          new Thread(
              () ->
                  in.lines()
                      .map(Pipes::message)
                      .forEach(message -> handler.apply(Mono.just(message)).block()));
      reader.setDaemon(true);
      return Mono.fromRunnable(reader::start);
    }

    private static McpSchema.JSONRPCMessage message(String line) {
      try {
        return McpSchema.deserializeJsonRpcMessage(MAPPER, line);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
      return Mono.fromCallable(() -> MAPPER.writeValueAsString(message))
          .doOnNext(out::println)
          .then();
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
      return MAPPER.convertValue(data, type);
    }

    @Override
    public Mono<Void> closeGracefully() {
      return Mono.fromRunnable(out::close);
    }
  }
}
