package org.lawspeaker.gloomkilforth.occasions;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The clause that leaves a choice on a card to a hero. */
public final class LeftOpen {
  private static final Citation EVENT = Citation.of("GOK-EVENT-07");
  private static final Citation FIRST = Citation.of("GOK-NIGHT-09");
  private static final Citation OWN_AT_NIGHT = Citation.of("GOK-Q-67");
  private static final Citation TROPHY = Citation.of("GOK-TROPHY-02");
  private static final Citation MAP = Citation.of("GOK-ABILITY-06");
  private static final Citation DEED = Citation.of("GOK-ABILITY-07");
  private static final Citation ACTION = Citation.of("GOK-TERM-01");
  private static final Citation HERO = Citation.of("GOK-ABILITY-08");

  private LeftOpen() {}

  /** To the user of a card. */
  public static Citation by(Table table, Source source) {
    if (table.clock.phase() == Phase.NIGHT) {
      return atNight(table, source.user());
    }
    return switch (table.cards.kind(source.card())) {
      case ENCOUNTER -> ofEncounter(table, source.card());
      case LOCATION, NIGHT, ANCIENT, ABILITIES, PLOT -> MAP;
      case LOOT -> DEED;
      case RACE, CLASS, SKILL, CHAPTER, FINALE, TOTEM, REWARD -> ofHero(table, source.card());
    };
  }

  private static Citation ofEncounter(Table table, int card) {
    if (table.cards.encounter(card).type() == EncounterType.EVENT) {
      return EVENT;
    }
    return Foes.isThere(table, card) ? MAP : TROPHY;
  }

  private static Citation ofHero(Table table, int card) {
    if (table.cards.card(card).abilities().stream().anyMatch(Ability::deed)) {
      return DEED;
    }
    return table.cards.works(card, Moment.AS_ACTION) ? ACTION : HERO;
  }

  /** At Night the First Hero chooses, and the others of what is their own. */
  public static Citation atNight(Table table, Seat seat) {
    return seat.equals(table.clock.first()) ? FIRST : OWN_AT_NIGHT;
  }
}
