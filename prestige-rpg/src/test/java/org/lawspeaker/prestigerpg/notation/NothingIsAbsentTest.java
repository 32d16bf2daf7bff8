package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeState;

/** In positions and views, what is not there has no key: no number stands for it. */
class NothingIsAbsentTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();

  /** Keys of what may be below nothing, and of effects, which say by how much something changes. */
  private static final ImmutableSet<String> BELOW_NOTHING =
      ImmutableSet.of("prestige", "life", "flat", "gives", "rest", "effects", "steps", "of");

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void noNumberMeansNothing(int seats) {
    SplittableRandom random = new SplittableRandom(seats);
    Setup setup =
        new Setup(seats, ImmutableMap.of("deeper-and-darker", "yes", "relics-and-ruin", "yes"));
    PrestigeState state = GAME.start(setup).orThrow();
    List<String> found = new ArrayList<>();
    for (int ply = 0; ply < 2_000 && found.isEmpty(); ply++) {
      Pending<PrestigeMove> pending = GAME.pending(state);
      if (pending.isOver()) {
        state = GAME.start(setup).orThrow();
        continue;
      }
      if (ply % 5 == 0) {
        find("state", GAME.notation().state(state), found);
        find("view", GAME.notation().view(GAME.view(state, Seat.of(ply % seats))), found);
      }
      ImmutableList<PrestigeMove> legal =
          pending instanceof Pending.Chance<PrestigeMove> chance
              ? ImmutableList.of(chance.outcomes().sample(random))
              : GAME.legalMoves(state);
      state = GAME.applyUnchecked(state, legal.get(random.nextInt(legal.size())));
    }

    assertThat(found).isEmpty();
  }

  private static void find(String place, JsonNode node, List<String> found) {
    if (node.isNumber() && node.intValue() < 0) {
      found.add(place + ": " + node);
    }
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      if (!BELOW_NOTHING.contains(member.getKey())) {
        find(place + "/" + member.getKey(), member.getValue(), found);
      }
    }
    if (node.isArray()) {
      node.forEach(each -> find(place + "/-", each, found));
    }
  }
}
