package org.lawspeaker.prestigerpg.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.table.ModuleCard;

/** Checks that an Adventure Module leads somewhere on every way through it. */
final class StoryCheck {
  private static final Citation ENCOUNTERS = Citation.of("PRE-MODULE-02");
  private static final Citation NEEDS = Citation.of("PRE-Q-101");
  private static final ImmutableSet<Need> TOLD = Sets.immutableEnumSet(Need.STORY);

  /** What is sure to have happened when a part of the story has been told. */
  private enum Reached {
    NOTHING,
    ENCOUNTER,
    END
  }

  private final ModuleCard card;
  private final Places places;

  private StoryCheck(ModuleCard card, Places places) {
    this.card = card;
    this.places = places;
  }

  static void of(ModuleCard card, String at, Places places) {
    Reached reached = new StoryCheck(card, places).steps(card.steps(), at + "/steps");
    if (reached == Reached.NOTHING) {
      places.add(
          at + "/steps",
          card.name() + ": on some way through it nothing is met (" + ENCOUNTERS + ")");
    }
    SenseCheck.of(card.name(), at + "/steps", TOLD, places);
    if (EncounterCheck.lacksRelics(at + "/steps", places)) {
      places.add(
          at + "/steps",
          card.name() + ": poison, events and Relics need relics-and-ruin (" + NEEDS + ")");
    }
  }

  private Reached steps(ImmutableList<ModuleCard.Step> steps, String at) {
    Reached reached = Reached.NOTHING;
    for (int i = 0; i < steps.size(); i++) {
      String here = at + "/" + i;
      if (reached == Reached.END) {
        places.add(here, card.name() + ": the game has ended before this");
        return reached;
      }
      reached = later(reached, step(steps.get(i), here));
    }
    return reached;
  }

  private Reached step(ModuleCard.Step step, String at) {
    if (step instanceof ModuleCard.Decision decision) {
      Reached least = Reached.END;
      Places.Names written = places.names();
      for (int i = 0; i < decision.ways().size(); i++) {
        ModuleCard.Way way = decision.ways().get(i);
        String here = at + "/decision/ways/" + i;
        written.add(here + "/says", way.says());
        Reached first = reached(here + "/effects");
        if (first == Reached.END && !way.steps().isEmpty()) {
          places.add(here + "/steps", card.name() + ": the game has ended before this");
        }
        least = earlier(least, later(first, steps(way.steps(), here + "/steps")));
      }
      return least;
    }
    if (step instanceof ModuleCard.Meeting) {
      return Reached.ENCOUNTER;
    }
    return reached(at + "/scene/effects");
  }

  /** What these effects do whatever happens. */
  private Reached reached(String at) {
    Reached reached = Reached.NOTHING;
    for (JsonNode effect : places.written(at)) {
      if (effect.has("end-game") || effect.asText().equals("end-game")) {
        reached = Reached.END;
      } else if (effect.has("start-encounter")) {
        reached = later(reached, Reached.ENCOUNTER);
      }
    }
    return reached;
  }

  private static Reached later(Reached one, Reached other) {
    return one.compareTo(other) < 0 ? other : one;
  }

  private static Reached earlier(Reached one, Reached other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
