package org.lawspeaker.command.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever reads or sends slowly holds nobody else up. */
class SlowClientsTest extends ServerTest {
  @Test
  void whoNeverReadsHoldsNobodyUp() throws IOException {
    ImmutableList<Client> clients =
        server().open("{\"game\": \"ember-court\", \"seats\": 2, \"seed\": \"4\"}");
    List<Socket> sleepers = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      Socket socket = new Socket();
      socket.setReceiveBufferSize(1024);
      socket.connect(new InetSocketAddress("localhost", server().server().port()));
      String ask =
          "GET /matches/"
              + clients.get(0).match()
              + "/events HTTP/1.1\r\nHost: localhost\r\n"
              + "Authorization: Bearer "
              + clients.get(1).key()
              + "\r\n\r\n";
      socket.getOutputStream().write(ask.getBytes(UTF_8));
      sleepers.add(socket);
    }
    int made = 0;
    while (made < 40 && !clients.get(0).standing().body().has("ended")) {
      for (Client client : clients) {
        String move = client.standing().at("/moves/0/move");
        if (!move.isEmpty()) {
          assertThat(client.move(move).status()).isEqualTo(200);
          made++;
        }
      }
    }
    String newest = "data: {\"version\":" + clients.get(1).standing().at("/version") + "}";
    for (Socket sleeper : sleepers) {
      BufferedReader late =
          new BufferedReader(new InputStreamReader(sleeper.getInputStream(), UTF_8));
      assertThat(late.lines().anyMatch(newest::equals)).isTrue();
      sleeper.close();
    }
  }

  @Test
  @Timeout(60)
  void whoSendsSlowlyHoldsNobodyUp() throws IOException {
    String wish = "{\"game\": \"connect-four\"}";
    String begun = "POST /ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n{";
    List<Socket> senders = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      Socket socket = new Socket("localhost", server().server().port());
      socket.getOutputStream().write(begun.getBytes(UTF_8));
      senders.add(socket);
    }

    Client stranger = stranger();
    assertThat(stranger.get("/games").status()).isEqualTo(200);
    assertThat(stranger.post("/matches", wish).status()).isEqualTo(429);
    for (Socket sender : senders) {
      sender.close();
    }
    Client.Answer later = stranger.post("/matches", wish);
    while (later.status() == 429) {
      later = stranger.post("/matches", wish);
    }
    assertThat(later.status()).isEqualTo(201);
  }
}
