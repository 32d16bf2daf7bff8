package org.lawspeaker.gloomkilforth.setup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Table;

/** A hero is dealt its race, class or saga (GOK-SETUP-07); a saga may be matched. */
public record DealOrigins(Seat seat, Kind kind) implements Drawing {
  private static final Citation RACE = Citation.of("GOK-SETUP-04");
  private static final Citation CLASS = Citation.of("GOK-SETUP-06");
  private static final Citation SAGA = Citation.of("GOK-SETUP-08");

  @Override
  public Citation why(Table table) {
    return switch (kind) {
      case RACE -> RACE;
      case CLASS -> CLASS;
      default -> SAGA;
    };
  }

  private boolean isMatched(Table table) {
    return kind == Kind.CHAPTER && table.settings.matchedSagas();
  }

  @Override
  public Bag from(Table table) {
    return isMatched(table) ? Bag.empty() : Origins.left(table, kind);
  }

  @Override
  public void finish(Table table) {
    table.pop();
    Origins.take(table, seat, kind, Origins.matching(table, seat));
  }

  @Override
  public void drawn(Table table, int card) {
    table.pop();
    Origins.take(table, seat, kind, card);
  }
}
