package org.lawspeaker.command.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.engine.show.Shown;

/** What real games show is drawn whole at 80 columns. */
class EveryGameTest {
  private static final int PLIES = 150;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect-four",
        "ember-court",
        "hand-of-destiny",
        "thorgal",
        "prestige-rpg",
        "hof-ordeals",
        "gloom-kilforth"
      })
  void noLineIsWiderThanThePage(String id) {
    check(GameProvider.find(id).orElseThrow().game());
  }

  private static <S, M extends Move, V> void check(Game<S, M, V> game) {
    Setup setup = game.info().complete(Setup.of(game.info().mostSeats())).orThrow();
    Catalogue catalogue = Showing.of(game).orElseThrow().catalogue();
    SplittableRandom random = new SplittableRandom(5);
    Look look =
        new Look(
            Look.STANDARD_WIDTH,
            Ink.COLOURED,
            SeatNames.numbered(setup.seats(), ImmutableList.of(), Optional.of(Seat.of(0))));
    for (Face face : catalogue.faces()) {
      fits(FacePanel.of(face, catalogue, look));
    }
    S state = game.start(setup).orThrow();
    for (int ply = 0; ply < PLIES && !game.pending(state).isOver(); ply++) {
      Pending<M> pending = game.pending(state);
      if (pending instanceof Pending.Chance<M> chance) {
        state = game.apply(state, chance.outcomes().sample(random));
        continue;
      }
      Seat seat = pending.owing().asList().get(0);
      Shown shown = Shown.of(game, state, seat).orElseThrow();
      fits(SceneDrawing.of(shown.scene(), catalogue, look).lines());
      fits(ChoiceList.of(shown.asked().orElseThrow().offers()).lines(look));
      ImmutableList<M> moves = game.legalMoves(state, seat);
      state = game.apply(state, moves.get(random.nextInt(moves.size())));
    }
  }

  private static void fits(ImmutableList<String> lines) {
    assertThat(lines).allMatch(line -> Lines.width(line) <= Look.STANDARD_WIDTH);
  }
}
