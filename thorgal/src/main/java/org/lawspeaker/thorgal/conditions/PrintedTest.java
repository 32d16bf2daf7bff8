package org.lawspeaker.thorgal.conditions;

import java.util.Locale;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Table;

/** Something that is printed on a card, and so true of it in any zone. */
@Doc("What must be printed on a card.")
public sealed interface PrintedTest extends CardTest {
  /** It is of this type. */
  record Type(DestinyType type) implements PrintedTest {
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
  record Subtype(String subtype) implements PrintedTest {
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
  record Named(String name) implements PrintedTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.name().equals(name);
    }

    @Override
    public boolean passesOfBane(Table table, int card) {
      return table.cards.bane(card).name().equals(name);
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
  record Faction(String faction) implements PrintedTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      int number = table.cards.destiny(card).faction;
      return table.cards.pack().factions().get(number).name().equals(faction);
    }

    @Override
    public boolean passesOfBane(Table table, int card) {
      int number = table.cards.faction(Suit.BANE, card);
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
  record CostAtMost(@Range(min = 0, max = 3) int cost) implements PrintedTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.cost() <= cost;
    }

    @Override
    public boolean passesOfBane(Table table, int card) {
      return table.cards.bane(card).cost() <= cost;
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
  record CostAtLeast(@Range(min = 0, max = 3) int cost) implements PrintedTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.cost() >= cost;
    }

    @Override
    public boolean passesOfBane(Table table, int card) {
      return table.cards.bane(card).cost() >= cost;
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
  record Unique() implements PrintedTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      return table.cards.destiny(card).card.unique();
    }

    @Override
    public String says() {
      return "unique";
    }
  }

  /** It has the elements symbol (THO-CARD-16, THO-Q-109). */
  record HasElements() implements PrintedTest {
    @Override
    public boolean passes(Table table, Source source, int card) {
      Anatomy anatomy = table.cards.destiny(card);
      return anatomy.card.symbols().contains(Symbol.ELEMENTS);
    }

    @Override
    public String says() {
      return "with the elements symbol";
    }

    @Override
    public Part part() {
      return Part.AFTER;
    }
  }
}
