package org.lawspeaker.gloomkilforth.night;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.NightCard;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Night card that was drawn is resolved (GOK-NIGHT-05), once all is done that the fall of its
 * location has set off (GOK-NIGHT-04, GOK-REQ-02).
 *
 * @param place the location that it names
 */
public record NightCardResolving(@CardNumber int card, int place) implements GloomStep {
  private static final Citation WEATHER = Citation.of("GOK-NIGHT-06");
  private static final Citation PLACED = Citation.of("GOK-NIGHT-07");

  @Override
  public Pile held() {
    return Pile.of(card);
  }

  @Override
  public void run(Table table) {
    table.pop();
    resolve(table);
  }

  private void resolve(Table table) {
    if (!(table.cards.card(card) instanceof NightCard night)) {
      place(table);
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
  private void place(Table table) {
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
