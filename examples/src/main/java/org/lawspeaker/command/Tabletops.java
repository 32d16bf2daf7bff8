package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Viewer;
import picocli.CommandLine.Help.Ansi;

/** The drawings that there are; any other game is drawn as an outline of its view. */
final class Tabletops {
  private static final ImmutableList<Tabletop<?, ?>> ALL =
      ImmutableList.of(
          new GridTabletop(),
          new CourtTabletop(),
          new HandTabletop(),
          new ThorgalTabletop(),
          new PrestigeRpgTabletop());

  private Tabletops() {}

  /** What this viewer sees of this state. */
  static <S, M extends Move, V> String draw(Game<S, M, V> game, S state, Viewer viewer, Ansi ansi) {
    V view = game.view(state, viewer);
    for (Tabletop<?, ?> tabletop : ALL) {
      if (tabletop.game().isInstance(game)) {
        return draw(tabletop, game, view, ansi);
      }
    }
    return Outline.of(game.notation().view(view));
  }

  private static <G extends Game<?, ?, T>, T> String draw(
      Tabletop<G, T> tabletop, Object game, Object view, Ansi ansi) {
    return tabletop.draw(tabletop.game().cast(game), tabletop.views().cast(view), ansi);
  }
}
