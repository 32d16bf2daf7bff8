package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * States that a viewer cannot tell from the truth: a determinized one, and a twin deal where there
 * is an oracle.
 */
record Twins<S>(Optional<TwinDeal<S>> oracle) {
  <M extends Move, V> ImmutableList<S> of(
      Situation<S, M, V> at, Viewer viewer, RandomGenerator random) {
    ImmutableList.Builder<S> twins = ImmutableList.builder();
    twins.add(at.game().determinize(at.game().view(at.state(), viewer), random));
    if (viewer instanceof Seat seat) {
      oracle.flatMap(deal -> deal.redeal(at.state(), seat, random)).ifPresent(twins::add);
    }
    return twins.build();
  }
}
