package org.lawspeaker.prestigerpg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Reason;
import org.lawspeaker.engine.Why;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeState;

/** An answer names what was tried on the way to it and did not apply. */
class WhyTest {
  private static final PrestigeRpg GAME = SceneGame.GAME;

  private static Stream<Reason> all(Reason reason) {
    return Stream.concat(Stream.of(reason), reason.under().stream().flatMap(WhyTest::all));
  }

  /** What did not apply while all passed, until Nature moves. */
  private static List<String> notApplied(Scene scene, String... first) {
    List<String> reasons = new ArrayList<>();
    PrestigeState state = scene.state();
    for (String move : first) {
      state = made(state, GAME.notation().readMove(state, move).orThrow(), reasons);
    }
    while (!GAME.pending(state).owing().isEmpty()) {
      String pass = GAME.pending(state).owing().iterator().next() + ": pass";
      state = made(state, GAME.notation().readMove(state, pass).orThrow(), reasons);
    }
    return reasons;
  }

  private static PrestigeState made(PrestigeState state, PrestigeMove move, List<String> reasons) {
    Why why = GAME.why(state, move);
    Stream.concat(why.tried().stream(), why.followed().stream().flatMap(WhyTest::all))
        .filter(reason -> !reason.applies())
        .forEach(reason -> reasons.add(reason.citation() + ": " + reason.says()));
    return GAME.apply(state, move);
  }

  private static Scene bull() {
    return Scene.of(3).faces("bull").creature(100);
  }

  private static Scene turnOfAnn() {
    return bull().set(ANN, "attack-20").hand(BEN, "edge-out", "critical-miss").turns();
  }

  @Test
  void whatDiesNotSaysHowMuchLifeIsLeft() {
    assertThat(notApplied(turnOfAnn()))
        .contains("PRE-TURN-06: Bull is not dead: 20 damage against 100 life");
    assertThat(notApplied(bull().hand(BEN, "counter-strike").randomAttacks()))
        .containsExactly("PRE-DEATH-01: seat 1 does not die: 85 life is left");
  }

  @Test
  void aCardOnASetCardSaysWhichExceptionsWereNotNeeded() {
    assertThat(notApplied(turnOfAnn(), "seat 1: play edge-out on seat-2"))
        .contains(
            "PRE-ABILITY-04: the attack is not linked to a used ability",
            "PRE-EDGE-03: it is no second card of Opportunity Fire, and needs no exception",
            "PRE-EDGE-02: the set card did not come in place of a Stand In");
  }

  @Test
  void aCardOnAnAttackSaysWhyNothingProtectsThat() {
    assertThat(notApplied(turnOfAnn().passesUntil("flipped"), "seat 1: play critical-miss"))
        .contains(
            "PRE-ABILITY-04: the attack is neither a Special Attack nor linked to an ability");
  }
}
