package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/**
 * Finds all that is wrong with a position at once. A part that cannot be read keeps the rest from
 * being looked at; so the rest is laid without it, and what is then wrong is said, too, unless it
 * may come from what was left out.
 *
 * @param <S> states
 */
final class Mistakes<S> {
  /** So often parts are left out: reading, laying and checking each find mistakes of their own. */
  private static final int MOST_ROUNDS = 4;

  private final JsonNode overlay;
  private final Function<JsonNode, Checked<S>> lay;
  private final Set<String> leftOut = new LinkedHashSet<>();

  /** Where each part of what is laid stands in the whole. */
  private final Map<String, String> places = new HashMap<>();

  private Mistakes(JsonNode overlay, Function<JsonNode, Checked<S>> lay) {
    this.overlay = overlay;
    this.lay = lay;
  }

  /** The position, or everything that is wrong with it. */
  static <S> Checked<S> laid(JsonNode overlay, Function<JsonNode, Checked<S>> lay) {
    Checked<S> whole = lay.apply(overlay);
    return whole.isOk() || !overlay.isObject()
        ? whole
        : Checked.bad(new Mistakes<>(overlay, lay).more(whole.problems()));
  }

  private ImmutableList<Problem> more(ImmutableList<Problem> first) {
    Set<Problem> all = new LinkedHashSet<>(first);
    List<Problem> last = first;
    for (int round = 0; round < MOST_ROUNDS && leaveOut(last); round++) {
      places.clear();
      last = lay.apply(without(overlay, "", "")).problems().stream().map(this::inWhole).toList();
      last.stream().filter(problem -> !mayFollow(problem.place())).forEach(all::add);
    }
    Map<String, Integer> order = new HashMap<>();
    number(overlay, "", order);
    return ImmutableList.sortedCopyOf(
        Comparator.comparing(problem -> order.getOrDefault(nearest(problem.place()), 0)), all);
  }

  /** Numbers the parts of the overlay as they are read, so that problems come in this order. */
  private static void number(JsonNode part, String at, Map<String, Integer> order) {
    order.put(at, order.size());
    part.properties().forEach(each -> number(each.getValue(), at + step(each.getKey()), order));
    for (int i = 0; part.isArray() && i < part.size(); i++) {
      number(part.get(i), at + "/" + i, order);
    }
  }

  private static String step(String key) {
    return "/" + key.replace("~", "~0").replace("/", "~1");
  }

  /** Whether there is anything to leave out that has not been. */
  private boolean leaveOut(List<Problem> problems) {
    boolean more = false;
    for (Problem problem : problems) {
      String part = nearest(problem.place());
      more |= !part.isEmpty() && leftOut.add(part);
    }
    return more;
  }

  /** The part of the overlay that a place is in; the whole, if it is in none. */
  private String nearest(String place) {
    String part = place.startsWith("/") ? place : "";
    while (!part.isEmpty() && overlay.at(part).isMissingNode()) {
      part = part.substring(0, part.lastIndexOf('/'));
    }
    return part;
  }

  private JsonNode without(JsonNode part, String at, String now) {
    places.put(now, at);
    if (part instanceof ObjectNode object) {
      ObjectNode rest = object.objectNode();
      for (Map.Entry<String, JsonNode> each : object.properties()) {
        String step = step(each.getKey());
        if (!leftOut.contains(at + step)) {
          rest.set(each.getKey(), without(each.getValue(), at + step, now + step));
        }
      }
      return rest;
    }
    if (part instanceof ArrayNode array) {
      ArrayNode rest = array.arrayNode();
      for (int i = 0; i < array.size(); i++) {
        if (!leftOut.contains(at + "/" + i)) {
          rest.add(without(array.get(i), at + "/" + i, now + "/" + rest.size()));
        }
      }
      return rest;
    }
    return part;
  }

  private Problem inWhole(Problem problem) {
    String part = problem.place();
    while (!places.containsKey(part) && part.contains("/")) {
      part = part.substring(0, part.lastIndexOf('/'));
    }
    String at = places.getOrDefault(part, part);
    return new Problem(at + problem.place().substring(part.length()), problem.message());
  }

  /** What holds a part that was left out may be wrong for that, and so may a whole zone. */
  private boolean mayFollow(String place) {
    return leftOut.stream().anyMatch(part -> isWithin(part, place))
        || (isZone(place) && leftOut.stream().anyMatch(this::isMoment));
  }

  private static boolean isWithin(String part, String place) {
    return part.equals(place) || part.startsWith(place + "/");
  }

  private static boolean isZone(String place) {
    return place.lastIndexOf('/') <= 0;
  }

  /** Whether a part says when the position is, or how it is with the game as a whole. */
  private boolean isMoment(String part) {
    return isZone(part) && overlay.at(part).isValueNode();
  }
}
