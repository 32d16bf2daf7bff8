package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;

/** Copies of short lists with one entry more, less, or another. */
public final class Lists {
  private Lists() {}

  /** With another entry at this index; a list that is as long as before if there is none there. */
  public static <T> ImmutableList<T> with(ImmutableList<T> list, int index, T entry) {
    if (list.size() == 2) { // most lists are as short as this: no builder
      return ImmutableList.of(at(0, list, index, entry), at(1, list, index, entry));
    }
    if (list.size() == 3) {
      return ImmutableList.of(
          at(0, list, index, entry), at(1, list, index, entry), at(2, list, index, entry));
    }
    if (list.size() == 4) {
      return ImmutableList.of(
          at(0, list, index, entry),
          at(1, list, index, entry),
          at(2, list, index, entry),
          at(3, list, index, entry));
    }
    ImmutableList.Builder<T> copy = ImmutableList.builderWithExpectedSize(list.size());
    for (int i = 0; i < list.size(); i++) {
      copy.add(at(i, list, index, entry));
    }
    return copy.build();
  }

  private static <T> T at(int i, ImmutableList<T> list, int changed, T entry) {
    return i == changed ? entry : list.get(i);
  }

  /** With one more entry at the end. */
  public static <T> ImmutableList<T> plus(ImmutableList<T> list, T entry) {
    return plus(list, list.size(), entry);
  }

  /** With one more entry at this index, 0 to the size of the list, before those behind it. */
  public static <T> ImmutableList<T> plus(ImmutableList<T> list, int index, T entry) {
    if (list.isEmpty()) {
      return ImmutableList.of(entry);
    }
    if (list.size() == 1) {
      T other = list.get(0);
      return index == 0 ? ImmutableList.of(entry, other) : ImmutableList.of(other, entry);
    }
    ImmutableList.Builder<T> copy = ImmutableList.builderWithExpectedSize(list.size() + 1);
    for (int i = 0; i < list.size(); i++) {
      if (i == index) {
        copy.add(entry);
      }
      copy.add(list.get(i));
    }
    return (index == list.size() ? copy.add(entry) : copy).build();
  }

  /** Without the entry at this index. */
  public static <T> ImmutableList<T> without(ImmutableList<T> list, int index) {
    ImmutableList.Builder<T> copy = ImmutableList.builderWithExpectedSize(list.size());
    for (int i = 0; i < list.size(); i++) {
      if (i != index) {
        copy.add(list.get(i));
      }
    }
    return copy.build();
  }

  /** The entries that pass, each asked once; the list itself if all do. */
  public static <T> ImmutableList<T> where(ImmutableList<T> list, Predicate<? super T> passes) {
    int all = 0;
    while (all < list.size() && passes.test(list.get(all))) {
      all++;
    }
    if (all == list.size()) {
      return list;
    }
    ImmutableList.Builder<T> passing = ImmutableList.builderWithExpectedSize(list.size() - 1);
    for (int i = 0; i < list.size(); i++) {
      if (i < all || (i > all && passes.test(list.get(i)))) {
        passing.add(list.get(i));
      }
    }
    return passing.build();
  }
}
