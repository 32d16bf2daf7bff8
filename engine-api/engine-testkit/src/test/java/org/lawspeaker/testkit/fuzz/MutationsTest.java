package org.lawspeaker.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.Document;

class MutationsTest {
  private static final String VALID = "{\"heap\": 5, \"limit\": [1, 2, 3], \"turn\": \"0\"}";

  @Test
  void leavesATextAsItIsWithoutEdits() {
    assertThat(Mutations.of(VALID, 0, 7)).isEqualTo(VALID);
  }

  @Test
  void makesTheSameEditsOfTheSameSeed() {
    assertThat(Mutations.of(VALID, 3, 7)).isEqualTo(Mutations.of(VALID, 3, 7));
  }

  @Test
  void makesManyDifferentTextsOfWhichManyAreStillJson() {
    Set<String> texts = new HashSet<>();
    int readable = 0;
    for (int seed = 0; seed < 1000; seed++) {
      String spoilt = Mutations.of(VALID, 1, seed);
      texts.add(spoilt);
      readable += Document.json("", spoilt).isOk() ? 1 : 0;
    }

    assertThat(texts).hasSizeGreaterThan(300);
    assertThat(readable).isBetween(300, 900);
  }

  @Test
  void spoilsATextOfNothing() {
    assertThat(Mutations.of("", 5, 1)).isNotNull();
  }
}
