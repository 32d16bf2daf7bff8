package org.lawspeaker.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PackTextTest {
  @Test
  void readsAFileBesideAClassAsUtf8() {
    assertThat(PackText.resource(PackTextTest.class, "moon.yaml"))
        .isEqualTo(new PackText("moon.yaml", "moon: ☾\nlines: 2\n"));
  }

  @Test
  void saysWhichFileIsMissing() {
    assertThatThrownBy(() -> PackText.resource(PackTextTest.class, "sun.yaml"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no resource sun.yaml beside org.lawspeaker.engine.cards.PackTextTest");
  }
}
