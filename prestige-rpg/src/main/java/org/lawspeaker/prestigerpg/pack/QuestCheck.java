package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.table.QuestCard;

/** Checks a Quest card. */
final class QuestCheck {
  private static final Citation GAIN = Citation.of("PRE-Q-100");

  private QuestCheck() {}

  static void of(QuestCard card, String at, Places places) {
    if (card.wins() == (card.prestige() > 0)) {
      places.add(at, card.name() + ": a quest gives Prestige or wins, one of both (" + GAIN + ")");
    }
    SenseCheck.of(card.name(), at + "/when", ImmutableSet.of(), places);
  }
}
