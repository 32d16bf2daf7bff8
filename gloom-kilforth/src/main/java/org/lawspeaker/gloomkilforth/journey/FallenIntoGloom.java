package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Locations have fallen into gloom in step 2 of the Night, one after the other: the Ancients of
 * their terrain put plots there, once what made them fall is resolved (GOK-NIGHT-10, GOK-NIGHT-11,
 * GOK-Q-97).
 *
 * @param places those that are still to be checked
 */
public record FallenIntoGloom(ImmutableList<Integer> places) implements GloomStep {
  /** Before anything has fallen. */
  public static final FallenIntoGloom NOTHING_YET = new FallenIntoGloom(ImmutableList.of());

  /** One more location has fallen; outside step 2 of a Night that brings no plot. */
  public static void add(Table table, int place) {
    Agenda<GloomStep> agenda = Agenda.empty();
    for (GloomStep step : table.agenda().toList()) {
      agenda = agenda.push(step instanceof FallenIntoGloom fallen ? fallen.and(place) : step);
    }
    table.setAgenda(agenda);
  }

  private FallenIntoGloom and(int place) {
    return new FallenIntoGloom(Lists.plus(places, place));
  }

  @Override
  public void run(Table table) {
    if (places.isEmpty()) {
      table.pop();
      return;
    }
    table.replaceTop(new FallenIntoGloom(places.subList(1, places.size())));
    int place = places.get(0);
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
