package org.lawspeaker.thorgal.lasting;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.pack.DestinyType;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.Sheet;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** Something that a companion or support is or is not; all but marks are true in any zone. */
@Doc("What a card must be.")
public sealed interface CardTest {
  /** Whether this card, in play, passes. */
  default boolean passes(Table table, Source source, InPlay card) {
    return passes(table, source, card.card());
  }

  /** Whether this card passes in a zone where cards have no marks. */
  boolean passes(Table table, Source source, int card);

  /** The test in words. */
  String says();

  static boolean all(ImmutableList<CardTest> tests, Table table, Source source, InPlay card) {
    for (int i = 0; i < tests.size(); i++) {
      if (!tests.get(i).passes(table, source, card)) {
        return false;
      }
    }
    return true;
  }

  static boolean all(ImmutableList<CardTest> tests, Table table, Source source, int card) {
    for (int i = 0; i < tests.size(); i++) {
      if (!tests.get(i).passes(table, source, card)) {
        return false;
      }
    }
    return true;
  }

  static String says(ImmutableList<CardTest> tests) {
    return tests.isEmpty() ? "card" : String.join(" ", tests.stream().map(CardTest::says).toList());
  }

  /** It is of this type. */
  record Type(DestinyType type) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).type == type;
    }

    @Override
    public String says() {
      return type.name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** It shows this subtype. */
  record Subtype(String subtype) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return (table.cards.destiny(card).subtypes & table.cards.subtype(subtype)) != 0;
    }

    @Override
    public String says() {
      return subtype;
    }
  }

  /** It has this name, whatever its faction. */
  record Named(String name) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.name().equals(name);
    }

    @Override
    public String says() {
      return name;
    }
  }

  /** It belongs to this faction. */
  record Faction(String faction) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      int number = table.cards.destiny(card).faction;
      return table.cards.pack().factions().get(number).name().equals(faction);
    }

    @Override
    public String says() {
      return "of the " + faction;
    }
  }

  /** Its printed cost is at most this. */
  record CostAtMost(@Range(min = 0, max = 3) int cost) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.cost() <= cost;
    }

    @Override
    public String says() {
      return "of cost " + cost + " or less";
    }
  }

  /** Its printed cost is at least this. */
  record CostAtLeast(@Range(min = 0, max = 3) int cost) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.cost() >= cost;
    }

    @Override
    public String says() {
      return "of cost " + cost + " or more";
    }
  }

  /** It is unique. */
  record Unique() implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.unique();
    }

    @Override
    public String says() {
      return "unique";
    }
  }

  /** It carries at least so many exhaustion markers. */
  record Exhausted(@Range(min = 1, max = 9) int markers) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return card.exhaustion() >= markers;
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return false;
    }

    @Override
    public String says() {
      return markers == 1 ? "exhausted" : "with " + markers + " exhaustion markers";
    }
  }

  /** It carries no exhaustion marker. */
  record Ready() implements CardTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return card.exhaustion() == 0;
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return true;
    }

    @Override
    public String says() {
      return "ready";
    }
  }

  /** It carries an attribute marker. */
  record Marked() implements CardTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return !card.markers().isNone();
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return false;
    }

    @Override
    public String says() {
      return "with attribute markers";
    }
  }

  /** It is another card than the one with the effect. */
  record Other() implements CardTest {
    @Override
    public boolean passes(Table table, Source source, InPlay card) {
      return card.id() != source.id();
    }

    @Override
    public boolean passes(Table table, Source source, int card) {
      return true;
    }

    @Override
    public String says() {
      return "other";
    }
  }

  /** It has the elements symbol (THO-CARD-16, THO-Q-109). */
  record HasElements() implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      Sheet sheet = table.cards.destiny(card);
      return sheet.card.symbols().contains(org.lawspeaker.thorgal.pack.Symbol.ELEMENTS);
    }

    @Override
    public String says() {
      return "with elements";
    }
  }
}
