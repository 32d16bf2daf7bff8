package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** A location is flipped; falling into gloom it may bring a plot, but only at Night (GOK-Q-97). */
@Doc("A location is flipped to its gloom side, or back.")
public record FlipLocation(@Default("true") boolean gloom, @Default("here") Where where)
    implements OnPlace {
  @Override
  public boolean fits(Table table, int place) {
    return table.sites.get(place).gloom() != gloom;
  }

  @Override
  public void befall(Table table, Source source, int place) {
    if (!gloom) {
      Gloom.lifts(table, place);
    } else if (Gloom.falls(table, place)) {
      FallenIntoGloom.add(table, place);
      table.fireEach(Moment.GLOOM_FALLS);
    }
  }

  @Override
  public String says() {
    return where.says() + (gloom ? " falls into gloom" : " comes out of gloom");
  }
}
