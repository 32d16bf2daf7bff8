package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.table.EventCard;

/** Checks an Event card. */
final class EventCheck {
  private EventCheck() {}

  static void of(EventCard card, String at, Places places) {
    if (card.effects().isEmpty() && card.rules().isEmpty() && card.lasting().isEmpty()) {
      places.add(at, card.name() + ": it does nothing");
    }
    Need met = card.kind() == EventCard.Kind.TREASURE ? Need.CHEST : Need.ENCOUNTER;
    SenseCheck.of(card.name(), at + "/effects", ImmutableSet.of(met), places);
    RuleCheck.of(card.name(), card.rules(), at + "/rules", places);
    SenseCheck.of(card.name(), at + "/lasting", ImmutableSet.of(), places);
  }
}
