package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.json.Document;

/** Positions of ruling files in which a part or two are something else: a number for a list. */
record WrongParts<S, M extends Move, V>(GraftedPositions<S, M, V> positions) {
  private static final int MOST_PARTS = 3;

  private static final ImmutableList<JsonNode> WRONG =
      Document.json(
              "wrong",
              "[5, -1, 99, 1.5, 99999999999, \"x\", \"\", true, null, {}, [], [1], [{}], {\"a\": 1},"
                  + " {\"0\": {}}, {\"0\": 5}, {\"99\": {}}, [{\"space\": 99}]]")
          .orThrow()
          .root()
          .valueStream()
          .collect(ImmutableList.toImmutableList());

  /** Has so many of them read and checked, which the game has to answer. */
  void answer(int times, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ImmutableSet.Builder<String> keys = ImmutableSet.builder();
    positions.written().forEach(each -> keys.addAll(each.position().fieldNames()));
    ImmutableList<String> zones = keys.build().asList();
    for (int i = 0; i < times; i++) {
      GraftedPositions.Written from =
          positions.written().get(random.nextInt(positions.written().size()));
      answer(from, spoilt(from.position(), zones, random));
    }
  }

  /** Zones that are not laid there are wrong as often as parts of those that are. */
  private static JsonNode spoilt(
      JsonNode position, ImmutableList<String> zones, SplittableRandom random) {
    ObjectNode spoilt = position.deepCopy();
    for (int i = random.nextInt(MOST_PARTS) + 1; i > 0; i--) {
      JsonNode wrong = WRONG.get(random.nextInt(WRONG.size())).deepCopy();
      if (random.nextBoolean()) {
        spoilt.set(zones.get(random.nextInt(zones.size())), wrong);
      } else {
        List<Spot> spots = new ArrayList<>();
        Spot.collect(spoilt, "", spots);
        spots.get(random.nextInt(spots.size())).set(wrong);
      }
    }
    return spoilt;
  }

  private void answer(GraftedPositions.Written from, JsonNode spoilt) {
    Game<S, M, V> game = positions.game();
    try {
      Checked<S> read = game.notation().arrange(game.start(from.setup()).orThrow(), spoilt);
      read.value().ifPresent(game::check);
    } catch (RuntimeException e) {
      throw new AssertionError(
          game.info().id() + " throws instead of answering, with " + from.setup() + "\n" + spoilt,
          e);
    }
  }
}
