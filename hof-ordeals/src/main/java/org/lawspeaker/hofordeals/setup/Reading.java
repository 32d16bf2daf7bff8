package org.lawspeaker.hofordeals.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;

/** Rulings with one other reading that tables play. */
enum Reading {
  JACK("jack", "When the Jack is turned up: with his Encounter, or at setup.", "met", "setup", 10),
  BASE_VALUE(
      "base-value",
      "What the base value of a card is: its resource value, or its Effort cost.",
      "value",
      "cost",
      16),
  FAME("fame-floor", "Whether Fame stays at 0 or falls below.", "zero", "none", 18),
  RUSTY_AXE(
      "rusty-axe",
      "Whether Protection takes the Rusty Axe for a card, or passes over it.",
      "card",
      "no-card",
      28),
  PUSH_CARD(
      "push-card",
      "Whether Effort on the card of a push is Power, or is gained as usual.",
      "power",
      "effort",
      32),
  TOKEN(
      "king-token",
      "When the King token comes: after a lost fight, or with his Encounter.",
      "lost-fight",
      "reveal",
      37),
  KING_ATTACK(
      "king-attack",
      "When the King attacks who is with him: after his move, or before it.",
      "after-move",
      "before-move",
      41),
  EXCESS(
      "excess-bound",
      "Whether cards beyond a lowered Binding Limit are discarded, or stay bound.",
      "discard",
      "stay",
      49),
  USED(
      "used-encounters",
      "Which Encounters were used in this game: all dealt, or those revealed.",
      "dealt",
      "revealed",
      74),
  VISIONS(
      "visions",
      "Whether the limit of free cards is for all together or for each.",
      "sum",
      "each",
      75),
  DEATH(
      "death-takes",
      "Whether death destroys ordinary Equipment alone, or a Relic, too.",
      "equipment",
      "relics-too",
      97),
  CARD_MOVES(
      "card-moves",
      "When a card moves an Adventurer: in Explore before an activation, or whenever it is played.",
      "explore",
      "any-time",
      110),
  AMBUSHED_DRAW(
      "ambushed-draw",
      "What a weapon that draws until it has enough non-Attack cards draws in an ambush: one card,"
          + " or up to the first of them.",
      "one-card",
      "first-other",
      119),
  PARTS(
      "divided-parts",
      "Whether Protection takes a part of a divided card for a card, or passes over it.",
      "card",
      "no-card",
      122),
  CHARGES(
      "charges",
      "Whether Power gathered on Equipment is lost after the combat, or kept until it is assigned.",
      "lost",
      "kept",
      123);

  private final String option;
  private final String says;
  private final String standard;
  private final String other;
  private final int question;

  Reading(String option, String says, String standard, String other, int question) {
    this.option = option;
    this.says = says;
    this.standard = standard;
    this.other = other;
    this.question = question;
  }

  /** The option that switches between the readings. */
  OptionSpec spec() {
    return new OptionSpec(
        option,
        says,
        ImmutableList.of(standard, other),
        standard,
        ImmutableList.of(Citation.of("HOF-Q-" + question)));
  }

  /** Whether a complete setup takes the other reading. */
  boolean isOther(Setup setup) {
    return other.equals(setup.options().get(option));
  }
}
