package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Words;

/** Parts of the texts that cards show, made from their effects. */
public final class Wording {
  private Wording() {}

  /** Effects, one after the other. */
  public static String of(ImmutableList<Effect> effects) {
    return String.join(", then ", effects.stream().map(Effect::says).toList());
  }

  /** What must hold, before what it is for: {@code if you are Hidden, }. */
  public static String when(ImmutableList<Condition> conditions) {
    return conditions.isEmpty()
        ? ""
        : "if " + Words.list(conditions.stream().map(Condition::says).toList()) + ", ";
  }
}
