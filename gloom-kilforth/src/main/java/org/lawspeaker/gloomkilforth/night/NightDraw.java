package org.lawspeaker.gloomkilforth.night;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.journey.FallenIntoGloom;
import org.lawspeaker.gloomkilforth.journey.Gloom;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.NightCard;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The First Hero draws a Night card (GOK-NIGHT-03), and the location it names falls into gloom
 * (GOK-NIGHTCARD-02, GOK-NIGHT-05).
 */
public record NightDraw() implements Drawing {
  private static final Citation DRAW = Citation.of("GOK-NIGHT-03");

  @Override
  public Citation why(Table table) {
    return DRAW;
  }

  /** With an empty Night deck nothing is drawn (GOK-Q-102). */
  @Override
  public Bag from(Table table) {
    return table.decks.night().deck();
  }

  @Override
  public void drawn(Table table, int card) {
    table.pop();
    table.decks = table.decks.withNight(table.decks.night().without(card));
    table.tellCard(DRAW, "drew-night", table.clock.first(), "draws", card);
    String location =
        table.cards.card(card) instanceof NightCard night
            ? night.location()
            : table.cards.encounter(card).location().orElseThrow();
    int place = table.placeOf(location);
    table.push(LimitCheck.of(table));
    boolean falls = Gloom.spreads(table, place);
    table.push(FallenIntoGloom.NOTHING_YET);
    if (falls) {
      FallenIntoGloom.add(table, place);
    }
    table.push(new NightCardOver());
    table.push(new NightCardResolving(card, place)); // what the fall sets off comes before
    if (falls) {
      table.fireEach(Moment.GLOOM_FALLS);
    }
  }
}
