package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.command.drawing.Drawn;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SceneDrawing;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.play.Tabletop;
import org.lawspeaker.engine.show.Showing;

/**
 * Draws games. A drawing that somebody made for a game wins over what the game shows of itself.
 *
 * @param drawings what is asked first stands first
 * @param problems what is wrong with those that cannot be used
 */
record Tabletops(ImmutableList<Tabletop<?, ?>> drawings, ImmutableList<Problem> problems) {
  /** These; the last found is asked first, so that an added one wins over the command's own. */
  static Tabletops of(Installed<Tabletop<?, ?>> installed) {
    ImmutableList.Builder<Tabletop<?, ?>> drawings = ImmutableList.builder();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.addAll(installed.problems());
    for (Tabletop<?, ?> drawing : installed.found().reverse()) {
      try {
        Objects.requireNonNull(
            drawing.game()); // a drawing of a game that is not there is found out here
        drawings.add(drawing);
      } catch (RuntimeException | LinkageError e) {
        problems.add(problem(drawing, e));
      }
    }
    return new Tabletops(drawings.build(), problems.build());
  }

  private static Problem problem(Tabletop<?, ?> drawing, Throwable e) {
    Class<?> type = drawing.getClass();
    return new Problem(Services.placeOf(type), type.getName() + " " + Breakage.of(e));
  }

  /**
   * What this viewer sees of this state: as a drawing made for the game shows it, or as the game
   * shows itself, or as an outline.
   */
  <S, M extends Move, V> Drawn draw(Game<S, M, V> game, S state, Viewer viewer, Look look) {
    V view = game.view(state, viewer);
    for (Tabletop<?, ?> drawing : drawings) {
      if (drawing.game().isInstance(game)) {
        try {
          return Drawn.of(draw(drawing, game, view, look.ink()));
        } catch (RuntimeException | LinkageError e) {
          return Drawn.of(problem(drawing, e) + "\n" + Outline.of(game.notation().view(view)));
        }
      }
    }
    return Showing.of(game)
        .map(showing -> SceneDrawing.of(showing.scene(view), showing.catalogue(), look))
        .orElseGet(() -> Drawn.of(Outline.of(game.notation().view(view))));
  }

  private static <G extends Game<?, ?, T>, T> String draw(
      Tabletop<G, T> drawing, Object game, Object view, Ink ink) {
    return drawing.draw(drawing.game().cast(game), drawing.views().cast(view), ink);
  }
}
