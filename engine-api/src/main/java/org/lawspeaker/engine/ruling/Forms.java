package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.json.Size;

/** The keys of a ruling file. What may be written in more than one way is left as a tree. */
final class Forms {
  static final Records RECORDS =
      Records.STANDARD.with(JsonPointer.class, Leaf.of(Forms::pointer, JsonPointer::toString));

  private Forms() {}

  private static JsonPointer pointer(String text) {
    if (!text.isEmpty() && !text.startsWith("/")) {
      throw new IllegalArgumentException(
          "the path to a value begins with a slash, as in /" + text.replace('.', '/'));
    }
    return JsonPointer.compile(text);
  }

  /** A file of several questions. */
  record Many(
      String game,
      Optional<String> pack,
      @Default("[]") ImmutableList<Citation> shows,
      @Default("{}") Setting setup,
      @Size(min = 1) ImmutableList<Case> cases) {}

  /** A file of one question. */
  record Single(
      String game,
      Optional<String> pack,
      @Default("[]") ImmutableList<Citation> shows,
      String asks,
      Optional<String> answer,
      @Default("{}") Setting setup,
      @Default("{}") Position given,
      @Default("[]") ImmutableList<String> when,
      Optional<JsonNode> then) {
    Many many() {
      Case only = new Case(asks, answer, setup, given, when, then);
      return new Many(game, pack, shows, Setting.NONE, ImmutableList.of(only));
    }
  }

  record Case(
      String asks,
      Optional<String> answer,
      @Default("{}") Setting setup,
      @Default("{}") Position given,
      @Default("[]") ImmutableList<String> when,
      Optional<JsonNode> then) {}

  record Setting(
      @Range(min = 1) Optional<Integer> seats,
      @Default("{}") ImmutableMap<String, JsonNode> options) {
    static final Setting NONE = new Setting(Optional.empty(), ImmutableMap.of());

    /** This setup, and for what it does not say the one that all questions of the file share. */
    Setting on(Setting shared) {
      Map<String, JsonNode> all = new LinkedHashMap<>(shared.options);
      all.putAll(options);
      return new Setting(seats.or(shared::seats), ImmutableMap.copyOf(all));
    }
  }

  record Position(
      Optional<JsonNode> state,
      Optional<JsonNode> position,
      @Default("[]") ImmutableList<String> moves) {}

  record Then(
      Optional<JsonNode> legal,
      Optional<JsonNode> illegal,
      @Default("{}") ImmutableMap<JsonPointer, JsonNode> state,
      @Default("{}") ImmutableMap<JsonPointer, JsonNode> view,
      Optional<JsonNode> viewer,
      @Default("[]") ImmutableList<JsonNode> events,
      @Default("[]") ImmutableList<JsonNode> notEvents,
      @Default("[]") ImmutableList<JsonNode> during,
      @Default("[]") ImmutableList<JsonNode> notDuring,
      Optional<Choices> choices,
      Optional<JsonNode> outcome) {
    /** Whether anything is expected to happen, or not to happen. */
    boolean speaksOfEvents() {
      return !(events.isEmpty() && notEvents.isEmpty() && during.isEmpty() && notDuring.isEmpty());
    }

    /** Whether anything is expected of the position that the move leads to. */
    boolean speaksOfAftermath() {
      return !state.isEmpty()
          || !view.isEmpty()
          || speaksOfEvents()
          || choices.isPresent()
          || outcome.isPresent();
    }
  }

  record Choices(
      Optional<ImmutableList<String>> has,
      Optional<ImmutableList<String>> lacks,
      Optional<ImmutableList<String>> exactly) {}

  record End(
      @Size(min = 1) Optional<ImmutableList<Outcome.Result>> result, Optional<Citation> clause) {}
}
