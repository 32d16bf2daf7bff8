package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;

/** Parts of cards in words. */
public final class Wording {
  private Wording() {}

  /** Effects, one after the other. */
  public static String of(ImmutableList<Effect> effects) {
    return effects.stream().map(Effect::says).collect(Collectors.joining(", then "));
  }

  /** {@code once}, {@code twice}, {@code 3 times}. */
  public static String often(int times) {
    return switch (times) {
      case 1 -> "once";
      case 2 -> "twice";
      default -> times + " times";
    };
  }

  /** What must hold, before what it is for: {@code if you are the destiny player, }. */
  public static String when(ImmutableList<Condition> conditions) {
    return conditions.isEmpty()
        ? ""
        : "if "
            + conditions.stream().map(Condition::says).collect(Collectors.joining(" and "))
            + ", ";
  }
}
