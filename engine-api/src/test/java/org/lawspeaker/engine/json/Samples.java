package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Problem;

/** A small card pack that uses every kind of component. */
final class Samples {
  private Samples() {}

  enum Suit {
    RED_MOON,
    BLUE
  }

  @Doc("What a card does.")
  sealed interface Effect {}

  record Damage(@Range(min = 1) int amount, @Default("front") Target target) implements Effect {}

  record Heal(int amount) implements Effect {}

  record Peek() implements Effect {}

  record DrawCards(@Default("1") int count) implements Effect {}

  record All(ImmutableList<Effect> effects) implements Effect {}

  record Unless(Effect effect) implements Effect {}

  record Pay(ImmutableMap<Suit, Integer> price) implements Effect {}

  record Note(JsonNode says) implements Effect {}

  record Maybe(Optional<String> text) implements Effect {}

  sealed interface Rare extends Effect {}

  record Banish(@Range(min = 0, max = 9) int upTo) implements Rare {}

  enum Simple implements Rare {
    WIN,
    LOSE_ALL
  }

  enum Target {
    FRONT,
    BACK
  }

  @Doc("A card.")
  record Card(
      @Doc("As printed.") String name,
      @Range(min = 0, max = 20) int hp,
      long seed,
      @Default("false") boolean unique,
      Suit suit,
      Optional<Integer> level,
      Optional<Citation> rule,
      @Default("1/2") Fraction odds,
      @Default("[]") ImmutableList<Effect> effects,
      @Default("[]") @Size(max = 2) ImmutableSet<String> tags,
      @Default("{}") ImmutableMap<Suit, Integer> failPenalty) {
    Card {
      if (name.isBlank()) {
        throw new IllegalArgumentException("a card needs a name");
      }
    }
  }

  record Pack(@Size(min = 1) ImmutableList<Card> cards) {}

  record Pair<T>(T left, T right) {}

  record Pairs(Pair<Integer> numbers, Pair<Effect> effects) {}

  static Document yaml(String... lines) {
    return Document.yaml("pack.yaml", String.join("\n", lines)).orThrow();
  }

  static <T> T read(Class<T> type, String... lines) {
    return Records.STANDARD.read(yaml(lines), type).orThrow();
  }

  /** The problems as text, place first. */
  static ImmutableList<String> problems(Checked<?> checked) {
    return checked.problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  static ImmutableList<String> problems(Class<?> type, String... lines) {
    return problems(Records.STANDARD.read(yaml(lines), type));
  }
}
