package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Parts of the texts that cards show, made from their effects. */
public final class Wording {
  private Wording() {}

  /** Effects, one after the other. */
  public static String of(ImmutableList<Effect> effects) {
    return effects.stream().map(Effect::says).collect(Collectors.joining(", then "));
  }

  /** What must hold, before what it is for. */
  public static String when(ImmutableList<Condition> conditions) {
    return conditions.isEmpty()
        ? ""
        : "if "
            + conditions.stream().map(Condition::says).collect(Collectors.joining(" and "))
            + ", ";
  }

  /** Several sentences as one text; nothing for none. */
  public static String sentences(List<String> sentences) {
    return sentences.stream()
        .filter(each -> !each.isEmpty())
        .map(each -> each.substring(0, 1).toUpperCase(Locale.ROOT) + each.substring(1) + ".")
        .collect(Collectors.joining(" "));
  }
}
