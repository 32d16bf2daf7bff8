package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Document;

/** Reads what one question expects. */
final class ThenReader {
  private final Document document;
  private final String at;
  private final boolean hasMoves;
  private final List<Problem> problems;
  private final ImmutableList.Builder<Expectation> expected = ImmutableList.builder();

  /**
   * A reader of one {@code then}.
   *
   * @param at the pointer to it
   * @param hasMoves whether the question has a {@code when}
   * @param problems where to note what is wrong
   */
  ThenReader(Document document, String at, boolean hasMoves, List<Problem> problems) {
    this.document = document;
    this.at = at;
    this.hasMoves = hasMoves;
    this.problems = problems;
  }

  /** The expectations; only of use if no problem was noted. */
  ImmutableList<Expectation> read(JsonNode then) {
    record(then, Forms.Then.class, "").ifPresent(this::read);
    return expected.build();
  }

  private void read(Forms.Then then) {
    if (then.legal().isEmpty() && then.illegal().isEmpty() && !then.speaksOfAftermath()) {
      problem(
          "",
          "expects nothing; write legal, illegal, state, view, events, during, choices or outcome");
    }
    verdict(then);
    then.state()
        .forEach((to, value) -> expected.add(new ValueExpected(Optional.empty(), to, value)));
    Optional<Viewer> viewer = viewer(then);
    then.view().forEach((to, value) -> expected.add(new ValueExpected(viewer, to, value)));
    events(Span.LAST, then.events(), then.notEvents());
    events(Span.ALL, then.during(), then.notDuring());
    then.choices().ifPresent(this::choices);
    then.outcome().ifPresent(this::outcome);
    if (!hasMoves && then.speaksOfEvents()) {
      problem("", "events come of moves, but the question has no when");
    }
  }

  private void verdict(Forms.Then then) {
    if (then.legal().isPresent() && then.illegal().isPresent()) {
      problem("", "a move is not legal and illegal at once");
    }
    if (then.illegal().isPresent() && then.speaksOfAftermath()) {
      problem("", "an illegal move leads nowhere; expect nothing but illegal");
    }
    if (!hasMoves && (then.legal().isPresent() || then.illegal().isPresent())) {
      problem("", "the question has no when, so there is no move to judge");
    }
    then.legal().ifPresent(node -> verdict(true, "/legal", node));
    then.illegal().ifPresent(node -> verdict(false, "/illegal", node));
    if (then.legal().isEmpty() && then.illegal().isEmpty() && hasMoves) {
      expected.add(VerdictExpected.LEGAL);
    }
  }

  private void verdict(boolean legal, String key, JsonNode node) {
    ImmutableList.Builder<Citation> citations = ImmutableList.builder();
    boolean isTrue = node.isBoolean() && node.booleanValue();
    if (!isTrue && !(node.isArray() && !node.isEmpty())) {
      problem(key, "expected true, or a list of clauses such as [HOD-HERO-04]");
    }
    for (int i = 0; i < node.size(); i++) {
      record(node.path(i), Citation.class, key + "/" + i).ifPresent(citations::add);
    }
    expected.add(new VerdictExpected(legal, citations.build()));
  }

  private Optional<Viewer> viewer(Forms.Then then) {
    if (then.viewer().isEmpty()) {
      return Optional.of(Seat.of(0));
    }
    Optional<Viewer> viewer = ViewerNames.read(then.viewer().get().asText());
    if (viewer.isEmpty()) {
      problem("/viewer", "expected the number of a seat, spectator or arbiter");
    }
    if (then.view().isEmpty()) {
      problem("/viewer", "a viewer, but no view is expected");
    }
    return viewer;
  }

  private void events(Span span, ImmutableList<JsonNode> some, ImmutableList<JsonNode> none) {
    if (!some.isEmpty()) {
      expected.add(new EventsExpected(span, patterns("/" + span.key(), some)));
    }
    patterns("/not-" + span.key(), none)
        .forEach(pattern -> expected.add(new NoEventExpected(span, pattern)));
  }

  private ImmutableList<EventPattern> patterns(String key, ImmutableList<JsonNode> nodes) {
    ImmutableList.Builder<EventPattern> patterns = ImmutableList.builder();
    for (int i = 0; i < nodes.size(); i++) {
      JsonNode node = nodes.get(i);
      if (node.isTextual()) {
        patterns.add(EventPattern.of(node.textValue()));
      } else if (node.path("kind").isTextual()) {
        Optional<Citation> clause =
            node.has("clause")
                ? record(node.path("clause"), Citation.class, key + "/" + i + "/clause")
                : Optional.empty();
        patterns.add(new EventPattern(node.path("kind").textValue(), clause, facts(node)));
      } else {
        problem(key + "/" + i, "expected a kind of event, or {kind: …, clause: …, fact: value}");
      }
    }
    return patterns.build();
  }

  private static ImmutableMap<String, String> facts(JsonNode node) {
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
    for (Map.Entry<String, JsonNode> fact : node.properties()) {
      if (!fact.getKey().equals("kind") && !fact.getKey().equals("clause")) {
        facts.put(fact.getKey(), fact.getValue().asText());
      }
    }
    return facts.buildOrThrow();
  }

  private void choices(Forms.Choices choices) {
    choices.has().ifPresent(has -> choices(ChoicesExpected.How.HAS, has));
    choices.lacks().ifPresent(lacks -> choices(ChoicesExpected.How.LACKS, lacks));
    choices.exactly().ifPresent(all -> choices(ChoicesExpected.How.EXACTLY, all));
    if (choices.equals(new Forms.Choices(Optional.empty(), Optional.empty(), Optional.empty()))) {
      problem("/choices", "expected has, lacks or exactly");
    }
  }

  private void choices(ChoicesExpected.How how, ImmutableList<String> texts) {
    expected.add(new ChoicesExpected(how, texts));
  }

  private void outcome(JsonNode node) {
    if (node.asText().equals("none")) {
      expected.add(new OutcomeExpected.None());
      return;
    }
    if (!node.isObject() || node.isEmpty()) {
      problem("/outcome", "expected none, or {result: [won], clause: …}");
      return;
    }
    record(node, Forms.End.class, "/outcome")
        .map(
            end -> new OutcomeExpected.Ended(end.result().orElse(ImmutableList.of()), end.clause()))
        .ifPresent(expected::add);
  }

  private <T> Optional<T> record(JsonNode node, Class<T> type, String key) {
    Checked<T> read = Forms.RECORDS.read(node, type);
    read.problems().forEach(problem -> problem(key + problem.place(), problem.message()));
    return read.value();
  }

  private void problem(String key, String message) {
    problems.add(new Problem(document.place(at + key), message));
  }
}
