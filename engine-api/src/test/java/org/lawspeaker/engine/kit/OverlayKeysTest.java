package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;

class OverlayKeysTest {
  private static final OverlayKeys KEYS =
      new OverlayKeys(ImmutableSet.of("step", "heroes"), ImmutableSet.of("agenda"));

  private final Problems problems = new Problems();

  private JsonNode checked(String text) {
    JsonNode laid = Document.yaml("text", text).orThrow().root();
    KEYS.check(laid, problems);
    return laid;
  }

  @Test
  void everyOtherKeyIsAProblemAndIsTakenOut() {
    JsonNode laid = checked("{stepp: rest, heroes: {}, moon: 1}");

    assertThat(laid.fieldNames()).toIterable().containsExactly("heroes");
    assertThat(problems.list()).extracting(Problem::place).containsExactly("/stepp", "/moon");
  }

  @Test
  void onlyWhatPeopleWriteIsNamed() {
    checked("{stepp: rest}");

    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly("unknown key \"stepp\"; did you mean \"step\"? Known: step, heroes");
  }

  @Test
  void whatIsKnownStays() {
    JsonNode laid = checked("{step: rest, agenda: []}");

    assertThat(laid.fieldNames()).toIterable().containsExactly("step", "agenda");
    assertThat(problems.isEmpty()).isTrue();
  }
}
