package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.lawspeaker.engine.kit.Words;

/** Parts of the texts that cards show, made from their effects. */
public final class Wording {
  private Wording() {}

  /** With a capital at the beginning and a full stop at the end. */
  public static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
  }

  /** What is said of somebody else: {@code they lose their gold}. */
  static String theirs(String says) {
    return says.replaceAll("\\byour\\b", "their").replaceAll("\\byou\\b", "they");
  }

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
