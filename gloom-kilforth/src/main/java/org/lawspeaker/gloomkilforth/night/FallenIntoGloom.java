package org.lawspeaker.gloomkilforth.night;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A location has fallen into gloom: the Ancients of its terrain put plots there (GOK-NIGHT-10,
 * GOK-Q-97).
 */
public record FallenIntoGloom(int place) implements GloomStep {
  @Override
  public void run(Table table) {
    table.pop();
    Terrain terrain = table.location(place).terrain();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int i = 0; i < table.ancients.size(); i++) {
      Ancient ancient = table.ancients.get(i);
      boolean comes = !ancient.defeated() && !ancient.plots().isEmpty();
      if (comes && table.cards.ancient(ancient.card()).terrain() == terrain) {
        all.add(i);
      }
    }
    ImmutableList<Integer> coming = all.build();
    if (!coming.isEmpty()) {
      table.push(new AncientOrder(table.clock.first(), Optional.of(place), coming));
    }
  }
}
