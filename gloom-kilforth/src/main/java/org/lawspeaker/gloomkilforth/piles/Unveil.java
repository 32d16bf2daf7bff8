package org.lawspeaker.gloomkilforth.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes unveil all their other cards: their abilities can be used again (GOK-VEIL-02). */
@Doc("Heroes unveil all their other cards.")
public record Unveil(@Default("you") Who who) implements OnHeroes {
  private static final Citation VEIL = Citation.of("GOK-VEIL-02");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Bag veiled = table.hero(seat).veiled();
    boolean own = veiled.count(source.card()) > 0;
    Bag left = own ? Bag.empty().with(source.card()) : Bag.empty();
    table.set(seat, table.hero(seat).withVeiled(left));
    if (table.isTelling()) {
      String says = seat + " unveils all other cards";
      table.tell(VEIL, "unveiled", says, "seat", Table.number(seat));
    }
  }

  @Override
  public boolean isIdle(Table table, Source source, Seat seat) {
    Bag veiled = table.hero(seat).veiled();
    return veiled.size() == veiled.count(source.card());
  }

  @Override
  public String says() {
    return who.orders("unveil") + " all " + (who == Who.YOU ? "your" : "their") + " other cards";
  }
}
