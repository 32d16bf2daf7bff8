package org.lawspeaker.prestigerpg.events;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;

/** The Event deck (PRE-EVENT-01). */
public final class Events {
  private static final Citation NOT_ACTIVE = Citation.of("PRE-EVENT-07");
  private static final Citation READ = Citation.of("PRE-EVENT-06");
  private static final Citation SKIPPED = Citation.of("PRE-FOG-04");

  private Events() {}

  /** An Event is drawn for a creature-based encounter (PRE-EVENT-03). */
  public static void draw(Table table) {
    if (table.settings.has(Expansion.RELICS_AND_RUIN) && table.encounter().creature()) {
      table.push(new DrawEvent());
    }
  }

  /** The number of the encounter activates it or not (PRE-EVENT-05). */
  static void drawn(Table table, int event) {
    EventCard card = table.cards.event(event);
    boolean skipped = card.undisturbed() && table.encounter().interferes();
    boolean active = card.activation().contains(table.clock.encounter());
    if (skipped || !active) {
      table.piles = table.piles.withPastEvents(table.piles.pastEvents().with(event));
      if (table.isTelling()) {
        table.tell(
            skipped ? SKIPPED : NOT_ACTIVE,
            "no-event",
            "the event “" + card.name() + "” does not happen");
      }
      return;
    }
    table.foe = table.foe.withEvent(event);
    if (table.isTelling()) {
      String written = table.cards.names().event(event);
      table.tell(READ, "event", "the event “" + card.name() + "” is activated", "event", written);
    }
    if (card.kind() == EventCard.Kind.EVENT) {
      table.push(Flow.AFTER_PLAY);
      Program.start(table, Source.event(event, table.first()), card.effects());
    } else {
      Chests.open(table, card);
    }
  }

  /** Treasures are carried out when the encounter ends (PRE-EVENT-09). */
  public static void treasure(Table table) {
    int event = table.foe.event();
    if (event >= 0 && table.cards.event(event).kind() == EventCard.Kind.TREASURE) {
      ImmutableList<Effect> effects = table.cards.event(event).effects();
      Program.start(
          table,
          Source.event(event, table.first()),
          Lists.where(effects, effect -> !(effect instanceof OpenChest)));
      Chests.award(table);
    }
  }

  /**
   * The active Event is discarded with the encounter (PRE-Q-73), and what lies in a chest that
   * nobody opens.
   */
  public static void putAway(Table table) {
    Chests.empty(table);
    if (table.foe.event() >= 0) {
      table.piles = table.piles.withPastEvents(table.piles.pastEvents().with(table.foe.event()));
    }
  }
}
