package org.lawspeaker.gloomkilforth;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.gloomkilforth.notation.FreeOrigins;
import org.lawspeaker.gloomkilforth.setup.Standard;
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
    ImmutableList<Standard.Origin> origins =
        new FreeOrigins(cards, position.withObject("/heroes"), seats).origins();
    for (int seat = 0; seat < seats; seat++) {
      Standard.Origin origin = origins.get(seat);
      ObjectNode hero = hero(position.withObject("/heroes"), String.valueOf(seat));
      unless(hero, "race", cards.index.name(cards.races.nth(origin.race())));
      unless(hero, "profession", cards.index.name(cards.classes.nth(origin.profession())));
      if (!hero.has("saga")) {
        hero.put("saga", origin.saga());
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
