package org.lawspeaker.gloomkilforth.health;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Table;

/** A hero is put out of the game by an Ancient (GOK-ASSAULT-11, GOK-ASSAULT-13). */
final class Elimination {
  private static final Citation OUT = Citation.of("GOK-ASSAULT-11");
  private static final Citation MARKER = Citation.of("GOK-Q-32");

  private Elimination() {}

  /** All its cards and tokens go back (GOK-ASSAULT-12, GOK-Q-110). */
  static void of(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    if (table.isTelling()) {
      table.tell(OUT, "eliminated", seat + " is out of the game", "seat", Table.number(seat));
    }
    hero.hand().toPile().forEach(card -> Discards.put(table, card));
    hero.assets().toPile().forEach(card -> Discards.put(table, card));
    hero.loot().toPile().forEach(card -> Discards.put(table, card));
    table.decks = table.decks.withSkills(table.decks.skills().withAll(hero.skills()));
    Hero gone =
        Hero.blank(Cards.CENTRE)
            .withRace(hero.race())
            .withProfession(hero.profession())
            .withSaga(hero.saga())
            .withChapter(hero.chapter())
            .withFate(0)
            .withCamped(true)
            .withEliminated(true);
    table.set(seat, gone);
    if (table.isActive(seat)) {
      table.turn = table.turn.withActed(true).withEnded(true);
    }
    if (table.clock.first().equals(seat)) {
      passMarker(table, seat);
    }
  }

  private static void passMarker(Table table, Seat seat) {
    for (Seat next : table.clockwise(seat)) {
      if (!table.hero(next).eliminated()) {
        table.clock = table.clock.withFirst(next);
        if (table.isTelling()) {
          table.tell(
              MARKER, "first", next + " has the First Hero marker", "seat", Table.number(next));
        }
        return;
      }
    }
  }
}
