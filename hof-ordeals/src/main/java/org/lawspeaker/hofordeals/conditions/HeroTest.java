package org.lawspeaker.hofordeals.conditions;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.WeaponType;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Something about the player with the card. */
@Doc("Something about the player with the card.")
public sealed interface HeroTest extends Condition {
  /** At most so much Health is left. */
  record HealthAtMost(@Range(min = 1, max = 9) int health) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.hero(source.user()).health() <= health;
    }

    @Override
    public String says() {
      return "your Health is " + health + " or less";
    }

    @Override
    public String denies() {
      return "your Health is more than " + health;
    }
  }

  /** At least so many cards are in the hand. */
  record HandAtLeast(@Range(min = 1, max = 9) int cards) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.hero(source.user()).hand().size() >= cards;
    }

    @Override
    public String says() {
      return "you have " + Words.count(cards, "card") + " or more in hand";
    }

    @Override
    public String denies() {
      return "you have fewer than " + Words.count(cards, "card") + " in hand";
    }
  }

  /** There is at least so much of something. */
  record HasAtLeast(Resource what, @Range(min = 1, max = 30) int amount) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return Table.has(table.hero(source.user()), what) >= amount;
    }

    @Override
    public String says() {
      return "you have " + what.says(amount) + " or more";
    }

    @Override
    public String denies() {
      return "you have less than " + what.says(amount);
    }
  }

  /** The weapon is of this type. */
  record WeaponIs(WeaponType type) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.weapon(source.user()).type() == type;
    }

    @Override
    public String says() {
      return "your weapon is " + type.says();
    }

    @Override
    public String denies() {
      return "your weapon is not " + type.says();
    }
  }

  /** At least so many cards, perhaps of one archetype, are bound (HOF-CARD-41). */
  record BoundAtLeast(@Range(min = 1, max = 9) int cards, Optional<Archetype> of)
      implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      int count = 0;
      for (Bound bound : table.hero(source.user()).bound()) {
        boolean fits = of.isEmpty() || table.cards.isOf(bound.card(), of.get());
        count += fits ? 1 : 0;
      }
      return count >= cards;
    }

    @Override
    public String says() {
      String kind = of.map(each -> each.says() + " ").orElse("");
      return cards + " or more " + kind + "cards are bound to your weapon";
    }

    @Override
    public String denies() {
      return cards == 1
          ? "no " + of.map(each -> each.says() + " ").orElse("") + "card is bound to your weapon"
          : "fewer than " + says().replace(" or more", "");
    }
  }

  /** At least so many play. */
  record PlayersAtLeast(@Range(min = 2, max = 4) int players) implements HeroTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.seats() >= players;
    }

    @Override
    public String says() {
      return players + " or more play";
    }

    @Override
    public String denies() {
      return "fewer than " + players + " play";
    }
  }
}
