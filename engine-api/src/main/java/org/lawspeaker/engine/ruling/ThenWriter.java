package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.lawspeaker.engine.Citation;

/** Writes what a question expects. */
final class ThenWriter {
  private final ObjectNode then = JsonNodeFactory.instance.objectNode();

  private ThenWriter() {}

  static ObjectNode write(ImmutableList<Expectation> expected) {
    ThenWriter writer = new ThenWriter();
    expected.forEach(writer::add);
    return writer.then;
  }

  private void add(Expectation expectation) {
    if (expectation instanceof VerdictExpected verdict) {
      then.set(verdict.legal() ? "legal" : "illegal", citations(verdict.citations()));
    } else if (expectation instanceof ValueExpected value) {
      value.viewer().ifPresent(viewer -> then.set("viewer", ViewerNames.write(viewer)));
      String tree = value.viewer().isPresent() ? "view" : "state";
      then.withObjectProperty(tree).set(value.at().toString(), value.value());
    } else if (expectation instanceof EventsExpected events) {
      ArrayNode list = then.putArray(events.span().key());
      events.patterns().forEach(pattern -> list.add(pattern(pattern)));
    } else if (expectation instanceof NoEventExpected none) {
      then.withArrayProperty("not-" + none.span().key()).add(pattern(none.pattern()));
    } else if (expectation instanceof ChoicesExpected choices) {
      String how = choices.how().name().toLowerCase(Locale.ROOT);
      choices.texts().forEach(then.withObjectProperty("choices").putArray(how)::add);
    } else if (expectation instanceof OutcomeExpected.Ended ended) {
      end(ended);
    } else {
      then.put("outcome", "none");
    }
  }

  private static JsonNode citations(ImmutableList<Citation> citations) {
    if (citations.isEmpty()) {
      return BooleanNode.TRUE;
    }
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    citations.forEach(citation -> list.add(citation.id()));
    return list;
  }

  private static JsonNode pattern(EventPattern pattern) {
    if (pattern.facts().isEmpty() && pattern.clause().isEmpty()) {
      return TextNode.valueOf(pattern.kind());
    }
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("kind", pattern.kind());
    pattern.clause().ifPresent(clause -> node.put("clause", clause.id()));
    pattern.facts().forEach(node::put);
    return node;
  }

  private void end(OutcomeExpected.Ended ended) {
    ObjectNode outcome = then.putObject("outcome");
    if (!ended.results().isEmpty()) {
      ArrayNode results = outcome.putArray("result");
      ended.results().forEach(result -> results.add(result.name().toLowerCase(Locale.ROOT)));
    }
    ended.clause().ifPresent(clause -> outcome.put("clause", clause.id()));
  }
}
