package org.lawspeaker.gloomkilforth.night;

import org.lawspeaker.gloomkilforth.state.Evil;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A location has fallen into gloom: the Ancients of its terrain put plots there (GOK-NIGHT-10,
 * GOK-Q-97).
 *
 * @param next which Ancient comes next, from 0
 */
public record Fallen(int place, int next) implements GloomStep {
  @Override
  public void run(Table table) {
    if (next >= table.evils.size()) {
      table.pop();
      return;
    }
    table.replaceTop(new Fallen(place, next + 1));
    Evil evil = table.evils.get(next);
    Terrain terrain = table.location(place).terrain();
    if (!evil.defeated() && table.cards.ancient(evil.card()).terrain() == terrain) {
      table.push(new PlotDraw(place, next));
    }
  }
}
