package org.lawspeaker.thorgal.lasting;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.pack.DestinyType;
import org.lawspeaker.thorgal.pack.Symbol;
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

  /** Where in a sentence it is said. */
  default Part part() {
    return Part.BEFORE;
  }

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

  /**
   * So many cards in words: {@code other Noble companions of cost 1 or less}.
   *
   * @param noun what they are called if no test is for a type
   */
  static String says(ImmutableList<CardTest> tests, int number, String noun) {
    List<String> words = new ArrayList<>();
    collect(tests, Part.BEFORE, words);
    collect(tests, Part.KIND, words);
    List<String> types = new ArrayList<>();
    collect(tests, Part.NOUN, types);
    String kind = types.isEmpty() ? noun : types.get(0);
    if (!kind.isEmpty()) {
      words.add(Words.noun(number, kind));
    }
    collect(tests, Part.AFTER, words);
    return String.join(" ", words);
  }

  private static void collect(ImmutableList<CardTest> tests, Part part, List<String> words) {
    tests.stream().filter(test -> test.part() == part).map(CardTest::says).forEach(words::add);
  }

  /** Where in a sentence a test is said. */
  enum Part {
    BEFORE,
    KIND,
    NOUN,
    AFTER
  }

  /** It is of this type. */
  record Type(DestinyType type) implements CardTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).type == type;
    }

    @Override
    public String says() {
      return type.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Part part() {
      return Part.NOUN;
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

    @Override
    public Part part() {
      return Part.KIND;
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
      return "called " + name;
    }

    @Override
    public Part part() {
      return Part.AFTER;
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

    @Override
    public Part part() {
      return Part.AFTER;
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

    @Override
    public Part part() {
      return Part.AFTER;
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

    @Override
    public Part part() {
      return Part.AFTER;
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

    @Override
    public Part part() {
      return markers == 1 ? Part.BEFORE : Part.AFTER;
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

    @Override
    public Part part() {
      return Part.AFTER;
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
      return sheet.card.symbols().contains(Symbol.ELEMENTS);
    }

    @Override
    public String says() {
      return "with elements";
    }

    @Override
    public Part part() {
      return Part.AFTER;
    }
  }
}
