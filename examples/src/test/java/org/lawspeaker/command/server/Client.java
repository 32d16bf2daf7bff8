package org.lawspeaker.command.server;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/**
 * Somebody who talks to the server.
 *
 * @param port where the server listens
 * @param key the key of a seat; empty before there is one
 */
record Client(HttpClient http, int port, String key) {
  static Client of(GameServer server) {
    return new Client(HttpClient.newHttpClient(), server.port(), "");
  }

  /** The same with the key of a seat. */
  Client withKey(String other) {
    return new Client(http, port, other);
  }

  Reply get(String path) {
    return send(request(path).GET().build());
  }

  Reply post(String path, String body) {
    return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  Reply move(String path, String text) {
    return post(path, "{\"move\": \"" + text + "\"}");
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .header("Authorization", "Bearer " + key);
  }

  private Reply send(HttpRequest request) {
    try {
      HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
      return new Reply(response.statusCode(), new JsonMapper().readTree(response.body()));
    } catch (IOException | InterruptedException e) {
      throw new AssertionError("the server does not answer", e);
    }
  }
}
