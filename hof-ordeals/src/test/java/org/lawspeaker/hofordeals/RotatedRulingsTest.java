package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.ruling.Finding;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;
import org.lawspeaker.testkit.rulings.RulingFiles;

/**
 * The answers of the ruling files are the same if everybody sits one seat on: no rule is about the
 * number of a seat.
 */
class RotatedRulingsTest {
  private static final Path RULINGS = Path.of("src/test/resources/rulings");
  private static final Pattern SEAT = Pattern.compile("seat (\\d)");
  private static final Pattern HERO = Pattern.compile("^/heroes/(\\d)");

  /** Lists with an entry for each seat. */
  private static final Set<String> BY_SEAT = Set.of("scores", "result", "/clock/ending/scores");

  @TestFactory
  Stream<DynamicTest> holdWhereverAPlayerSits() {
    return RulingFiles.texts(RULINGS).stream()
        .map(text -> Document.yaml("ruling", text).orThrow().root())
        .flatMap(
            file ->
                IntStream.range(0, file.get("cases").size())
                    .mapToObj(i -> file.get("cases").get(i)))
        .flatMap(RotatedRulingsTest::rotations);
  }

  private static Stream<DynamicTest> rotations(JsonNode ruling) {
    int seats = ruling.path("setup").path("seats").asInt(2);
    return IntStream.range(1, seats)
        .mapToObj(
            by ->
                dynamicTest(
                    ruling.get("asks").asText() + " (" + by + " on)",
                    () -> holds(new Rotation(seats, by).of(ruling, ""))));
  }

  private static void holds(JsonNode ruling) {
    ObjectNode file = JsonNodeFactory.instance.objectNode();
    file.put("game", HofOrdeals.ID).putArray("cases").add(ruling);
    RulingFile read = RulingFile.read("rotated", file.toString()).orThrow();
    RulingReport report = RulingRunner.run(read, Scene.GAME);
    assertThat(report.problems()).isEmpty();
    report
        .cases()
        .forEach(
            each -> {
              assertThat(each.judgement().problems()).isEmpty();
              assertThat(each.judgement().orThrow().findings()).allMatch(Finding::met);
            });
  }

  /**
   * Everybody moves on.
   *
   * @param seats how many play
   * @param by how many seats
   */
  private record Rotation(int seats, int by) {
    private String seat(String digit) {
      int seat = Integer.parseInt(digit);
      return seat < seats ? String.valueOf((seat + by) % seats) : digit;
    }

    JsonNode of(JsonNode node, String key) {
      if (node.isArray()) {
        return list(node, key);
      }
      if (node.isObject()) {
        ObjectNode rotated = JsonNodeFactory.instance.objectNode();
        node.properties()
            .forEach(
                each -> rotated.set(name(key, each.getKey()), of(each.getValue(), each.getKey())));
        return rotated;
      }
      return node.isTextual() ? TextNode.valueOf(text(node.textValue(), key)) : node;
    }

    private JsonNode list(JsonNode node, String key) {
      ArrayNode rotated = JsonNodeFactory.instance.arrayNode();
      for (int i = 0; i < node.size(); i++) {
        int from = BY_SEAT.contains(key) ? Math.floorMod(i - by, seats) : i;
        rotated.add(of(node.get(from), key));
      }
      return rotated;
    }

    /** Heroes are named by their seats, and so are pointers to them. */
    private String name(String within, String name) {
      return within.equals("heroes")
          ? seat(name)
          : HERO.matcher(name).replaceFirst(found -> "/heroes/" + seat(found.group(1)));
    }

    /** A digit in quotes is a seat, but for the values of options and the amounts of events. */
    private String text(String text, String key) {
      boolean isSeat = text.matches("\\d") && !Set.of("relic-cost", "exchange-rate").contains(key);
      return isSeat && !key.equals("amount")
          ? seat(text)
          : SEAT.matcher(text).replaceAll(found -> "seat " + seat(found.group(1)));
    }
  }
}
