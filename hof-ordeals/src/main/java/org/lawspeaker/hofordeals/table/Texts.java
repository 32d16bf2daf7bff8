package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;

/** What cards of several kinds do, paragraph by paragraph. */
final class Texts {
  private Texts() {}

  /** What is in force while the card is, then what it does. */
  static ImmutableList<String> of(Card card) {
    return of("", card);
  }

  /** The same with this before each paragraph. */
  static ImmutableList<String> of(String before, Card card) {
    ImmutableList.Builder<String> text = ImmutableList.builder();
    card.lasting().forEach(each -> text.add(before + each.says()));
    String joint = before.isEmpty() ? ": " : ", ";
    card.abilities().forEach(each -> text.add(before + each.says(card, joint)));
    return text.build();
  }

  /** A reward as a paragraph. */
  static String reward(ImmutableList<Effect> reward) {
    return "reward: " + (reward.isEmpty() ? "nothing" : Wording.of(reward));
  }
}
