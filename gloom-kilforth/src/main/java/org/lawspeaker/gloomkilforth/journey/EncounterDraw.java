package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The top card of the encounter deck of a place is drawn (GOK-MOVE-07, GOK-SEARCH-02,
 * GOK-EVENT-03).
 */
public record EncounterDraw(Seat seat, int place) implements Drawing {
  private static final int NESTED = 3;
  private static final Citation DRAW = Citation.of("GOK-MOVE-07");

  private Terrain terrain(Table table) {
    return table.location(place).terrain();
  }

  @Override
  public Citation why(Table table) {
    return DRAW;
  }

  /** With deck and discard pile empty nothing is drawn (GOK-Q-42). */
  @Override
  public Bag from(Table table) {
    return table.decks.encounters(terrain(table)).renewed().deck();
  }

  @Override
  public void drawn(Table table, int card) {
    table.pop();
    Terrain terrain = terrain(table);
    Supply supply = table.decks.encounters(terrain).renewed().without(card);
    boolean event = table.cards.encounter(card).type() == EncounterType.EVENT;
    table.decks = table.decks.with(terrain, event ? supply : supply.renewed()); // GOK-Q-106
    table.tellCard(DRAW, "drew-encounter", seat, "draws", card);
    place(table, seat, place, card);
  }

  /** An encounter that was drawn is placed, an Event resolved (GOK-EVENT-07). */
  static void place(Table table, Seat seat, int place, int card) {
    if (table.cards.encounter(card).type() == EncounterType.EVENT) {
      if (isTooDeep(table)) {
        Discards.put(table, card);
        return;
      }
      table.push(LimitCheck.of(table));
      table.push(new EventOver(card));
      Source source = new Source(seat, card);
      Program.start(table, source, table.cards.encounter(card).event()); // GOK-EVENT-07
    } else {
      Site site = table.sites.get(place);
      table.set(place, site.withEncounters(site.encounters().withLast(card)));
      table.turn = table.turn.withDrawn(table.turn.drawn().withLast(card));
      table.fire(new Source(seat, card), Moment.REVEALED); // GOK-ABILITY-01
    }
  }

  /** Events that draw Events end somewhere, whatever a pack says. */
  private static boolean isTooDeep(Table table) {
    return Lists.where(table.agenda().toList(), step -> step instanceof EventOver).size() >= NESTED;
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
