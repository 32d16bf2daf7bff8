package org.lawspeaker.gloomkilforth.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** Something about the map. */
@Doc("Something about the map.")
public sealed interface MapTest extends Condition {
  /** The hero is in this terrain. */
  record InTerrain(Terrain terrain) implements MapTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.location(table.hero(source.user()).at()).terrain() == terrain;
    }

    @Override
    public String says() {
      return "you are in the " + terrain.says();
    }

    @Override
    public String denies() {
      return "you are not in the " + terrain.says();
    }
  }

  /** The hero is at a gloom location. */
  record InGloom() implements MapTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.site(source.user()).gloom();
    }

    @Override
    public String says() {
      return "you are at a gloom location";
    }

    @Override
    public String denies() {
      return "you are not at a gloom location";
    }
  }

  /** So many encounters of a type are on the map, or more. */
  record InPlay(EncounterType type, @Range(min = 1, max = 25) int least) implements MapTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.inPlay(source.user(), type) >= least;
    }

    @Override
    public String says() {
      return least + " or more " + type.several() + " are on the map";
    }

    @Override
    public String denies() {
      return least == 1
          ? "no " + type.says() + " is on the map"
          : "fewer than " + least + " " + type.several() + " are on the map";
    }
  }

  /** There are obstacles where the hero is. */
  record ObstacleHere() implements MapTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.site(source.user()).obstacles() > 0;
    }

    @Override
    public String says() {
      return "there is an obstacle at your location";
    }

    @Override
    public String denies() {
      return "there is no obstacle at your location";
    }
  }

  /** So many heroes started the game, or fewer. */
  record HeroesAtMost(@Range(min = 1, max = 4) int heroes) implements MapTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.heroes.size() <= heroes;
    }

    @Override
    public String says() {
      return Words.count(heroes, "hero", "heroes") + " or fewer started the game";
    }

    @Override
    public String denies() {
      return "more than " + Words.count(heroes, "hero", "heroes") + " started the game";
    }
  }

  /** The hero is at this location. */
  record AtLocation(String location) implements MapTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.location(table.hero(source.user()).at()).name().equals(location);
    }

    @Override
    public String says() {
      return "you are at " + location;
    }
  }

  /** An encounter of this type is where the hero is. */
  record EncounterHere(EncounterType type) implements MapTest {
    @Override
    public boolean holds(Table table, Source source) {
      Pile here = table.site(source.user()).encounters();
      for (int i = 0; i < here.size(); i++) {
        if (table.isOf(source.user(), here.get(i), type)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String says() {
      return Words.one(type.says()) + " is at your location";
    }
  }
}
