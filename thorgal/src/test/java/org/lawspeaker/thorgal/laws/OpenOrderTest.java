package org.lawspeaker.thorgal.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.laws.Law;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Situation;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.ThorgalView;

/**
 * Two upkeeps that discard, each another hidden card: all hear which was first, and none keeps it.
 */
class OpenOrderTest {
  private static final Thorgal GAME = new ThorgalProvider().game();
  private static final Setup SETUP =
      Setup.of(3)
          .with("faction-1", "vikings")
          .with("faction-2", "outlaws")
          .with("faction-0", "visitors");
  private static final ThorgalState STATE =
      Document.yaml(
              "position",
              "{step: upkeep, destiny: 1, sides: {1: {party: [skald-of-the-north, oarsman],"
                  + " hand: [bearded-axe], pool: [longship@1]}}}")
          .then(position -> GAME.notation().arrange(GAME.start(SETUP).orThrow(), position.root()))
          .orThrow();

  @Test
  void otherHiddenCardsLieOnEachOtherAndNoViewTellsIt() {
    ImmutableList<ThorgalMove> orders = GAME.legalMoves(STATE);
    assertThat(orders).hasSize(2);
    Transition<ThorgalState> one = GAME.explain(STATE, orders.get(0));
    Transition<ThorgalState> other = GAME.explain(STATE, orders.get(1));

    Seat viewer = Seat.of(2);
    assertThat(one.next()).isNotEqualTo(other.next());
    assertThat(GAME.view(one.next(), viewer)).isEqualTo(GAME.view(other.next(), viewer));
    assertThat(one.eventsFor(viewer))
        .isNotEqualTo(other.eventsFor(viewer))
        .containsExactlyInAnyOrderElementsOf(other.eventsFor(viewer));
  }

  @Test
  void anOrderChosenOpenlyIsNoSecret() {
    Law<ThorgalState, ThorgalMove, ThorgalView> law =
        Laws.of(GAME, new Redeal(GAME.cards())).only("events-keep-secrets").list().get(0);
    Situation<ThorgalState, ThorgalMove, ThorgalView> at = Situation.start(GAME, SETUP, STATE);

    for (int seed = 0; seed < 20; seed++) {
      assertThat(law.check(at, new SplittableRandom(seed))).isEmpty();
    }
  }
}
