package org.lawspeaker.command.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.stream.Stream;

/**
 * Somebody who talks to the server.
 *
 * @param port where the server listens
 * @param contract what every answer keeps to
 * @param match the match that it is about; empty before there is one
 * @param key the key of a seat; empty before there is one
 */
record Client(HttpClient http, int port, Contract contract, String match, String key) {
  private static final JsonMapper JSON = new JsonMapper();

  /** What the server answers. */
  record Answer(int status, String text, HttpResponse<?> whole) {
    JsonNode body() {
      try {
        return text.isEmpty() ? MissingNode.getInstance() : JSON.readTree(text);
      } catch (IOException e) {
        throw new AssertionError("no JSON: " + text, e);
      }
    }

    /** What stands there, as text. */
    String at(String pointer) {
      return body().at(pointer).asText();
    }

    /** The messages of all problems. */
    String problems() {
      return String.join("; ", body().path("problems").findValuesAsText("message"));
    }
  }

  static Client of(GameServer server) {
    return of(server.port());
  }

  /** Somebody without a key, at the server that listens there. */
  static Client of(int port) {
    HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    Contract nothing = new Contract(ImmutableMap.of(), MissingNode.getInstance());
    Client first = new Client(http, port, nothing, "", "");
    HttpRequest ask = first.request("/openapi.json").build();
    Contract contract = Contract.of(first.answer(ask).body());
    return new Client(http, port, contract, "", "");
  }

  /** The same with the key of a seat of a match. */
  Client with(String ofMatch, String other) {
    return new Client(http, port, contract, ofMatch, other);
  }

  Answer get(String path) {
    return send(request(path).GET().build());
  }

  Answer post(String path, String body) {
    return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  Answer standing() {
    return at("");
  }

  /** What stands below the path of the match. */
  Answer at(String path) {
    return get("/matches/" + match + path);
  }

  Answer postAt(String path, String body) {
    return post("/matches/" + match + path, body);
  }

  Answer why(String text) {
    return postAt("/why", asked(text));
  }

  Answer odds(String text) {
    return postAt("/odds", asked(text));
  }

  /** Asks the questions of this ruling file. */
  Answer ask(String ruling) {
    return post("/ask", JSON.createObjectNode().put("ruling", ruling).toString());
  }

  private static String asked(String move) {
    return JSON.createObjectNode().put("move", move).toString();
  }

  /** Answers the question of the newest standing. */
  Answer move(String text) {
    return move(standing().body().path("version").asInt(), text);
  }

  Answer move(int version, String text) {
    return postAt(
        "/moves", JSON.createObjectNode().put("version", version).put("move", text).toString());
  }

  /** Events, a line each, as they come. */
  Stream<String> events() {
    try {
      return http.send(
              request("/matches/" + match + "/events").GET().build(),
              HttpResponse.BodyHandlers.ofLines())
          .body();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError("the server does not answer", e);
    }
  }

  /** On a connection of its own: until Java 24 one that is used again may lose an answer. */
  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .header("Authorization", "Bearer " + key)
        .header("Connection", "close");
  }

  Answer send(HttpRequest request) {
    Answer answer = answer(request);
    String type = answer.whole().headers().firstValue("Content-Type").orElse("");
    contract.check(request.method(), request.uri().getPath(), answer.status(), type, answer.text());
    return answer;
  }

  private Answer answer(HttpRequest request) {
    try {
      HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body(), response);
    } catch (IOException | InterruptedException e) {
      throw new AssertionError("the server does not answer", e);
    }
  }
}
