package org.lawspeaker.command.server;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server of all installed games, for each test its own. */
abstract class ServerTest {
  @TempDir Path folder = Path.of("");
  private Optional<Served> served = Optional.empty();

  @BeforeEach
  void start() {
    served = Optional.of(Served.in(folder));
  }

  @AfterEach
  void close() {
    served.ifPresent(Served::close);
  }

  Served server() {
    return served.orElseThrow();
  }

  Client stranger() {
    return server().stranger();
  }

  ImmutableList<Client> open(String game, int seats) {
    return server().open(game, seats);
  }
}
