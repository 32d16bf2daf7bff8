package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Optional;
import org.lawspeaker.engine.Viewer;

/**
 * A value of the state, or of a view.
 *
 * @param viewer whose view; if empty, the state itself
 * @param at a JSON pointer
 * @param value what must be there; numbers are compared by value, lists and objects whole
 */
record ValueExpected(Optional<Viewer> viewer, JsonPointer at, JsonNode value)
    implements AftermathExpected {
  private static final Comparator<JsonNode> BY_VALUE =
      (one, other) ->
          one.isNumber() && other.isNumber()
              ? one.decimalValue().compareTo(other.decimalValue())
              : one.equals(other) ? 0 : 1;

  @Override
  public String says() {
    return phrase(value);
  }

  @Override
  public Finding against(Aftermath aftermath) {
    JsonNode tree = viewer.map(aftermath::view).orElseGet(aftermath::state);
    JsonNode found = tree.at(at);
    return new Finding(value.equals(BY_VALUE, found), says(), phrase(found), ImmutableList.of());
  }

  private String phrase(JsonNode node) {
    String tree = viewer.map(who -> "view of " + ViewerNames.phrase(who)).orElse("state");
    return tree + " " + at + " " + (node.isMissingNode() ? "is not there" : "is " + node);
  }
}
