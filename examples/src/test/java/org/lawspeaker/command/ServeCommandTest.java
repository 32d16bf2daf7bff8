package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServeCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"-1", "65536"})
  void refusesAPortThatThereIsNot(String port) {
    assertThat(Ran.of("serve", "--port", port))
        .isEqualTo(
            new Ran(2, "", "--port: 0 to 65535, not " + port + "\nSee lawspeaker serve --help\n"));
  }

  @Test
  void takesAPathAsTheOtherCommandsDo() {
    assertThat(Ran.of("serve", "--help").out()).contains("--path=PATH", "--port=N");
  }
}
