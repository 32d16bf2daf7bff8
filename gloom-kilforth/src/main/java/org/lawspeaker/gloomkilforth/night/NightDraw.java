package org.lawspeaker.gloomkilforth.night;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.journey.FallenIntoGloom;
import org.lawspeaker.gloomkilforth.journey.Gloom;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.NightCard;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The First Hero draws a Night card (GOK-NIGHT-03), and the location it names falls into gloom
 * (GOK-NIGHTCARD-02, GOK-NIGHT-05).
 */
public record NightDraw() implements Drawing {
  private static final Citation DRAW = Citation.of("GOK-NIGHT-03");
  private static final Citation WEATHER = Citation.of("GOK-NIGHT-06");
  private static final Citation PLACED = Citation.of("GOK-NIGHT-07");

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
    resolve(table, card, place);
    if (falls) {
      table.fireEach(Moment.GLOOM_FALLS);
    }
  }

  private static void resolve(Table table, int card, int place) {
    if (!(table.cards.card(card) instanceof NightCard night)) {
      place(table, card, place);
    } else if (night.weather()) {
      table.clock.weather().ifPresent(old -> Discards.put(table, old));
      table.clock = table.clock.withWeather(Optional.of(card));
      table.tellCard(WEATHER, "weather", table.clock.first(), "turns up", card);
    } else {
      Discards.put(table, card); // GOK-NIGHT-08, GOK-NIGHT-09: the First Hero makes its choices
      Program.start(table, new Source(table.clock.first(), card), night.event());
    }
  }

  /** An encounter is placed, but never on the City (GOK-LOC-08). */
  private static void place(Table table, int card, int place) {
    if (table.location(place).terrain().isWild()) {
      Site site = table.sites.get(place);
      table.set(place, site.withEncounters(site.encounters().withLast(card)));
      table.tellCard(PLACED, "placed", table.clock.first(), "places", card);
      table.fire(new Source(table.clock.first(), card), Moment.REVEALED); // GOK-ABILITY-01
    } else {
      Discards.put(table, card);
    }
  }
}
