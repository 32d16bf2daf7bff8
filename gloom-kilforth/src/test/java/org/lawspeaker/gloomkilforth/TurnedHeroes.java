package org.lawspeaker.gloomkilforth;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.testkit.rulings.SeatRotation;

/**
 * What a position leaves unsaid and rests on seats: whose turn it is, who has the First Hero
 * marker, and which race, class and saga a hero has.
 */
final class TurnedHeroes implements SeatRotation.OfGame {
  @Override
  public void complete(ObjectNode position, int seats) {
    if (!position.has("turn-of") && !position.has("agenda")) {
      position.put("turn-of", 0);
    }
    unless(position.withObject("/clock"), "first", "0");
    Cards cards = Scene.GAME.cards();
    for (int seat = 0; seat < seats; seat++) {
      ObjectNode hero = hero(position.withObject("/heroes"), String.valueOf(seat));
      unless(hero, "race", cards.index.name(cards.races.nth(seat)));
      unless(hero, "profession", cards.index.name(cards.classes.nth(seat)));
      if (!hero.has("saga")) {
        hero.put("saga", seat);
      }
    }
  }

  private static ObjectNode hero(ObjectNode heroes, String seat) {
    return heroes.get(seat) instanceof ObjectNode written ? written : heroes.putObject(seat);
  }

  private static void unless(ObjectNode written, String key, String value) {
    if (!written.has(key)) {
      written.put(key, value);
    }
  }
}
