package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.laws.TwinDeal;

/** A seat knows neither the other hand nor the bag, nor what the other has sealed. */
public final class DuelTwins implements TwinDeal<DuelState> {
  @Override
  public Optional<DuelState> redeal(DuelState state, Seat seat, RandomGenerator random) {
    return Optional.of(dealt(state, seat.index(), random));
  }

  /** The state with all but this seat's hand dealt anew; -1 deals both hands. */
  static DuelState dealt(DuelState state, int seat, RandomGenerator random) {
    DuelState dealt = state;
    for (int other = 0; other < 2; other++) {
      if (other != seat) {
        List<Integer> pool = new ArrayList<>(dealt.bag());
        pool.addAll(dealt.hands().get(other));
        Collections.shuffle(pool, new Random(random.nextLong()));
        int size = dealt.hands().get(other).size();
        ImmutableList<Integer> hand = Cards.sorted(pool.subList(0, size));
        int sealed = dealt.sealed().get(other) == 0 ? 0 : hand.get(random.nextInt(size));
        dealt =
            dealt
                .withCards(
                    Cards.sorted(pool.subList(size, pool.size())),
                    Cards.with(dealt.hands(), other, hand))
                .withSealed(Cards.with(dealt.sealed(), other, sealed));
      }
    }
    return dealt;
  }
}
