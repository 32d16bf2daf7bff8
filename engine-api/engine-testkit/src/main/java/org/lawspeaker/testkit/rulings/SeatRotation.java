package org.lawspeaker.testkit.rulings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lawspeaker.engine.json.Document;

/**
 * The questions of a ruling file with everybody one seat further on, so that no answer rests on who
 * sits where. Options of a seat go along, {@code faction-0} becomes {@code faction-1}; so do seats
 * in texts: {@code seat 0}, {@code seat-0}, and {@code @0} behind a card.
 *
 * <pre>{@code
 * SeatRotation.of("destiny", "conqueror", "owner").withTables("sides")
 * }</pre>
 *
 * @param seats keys of positions, states and events whose value is the number of a seat
 * @param tables keys under which there is an entry for each seat, in a map or a list
 * @param game what only the game knows
 */
public record SeatRotation(ImmutableSet<String> seats, ImmutableSet<String> tables, OfGame game) {
  private static final ImmutableSet<String> EVERYWHERE = ImmutableSet.of("seat", "viewer");
  private static final Pattern IN_TEXT = Pattern.compile("(?<=\\bseat[ -]|@(?:\\d,){0,7})\\d");
  private static final Pattern OF_SEAT = Pattern.compile("(.*-)(\\d)");
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** What only a game knows about seats in its rulings. */
  public interface OfGame {
    /** Writes into a position what holds for it unless written, if that depends on seats. */
    default void complete(ObjectNode position, int seats) {}

    /**
     * A move with the seats that are written in ways of the game's own.
     *
     * @param position from which it is made
     * @param turned the move, with the seats turned that are written as everywhere
     */
    default String turned(JsonNode position, int seats, String turned) {
      return turned;
    }
  }

  /** A rotation with these keys whose value is a seat, beside {@code seat} and {@code viewer}. */
  public static SeatRotation of(String... keys) {
    return new SeatRotation(
        ImmutableSet.<String>builder().addAll(EVERYWHERE).add(keys).build(),
        ImmutableSet.of("result"),
        new OfGame() {});
  }

  /** The same with these keys that have an entry for each seat, beside {@code result}. */
  public SeatRotation withTables(String... keys) {
    return new SeatRotation(
        seats, ImmutableSet.<String>builder().addAll(tables).add(keys).build(), game);
  }

  /** The same with what the game knows. */
  public SeatRotation with(OfGame known) {
    return new SeatRotation(seats, tables, known);
  }

  /** The seat after this one. */
  public static int next(int seat, int seats) {
    return seat < seats ? (seat + 1) % seats : seat;
  }

  /**
   * The text of a ruling file with the seats turned.
   *
   * @param fewest how many play if a question does not say
   */
  public String turn(String yaml, int fewest) {
    JsonNode file = Document.yaml("ruling", yaml).orThrow().root();
    ObjectNode turned = NODES.objectNode();
    ObjectNode single = NODES.objectNode();
    JsonNode shared = file.has("cases") ? file.path("setup") : NODES.objectNode();
    for (Map.Entry<String, JsonNode> member : file.properties()) {
      boolean ofFile = ImmutableSet.of("game", "pack", "shows").contains(member.getKey());
      if (ofFile) {
        turned.set(member.getKey(), member.getValue());
      } else if (!file.has("cases")) {
        single.set(member.getKey(), member.getValue());
      }
    }
    ArrayNode cases = turned.putArray("cases");
    if (file.has("cases")) {
      file.get("cases").forEach(each -> cases.add(ruling(each, shared, fewest)));
    } else {
      cases.add(ruling(single, shared, fewest));
    }
    return turned.toString();
  }

  private ObjectNode ruling(JsonNode ruling, JsonNode shared, int fewest) {
    ObjectNode setup = shared.isObject() ? shared.deepCopy() : NODES.objectNode();
    ObjectNode options = setup.withObject("/options");
    JsonNode own = ruling.path("setup");
    own.path("options").properties().forEach(each -> options.set(each.getKey(), each.getValue()));
    if (own.has("seats")) {
      setup.set("seats", own.get("seats"));
    }
    int players = setup.path("seats").asInt(fewest);
    Turning turning = new Turning(players, ruling.path("given").path("position"));
    ObjectNode turned = ruling.deepCopy();
    turned.set("setup", turning.setup(setup));
    if (turning.position.isObject()) {
      game.complete((ObjectNode) turned.at("/given/position"), players);
    }
    for (String key : ImmutableSet.of("given", "when", "then")) {
      if (turned.has(key)) {
        turned.set(key, turning.any(turned.get(key)));
      }
    }
    return turned;
  }

  /** The rotation of one question. */
  private final class Turning {
    private final int players;
    private final JsonNode position;

    Turning(int players, JsonNode position) {
      this.players = players;
      this.position = position;
    }

    private JsonNode setup(ObjectNode setup) {
      ObjectNode options = NODES.objectNode();
      for (Map.Entry<String, JsonNode> each : setup.get("options").properties()) {
        options.set(
            OF_SEAT.matcher(each.getKey()).replaceAll(found -> found.group(1) + number(found, 2)),
            seats.contains(each.getKey()) ? seat(each.getValue()) : any(each.getValue()));
      }
      return setup.deepCopy().set("options", options);
    }

    private String number(MatchResult found, int group) {
      return "" + next(Integer.parseInt(found.group(group)), players);
    }

    private JsonNode any(JsonNode node) {
      if (node.isTextual()) {
        String text = IN_TEXT.matcher(node.asText()).replaceAll(found -> number(found, 0));
        return NODES.textNode(game.turned(position, players, text));
      }
      if (node.isArray()) {
        ArrayNode list = NODES.arrayNode();
        node.forEach(each -> list.add(any(each)));
        return list;
      }
      if (!node.isObject()) {
        return node;
      }
      ObjectNode members = NODES.objectNode();
      for (Map.Entry<String, JsonNode> each : node.properties()) {
        String key = each.getKey();
        members.set(pointer(key), member(key.substring(key.lastIndexOf('/') + 1), each.getValue()));
      }
      return members;
    }

    private JsonNode member(String key, JsonNode value) {
      if (seats.contains(key)) {
        return seat(value);
      }
      JsonNode turned = any(value);
      if (!tables.contains(key)) {
        return turned;
      }
      if (turned.isArray()) {
        ArrayNode list = NODES.arrayNode();
        for (int i = 0; i < turned.size(); i++) {
          list.add(turned.get((i + turned.size() - 1) % turned.size()));
        }
        return list;
      }
      ObjectNode bySeat = NODES.objectNode();
      turned.properties().forEach(each -> bySeat.set(seat(each.getKey()), each.getValue()));
      return bySeat;
    }

    /** A pointer into a state, such as {@code /sides/0/party}. */
    private String pointer(String key) {
      if (!key.startsWith("/")) {
        return key;
      }
      String[] steps = key.split("/", -1);
      for (int i = 1; i < steps.length; i++) {
        steps[i] = tables.contains(steps[i - 1]) ? seat(steps[i]) : steps[i];
      }
      return String.join("/", steps);
    }

    private JsonNode seat(JsonNode value) {
      if (value.isInt()) {
        return NODES.numberNode(next(value.asInt(), players));
      }
      if (value.isArray()) {
        ArrayNode list = NODES.arrayNode();
        value.forEach(each -> list.add(seat(each)));
        return list;
      }
      return value.isTextual() && value.asText().matches("\\d")
          ? NODES.textNode(seat(value.asText()))
          : any(value);
    }

    private String seat(String written) {
      return written.matches("\\d") ? "" + next(Integer.parseInt(written), players) : written;
    }
  }
}
