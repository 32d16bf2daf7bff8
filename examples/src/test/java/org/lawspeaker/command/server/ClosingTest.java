package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that is closed while clients listen to changes. */
class ClosingTest {
  private static final int CLIENTS = 12;

  private static Socket listening(int port, String match, String key) throws IOException {
    Socket socket = new Socket("localhost", port);
    String request =
        "GET /matches/%s/events HTTP/1.1\r\nHost: localhost:%d\r\nAuthorization: Bearer %s\r\n\r\n"
            .formatted(match, port, key);
    socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
    // The first line of the answer: it is listened to.
    assertThat(socket.getInputStream().read()).isPositive();
    return socket;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void saysNothingOfThoseWhoListenAndOfThoseWhoAreGone(boolean isGone, @TempDir Path folder)
      throws IOException {
    List<Socket> sockets = new ArrayList<>();
    Served served = Served.in(folder);
    try (served) {
      Client client = served.open("connect-four", 2).get(0);
      for (int i = 0; i < CLIENTS; i++) {
        sockets.add(listening(served.server().port(), client.match(), client.key()));
      }
      for (Socket socket : sockets) {
        if (isGone) {
          socket.setSoLinger(true, 0);
          socket.close();
        }
      }
    }
    for (Socket socket : sockets) {
      socket.close();
    }

    assertThat(served.log().toString()).isEmpty();
  }
}
