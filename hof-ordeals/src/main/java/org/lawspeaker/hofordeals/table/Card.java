package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;

/** A card of any kind, as the pack gives it. */
@Doc("A card.")
public sealed interface Card permits Skill, Equipment, Curse, Minion, PainCard, Royalty, Encounter {
  String name();

  Provenance provenance();

  /** What it does, by moments. */
  ImmutableList<Ability> abilities();

  /** What it changes while it is in force. */
  default ImmutableList<Permanent> lasting() {
    return ImmutableList.of();
  }

  /** Its Fame value at the end of the game (HOF-SCORE-01). */
  default int fame() {
    return 0;
  }

  /** How many of it its deck holds. */
  default int copies() {
    return 1;
  }

  /** What it does, a paragraph for each part: sentences without a full stop, in lower case. */
  ImmutableList<String> text();

  /** All of the card but its name, in words. */
  String says();
}
