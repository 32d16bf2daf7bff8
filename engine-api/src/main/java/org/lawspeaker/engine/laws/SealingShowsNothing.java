package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Viewer;

/** While others still owe, a sealed choice is nobody else's business. */
record SealingShowsNothing<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "sealing-shows-nothing";
  }

  @Override
  public String says() {
    return "A sealed choice changes nobody else's view, and its events do not tell what was"
        + " chosen.";
  }

  @Override
  public int stride() {
    return 2;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    if (!(at.pending() instanceof Pending.Commit<M> commit) || commit.owing().size() < 2) {
      return Optional.empty();
    }
    Seat sealer = Situation.one(commit.owing().asList(), random);
    ImmutableList<M> choices = Situation.some(at.legalOf(sealer), 3, random);
    for (Viewer viewer : at.viewers()) {
      if (!viewer.equals(sealer)) {
        Optional<Finding> finding = shown(at, viewer, choices);
        if (finding.isPresent()) {
          return finding;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> shown(Situation<S, M, V> at, Viewer viewer, ImmutableList<M> choices) {
    Game<S, M, V> game = at.game();
    V before = at.answers().view(viewer);
    ImmutableSet.Builder<ImmutableList<Event>> told = ImmutableSet.builder();
    for (M choice : choices) {
      Transition<S> sealed = at.answers().explained(choice);
      V after = game.view(sealed.next(), viewer);
      if (!after.equals(before)) {
        return Finding.of(viewer + " sees that a choice was sealed: " + choice, before, after);
      }
      told.add(sealed.eventsFor(viewer));
    }
    return told.build().size() <= 1
        ? Optional.empty()
        : Finding.of("events tell " + viewer + " what was sealed", "the same events", told.build());
  }
}
