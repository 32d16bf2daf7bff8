package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Abilities in words, made from what they do. */
public final class Wording {
  private Wording() {}

  /** {@code Front (x1): take 1 damage, then move this monster to position 2}. */
  static String of(String prefix, ImmutableList<Lasting> lasting, ImmutableList<Effect> effects) {
    String body =
        Stream.concat(lasting.stream().map(Lasting::says), done(effects))
            .collect(Collectors.joining("; "));
    return prefix.isEmpty() ? body : prefix + ": " + body;
  }

  /** The same of an ability of the hero. */
  static String ofHero(
      String prefix, ImmutableList<Lasting> lasting, ImmutableList<Effect> effects) {
    String body =
        Stream.concat(lasting.stream().map(Lasting::saysOfHero), done(effects))
            .collect(Collectors.joining("; "));
    return prefix.isEmpty() ? body : prefix + ": " + body;
  }

  /** Effects, one after the other; nothing without any. */
  private static Stream<String> done(ImmutableList<Effect> effects) {
    return effects.isEmpty() ? Stream.empty() : Stream.of(of(effects));
  }

  /** Effects, one after the other. */
  public static String of(ImmutableList<Effect> effects) {
    return effects.stream().map(Effect::says).collect(Collectors.joining(", then "));
  }
}
