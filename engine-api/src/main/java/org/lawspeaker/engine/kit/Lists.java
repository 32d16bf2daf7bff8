package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;

/** Copies of short lists with one entry more, less, or another. */
public final class Lists {
  private Lists() {}

  /** With another entry at this index; a list that is as long as before if there is none there. */
  public static <T> ImmutableList<T> with(ImmutableList<T> list, int index, T entry) {
    ImmutableList.Builder<T> copy = ImmutableList.builderWithExpectedSize(list.size());
    for (int i = 0; i < list.size(); i++) {
      copy.add(i == index ? entry : list.get(i));
    }
    return copy.build();
  }

  /** With one more entry at the end. */
  public static <T> ImmutableList<T> plus(ImmutableList<T> list, T entry) {
    return ImmutableList.<T>builderWithExpectedSize(list.size() + 1)
        .addAll(list)
        .add(entry)
        .build();
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

  /** The entries that pass; the list itself if all do. */
  public static <T> ImmutableList<T> where(ImmutableList<T> list, Predicate<? super T> passes) {
    ImmutableList.Builder<T> passing = ImmutableList.builderWithExpectedSize(list.size());
    boolean all = true;
    for (int i = 0; i < list.size(); i++) {
      if (passes.test(list.get(i))) {
        passing.add(list.get(i));
      } else {
        all = false;
      }
    }
    return all ? list : passing.build();
  }
}
