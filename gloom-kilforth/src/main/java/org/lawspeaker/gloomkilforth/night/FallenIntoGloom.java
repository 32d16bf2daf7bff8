package org.lawspeaker.gloomkilforth.night;

import org.lawspeaker.gloomkilforth.journey.PlotDraw;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A location has fallen into gloom: the Ancients of its terrain put plots there (GOK-NIGHT-10,
 * GOK-Q-97).
 *
 * @param next which Ancient comes next, from 0
 */
public record FallenIntoGloom(int place, int next) implements GloomStep {
  @Override
  public void run(Table table) {
    if (next >= table.ancients.size()) {
      table.pop();
      return;
    }
    table.replaceTop(new FallenIntoGloom(place, next + 1));
    Ancient ancient = table.ancients.get(next);
    Terrain terrain = table.location(place).terrain();
    if (!ancient.defeated() && table.cards.ancient(ancient.card()).terrain() == terrain) {
      table.push(new PlotDraw(place, next));
    }
  }
}
