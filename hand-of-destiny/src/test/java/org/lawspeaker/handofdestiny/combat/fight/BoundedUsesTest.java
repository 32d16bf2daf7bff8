package org.lawspeaker.handofdestiny.combat.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** However many choices a free ability leaves open, looking ahead takes bounded work. */
class BoundedUsesTest {
  /** A free ability of so many turns of a strength card. */
  private static HandOfDestiny turning(int cards) {
    String turns =
        IntStream.range(0, cards)
            .mapToObj(i -> "{turn-strength: {which: chosen, turn: flip}}")
            .collect(Collectors.joining(", "));
    return HandOfDestinyProvider.read(
            new PackText(
                "turning.yaml",
                "extends: reference\nname: turning\nversion: '1'\n"
                    + "replace: {heroes: {Lysa: {left: {Eagle Eye: {effects: ["
                    + turns
                    + "]}}}}}"))
        .orThrow();
  }

  private static HandState fight(HandOfDestiny game) {
    HandState start = game.start(Setup.of(1).with("hero", "lysa")).orThrow();
    return game.notation()
        .arrange(
            start,
            Document.yaml(
                    "fight",
                    "{row: [phase-worm, berserker], strength: [stone-giant, scout, bone-knight]}")
                .orThrow()
                .root())
        .orThrow();
  }

  @Test
  @Shows("HOD-Q-88")
  @Timeout(60)
  void freeUsesOfOneStepAreCounted() {
    HandOfDestiny game = turning(12);
    HandState state = fight(game);
    HandMove use = game.notation().readMove(state, "use eagle-eye").orThrow();
    int uses = 0;
    Verdict verdict = game.judge(state, use);
    while (verdict.isLegal()) {
      uses++;
      state = game.apply(state, use);
      while (!game.judge(state, use).isLegal() && uses <= 24 && isPicking(game, state)) {
        state = game.apply(state, game.legalMoves(state).get(0));
      }
      verdict = game.judge(state, use);
    }

    assertThat(uses).isBetween(1, 24);
    assertThat(verdict.citations().toString()).containsAnyOf("HOD-Q-88", "HOD-Q-48");
  }

  private static boolean isPicking(HandOfDestiny game, HandState state) {
    return game.pending(state).asked().orElseThrow().name().equals("pick");
  }

  @Test
  @Timeout(60)
  void aUseThatIsLegalCanBeEnded() {
    HandOfDestiny game = turning(12);
    HandState state = fight(game);
    for (int ply = 0; ply < 60; ply++) {
      assertThat(game.legalMoves(state)).isNotEmpty();
      HandMove use = game.notation().readMove(state, "use eagle-eye").orThrow();
      HandMove next =
          game.judge(state, use).isLegal()
              ? use
              : game.legalMoves(state).get(game.legalMoves(state).size() - 1);
      state = game.apply(state, next);
    }
  }
}
