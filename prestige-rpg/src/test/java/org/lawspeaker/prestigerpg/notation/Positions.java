package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeState;

/** Positions written down for tests, of three players with all expansions. */
final class Positions {
  static final PrestigeRpg GAME = SceneGame.GAME;
  static final PrestigeState START =
      GAME.start(
              Setup.of(3)
                  .with("character-0", "talon")
                  .with("character-1", "orn-hammerfist")
                  .with("character-2", "nyx")
                  .with("deeper-and-darker", "yes")
                  .with("relics-and-ruin", "yes"))
          .orThrow();

  private Positions() {}

  static Checked<PrestigeState> arranged(PrestigeState from, String yaml) {
    return GAME.notation().arrange(from, Document.yaml("overlay", yaml).orThrow().root());
  }

  /** A position that nothing is wrong with, and what these moves make of it. */
  static PrestigeState position(String yaml, String... moves) {
    PrestigeState state = arranged(START, yaml).orThrow();
    assertThat(GAME.check(state)).isEmpty();
    for (String text : moves) {
      PrestigeMove move = GAME.notation().readMove(state, text).orThrow();
      state = GAME.explain(state, move).next();
    }
    return state;
  }

  static ImmutableList<String> problems(Checked<?> checked) {
    return checked.problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }
}
