package org.lawspeaker.thorgal.conditions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** Something that a land in the middle is or is not. */
@Doc("What a land must be.")
public sealed interface LandTest {
  boolean passes(Table table, Source source, Land land);

  /** The test in words. */
  String says();

  /** Whether it is said before the word it belongs to. */
  default boolean isSaidBefore() {
    return false;
  }

  static boolean all(ImmutableList<LandTest> tests, Table table, Source source, Land land) {
    for (int i = 0; i < tests.size(); i++) {
      if (!tests.get(i).passes(table, source, land)) {
        return false;
      }
    }
    return true;
  }

  /** So many lands in words: {@code unconquered lands of the Lords}. */
  static String says(ImmutableList<LandTest> tests, int number) {
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    for (LandTest test : tests) {
      if (test.isSaidBefore()) {
        before.append(test.says()).append(' ');
      } else {
        after.append(' ').append(test.says());
      }
    }
    return before + Words.noun(number, "land") + after;
  }

  /** It is conquered, by anybody. */
  record Conquered() implements LandTest {
    @Override
    public boolean passes(Table table, Source source, Land land) {
      return land.isConquered();
    }

    @Override
    public String says() {
      return "conquered";
    }

    @Override
    public boolean isSaidBefore() {
      return true;
    }
  }

  /** It is not conquered. */
  record Unconquered() implements LandTest {
    @Override
    public boolean passes(Table table, Source source, Land land) {
      return !land.isConquered();
    }

    @Override
    public String says() {
      return "unconquered";
    }

    @Override
    public boolean isSaidBefore() {
      return true;
    }
  }

  /** It lists this subtype. */
  record Lists(String subtype) implements LandTest {
    @Override
    public boolean passes(Table table, Source source, Land land) {
      return (table.cards.landSubtypes(land.card()) & table.cards.subtype(subtype)) != 0;
    }

    @Override
    public String says() {
      return "that lists " + subtype;
    }
  }

  /** It belongs to this faction. */
  record Of(String faction) implements LandTest {
    @Override
    public boolean passes(Table table, Source source, Land land) {
      int number = table.cards.landFaction(land.card());
      return table.cards.pack().factions().get(number).name().equals(faction);
    }

    @Override
    public String says() {
      return "of the " + faction;
    }
  }

  /** It has this name. */
  record Called(String name) implements LandTest {
    @Override
    public boolean passes(Table table, Source source, Land land) {
      return table.cards.land(land.card()).name().equals(name);
    }

    @Override
    public String says() {
      return "called " + name;
    }
  }

  /** It is the destination of the journey. */
  record Destination() implements LandTest {
    @Override
    public boolean passes(Table table, Source source, Land land) {
      return table.journey.goesTo(land.id());
    }

    @Override
    public String says() {
      return "that is the destination";
    }
  }

  /** It is not the destination of the journey. */
  record Elsewhere() implements LandTest {
    @Override
    public boolean passes(Table table, Source source, Land land) {
      return !table.journey.goesTo(land.id());
    }

    @Override
    public String says() {
      return "other than the destination";
    }
  }
}
