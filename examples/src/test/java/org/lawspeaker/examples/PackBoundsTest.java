package org.lawspeaker.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;

/** What a pack or a position says fits arithmetic and memory: numbers and lists have bounds. */
class PackBoundsTest {
  private static final int MOST = 100_000;

  static Stream<GameProvider> games() {
    return GameProvider.installed().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNumberOfAPackHasBounds(GameProvider game) {
    ImmutableList.Builder<String> open = ImmutableList.builder();
    look(game.packSchema(), "", open);

    assertThat(open.build()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNumberOfAPositionHasBounds(GameProvider provider) {
    Game<?, ?, ?> game = provider.game();
    ImmutableList.Builder<String> open = ImmutableList.builder();
    if (!game.info().pack().equals("none")) { // the tutorials' positions are held by their rules
      look(game.notation().positionSchema(), "", open);
    }

    assertThat(open.build()).isEmpty();
  }

  private static void look(JsonNode node, String at, ImmutableList.Builder<String> open) {
    if (node.path("type").asText().equals("integer")
        && !(isSmall(node.path("minimum")) && isSmall(node.path("maximum")))) {
      open.add(at);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      look(field.getValue(), at + "/" + field.getKey(), open);
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i), at + "/" + i, open);
    }
  }

  private static boolean isSmall(JsonNode bound) {
    return bound.isInt() && Math.abs(bound.intValue()) <= MOST;
  }
}
