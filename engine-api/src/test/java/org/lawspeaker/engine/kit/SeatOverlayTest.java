package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;

class SeatOverlayTest {
  private static final JsonNode BASE =
      yaml("heroes: [{gold: 1, at: inn}, {gold: 2, at: inn}, {gold: 3, at: inn}]");

  private final Problems problems = new Problems();
  private final List<String> told = new ArrayList<>();

  private static JsonNode yaml(String text) {
    return Document.yaml("text", text).orThrow().root();
  }

  private JsonNode laid(String text) {
    JsonNode laid = yaml(text);
    SeatOverlay.lay(
        BASE, laid, "heroes", problems, (whole, changes, at) -> told.add(at + changes + whole));
    return laid;
  }

  @Test
  void theOthersStayAsTheyAre() {
    assertThat(laid("heroes: {1: {gold: 9}}"))
        .isEqualTo(yaml("heroes: [{gold: 1, at: inn}, {gold: 9, at: inn}, {gold: 3, at: inn}]"));
  }

  @Test
  void whatIsWrittenIsToldWithItsPlaceAndWithAllThereIs() {
    laid("heroes: {2: {gold: 9}}");

    assertThat(told).containsExactly("/heroes/2{\"gold\":9}{\"gold\":9,\"at\":\"inn\"}");
  }

  @Test
  void thePositionItselfIsNotChanged() {
    laid("heroes: {0: {gold: 9}}");

    assertThat(BASE.at("/heroes/0/gold").asInt()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3: {gold: 1}", "-1: {gold: 1}", "one: {gold: 1}", "1: 5"})
  void whoeverDoesNotSitThereIsAProblem(String entry) {
    laid("heroes: {" + entry + "}");

    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly("heroes are written by their seats, 0 to 2");
    assertThat(told).isEmpty();
  }

  @Test
  void theProblemStandsWhereTheSeatIsWritten() {
    laid("heroes: {0: {gold: 1}, 7: {gold: 1}}");

    assertThat(problems.list()).extracting(Problem::place).containsExactly("/heroes/7");
  }

  @Test
  void aListIsLeftAsItIs() {
    assertThat(laid("heroes: [{gold: 5}]")).isEqualTo(yaml("heroes: [{gold: 5}]"));
    assertThat(laid("day: 3")).isEqualTo(yaml("day: 3"));
  }
}
