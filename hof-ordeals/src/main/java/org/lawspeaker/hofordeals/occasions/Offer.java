package org.lawspeaker.hofordeals.occasions;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Offering;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Asks whether a player uses an ability that may be left.
 *
 * @param source whose ability
 * @param ability which of the abilities of the card, from 0
 */
public record Offer(Source source, int ability) implements Offering {
  private static final Citation TEXT = Citation.of("HOF-PLAY-11");

  private Ability found(Table table) {
    return table.cards.card(source.card()).abilities().get(ability);
  }

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public Citation why(Table table) {
    return found(table).clause().orElse(TEXT);
  }

  @Override
  public Window window(Table table) {
    String says = found(table).says(table.cards.card(source.card()));
    return Window.of(
        "may", "Use " + table.cards.name(source.card()) + ": " + says + "?", why(table));
  }

  @Override
  public void accept(Table table) {
    table.pop();
    Abilities.start(table, source, found(table));
  }
}
