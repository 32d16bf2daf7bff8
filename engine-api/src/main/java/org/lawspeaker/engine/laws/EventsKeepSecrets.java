package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Viewer;

/**
 * Events tell a viewer nothing that the view afterwards hides. Two ways to catch one that does: one
 * move in two states that the viewer cannot tell apart, before or after; and two moves of one kind
 * by another actor that the viewer cannot tell apart afterwards. If a seat chooses openly, that may
 * be the order alone in which the same things happen: all have heard it, and no view keeps it. Nor
 * does the view of a seat keep what was told in secret to somebody who has left it in the same ply.
 *
 * @param oracle deals anew what a seat cannot know, if there is one
 */
record EventsKeepSecrets<S, M extends Move, V>(Optional<TwinDeal<S>> oracle)
    implements Law<S, M, V> {
  private static final int SAMPLE = 4;

  @Override
  public String name() {
    return "events-keep-secrets";
  }

  @Override
  public String says() {
    return "If a viewer's views before and after do not tell two plies apart, neither do the"
        + " events.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Look<S, M, V> look = at.look(random);
    Viewer viewer = look.viewer();
    ImmutableList<M> moves = look.moves(SAMPLE);
    for (S twin : look.twins(oracle, viewer)) {
      for (M move : moves) {
        Optional<Finding> finding = told(at, viewer, move, twin, move, false);
        if (finding.isPresent()) {
          return finding;
        }
      }
    }
    boolean isOpen = at.pending() instanceof Pending.Choose<M>;
    for (int i = 1; i < moves.size(); i++) {
      M move = moves.get(i);
      M other = moves.get(i - 1);
      if (move.getClass() == other.getClass()
          && move.by().equals(other.by())
          && !move.by().equals(viewer)) {
        Optional<Finding> finding = told(at, viewer, move, at.state(), other, isOpen);
        if (finding.isPresent()) {
          return finding;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> told(
      Situation<S, M, V> at, Viewer viewer, M move, S there, M moveThere, boolean inAnyOrder) {
    Game<S, M, V> game = at.game();
    if (!game.judge(there, moveThere).isLegal()) {
      return Optional.empty();
    }
    Transition<S> one = at.answers().explained(move);
    Transition<S> other =
        there == at.state() ? at.answers().explained(moveThere) : game.explain(there, moveThere);
    boolean isLeft = isLeft(at.state(), one.next(), viewer) && isLeft(there, other.next(), viewer);
    ImmutableList<Event> told = told(one, viewer, isLeft);
    ImmutableList<Event> toldThere = told(other, viewer, isLeft);
    return told.equals(toldThere)
            || (inAnyOrder
                && ImmutableMultiset.copyOf(told).equals(ImmutableMultiset.copyOf(toldThere)))
            || one.next().equals(other.next())
            || !game.view(one.next(), viewer).equals(game.view(other.next(), viewer))
        ? Optional.empty()
        : Finding.of("events tell " + viewer + " what the view hides: " + move, told, toldThere);
  }

  /** What a viewer is told; of one who leaves the seat, without what only some were told. */
  private static ImmutableList<Event> told(Transition<?> ply, Viewer viewer, boolean isLeft) {
    ImmutableList<Event> all = ply.eventsFor(viewer);
    return isLeft
        ? all.stream()
            .filter(event -> event.audience().isEmpty())
            .collect(ImmutableList.toImmutableList())
        : all;
  }

  /** Whether the viewer sits elsewhere afterwards, so that the view is another's. */
  private boolean isLeft(S before, S after, Viewer viewer) {
    return viewer instanceof Seat seat
        && oracle.filter(each -> each.isLeft(before, after, seat)).isPresent();
  }
}
