package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Phase;

/** Whole cards in words: one sentence for each part of a card, from the top down. */
public final class Wording {
  private final List<String> sentences = new ArrayList<>();

  private Wording() {}

  public static String of(DestinyCard card) {
    Wording wording = new Wording();
    wording.add(
        word(card.type())
            + " ("
            + String.join(", ", card.subtypes())
            + (card.unique() ? "), unique" : ")")
            + ", cost "
            + card.cost()
            + symbols(card.attributes(), card.symbols()));
    card.upkeep().ifPresent(upkeep -> wording.add("upkeep: " + upkeep.says()));
    String phases = phases(card.phases(), ": ");
    card.lasting().forEach(each -> wording.add(phases + each.says()));
    card.activated().ifPresent(each -> wording.add(phases + each.says()));
    card.triggers().forEach(each -> wording.add(phases + each.says()));
    if (card.type() == DestinyType.EVENT) {
      wording.played(card.phases(), card.effects());
    }
    return wording.text();
  }

  public static String of(BaneCard card) {
    Wording wording = new Wording();
    wording.add("bane, cost " + card.cost() + symbols(card.attributes(), card.symbols()));
    wording.played(card.phases(), card.effects());
    return wording.text();
  }

  public static String of(LandCard card) {
    Wording wording = new Wording();
    wording.add("land of " + symbols(card.attributes(), ImmutableList.of()).substring(2));
    wording.add("free to oppose: " + String.join(", ", card.subtypes()));
    wording.add("horn: " + of(card.horn()));
    wording.add("wolf: " + phases(card.phases(), ": ") + card.wolf().says());
    return wording.text();
  }

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
            + ": ";
  }

  private static String symbols(Attributes attributes, ImmutableList<Symbol> symbols) {
    List<String> shown = new ArrayList<>();
    if (!attributes.isNone()) {
      shown.add(attributes.says());
    }
    symbols.forEach(symbol -> shown.add(word(symbol)));
    return shown.isEmpty() ? "" : ", " + String.join(", ", shown);
  }

  private static String phases(ImmutableList<Phase> phases, String end) {
    return phases.isEmpty()
        ? ""
        : "in " + phases.stream().map(Phase::says).collect(Collectors.joining(" or ")) + end;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** When a card is played and what it then does; both may be left out. */
  private void played(ImmutableList<Phase> phases, ImmutableList<Effect> effects) {
    add(phases(phases, effects.isEmpty() ? "" : ": ") + of(effects));
  }

  private void add(String sentence) {
    if (sentence.isEmpty()) {
      return;
    }
    sentences.add(sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1));
  }

  private String text() {
    return String.join(". ", sentences) + ".";
  }
}
