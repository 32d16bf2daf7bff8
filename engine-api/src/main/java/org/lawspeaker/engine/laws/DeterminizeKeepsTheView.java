package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Viewer;

/** A determinized state is a possible one, and its viewer cannot tell it from the truth. */
record DeterminizeKeepsTheView<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "determinize-keeps-the-view";
  }

  @Override
  public String says() {
    return "A determinized state is sound and gives its viewer the same view and the same moves.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    Look<S, M, V> look = at.look(random);
    Viewer viewer = look.viewer();
    S world = look.world(viewer);
    return Finding.unlessEqual(
            "determinize made an impossible position for " + viewer,
            ImmutableList.of(),
            game.check(world))
        .or(
            () ->
                Likeness.between(
                    viewer + " can tell a determinized state",
                    viewer,
                    at,
                    world,
                    look.likeness(viewer)));
  }
}
