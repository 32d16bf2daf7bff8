package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import java.util.ArrayList;
import java.util.List;

/** Short lists of numbers. */
public final class Cards {
  private Cards() {}

  public static ImmutableList<Integer> sorted(Iterable<Integer> cards) {
    return Ordering.<Integer>natural().immutableSortedCopy(cards);
  }

  public static ImmutableList<Integer> without(ImmutableList<Integer> cards, Integer card) {
    List<Integer> left = new ArrayList<>(cards);
    left.remove(card);
    return ImmutableList.copyOf(left);
  }

  public static ImmutableList<Integer> plus(ImmutableList<Integer> cards, int card) {
    return sorted(ImmutableList.<Integer>builder().addAll(cards).add(card).build());
  }

  public static <T> ImmutableList<T> with(ImmutableList<T> list, int index, T value) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, value);
    return ImmutableList.copyOf(changed);
  }
}
