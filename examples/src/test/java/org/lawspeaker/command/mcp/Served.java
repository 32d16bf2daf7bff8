package org.lawspeaker.command.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.engine.GameProvider;

/**
 * What a service has written.
 *
 * @param out its answers
 * @param log its complaints
 */
record Served(String out, String log) {
  private static final ImmutableList<String> HANDSHAKE =
      ImmutableList.of(
          """
          {"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":\
          "2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}\
          """,
          "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");

  /** Serves all games on the class path. */
  static void serve(BufferedReader in, PrintWriter out, StringWriter log) {
    Library library =
        new Library(
            ImmutableSortedMap.copyOf(Maps.uniqueIndex(GameProvider.installed(), GameProvider::id)),
            Served.class.getClassLoader());
    try {
      McpService.serve(library, "test", in, out, new PrintWriter(log, true));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is written for these lines, and nothing before them. */
  static Served raw(String lines) {
    StringWriter out = new StringWriter();
    StringWriter log = new StringWriter();
    serve(new BufferedReader(new StringReader(lines)), new PrintWriter(out), log);
    return new Served(out.toString(), log.toString());
  }

  /** What is written for these lines after the handshake. */
  static Served of(String... lines) {
    ImmutableList<String> all =
        ImmutableList.<String>builder().addAll(HANDSHAKE).add(lines).build();
    return raw(String.join("\n", all) + "\n");
  }

  /** The message of a call. */
  static String call(String id, String tool, String arguments) {
    return """
    {"jsonrpc":"2.0","id":"%s","method":"tools/call","params":{"name":"%s","arguments":%s}}\
    """
        .formatted(id, tool, arguments);
  }

  /** The answers, each a message; fails if there is anything else. */
  ImmutableList<JsonNode> messages() {
    return out.lines()
        .map(
            line -> {
              try {
                return PipedClient.JSON.readTree(line);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            })
        .collect(ImmutableList.toImmutableList());
  }

  /** The last answer. */
  JsonNode last() {
    ImmutableList<JsonNode> all = messages();
    return all.get(all.size() - 1);
  }
}
