package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class FactsTest {
  @Test
  void readsNamesAndValuesInTurn() {
    assertThat(Facts.of("seat", "1", "damage", "20"))
        .containsExactly(Map.entry("seat", "1"), Map.entry("damage", "20"));
    assertThat(Facts.of()).isEmpty();
  }

  @Test
  void refusesANameWithoutAValue() {
    assertThatThrownBy(() -> Facts.of("seat", "1", "damage")).hasMessage("no value for damage");
  }

  @Test
  void refusesTheSameNameTwice() {
    assertThatThrownBy(() -> Facts.of("seat", "1", "seat", "2"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
