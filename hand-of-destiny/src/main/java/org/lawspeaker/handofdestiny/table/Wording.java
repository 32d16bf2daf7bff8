package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Abilities in words, made from what they do. */
final class Wording {
  private Wording() {}

  /** {@code Front (x1): the hero takes 1 damage; move itself to position 2}. */
  static String of(String prefix, ImmutableList<Lasting> lasting, ImmutableList<Effect> effects) {
    String body =
        Stream.concat(lasting.stream().map(Lasting::says), effects.stream().map(Effect::says))
            .collect(Collectors.joining("; "));
    return prefix.isEmpty() ? body : prefix + ": " + body;
  }
}
