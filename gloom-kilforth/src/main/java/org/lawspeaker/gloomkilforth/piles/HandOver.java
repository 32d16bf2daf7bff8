package org.lawspeaker.gloomkilforth.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** The hero gives something to another: gold, or a card or token of its choice. */
@Doc("You give something to another hero.")
public record HandOver(
    What what,
    @Default("1") @Range(min = 1, max = 9) int gold,
    @Default("another-hero-here") Who who)
    implements OnHeroes {
  private static final Citation GIVE = Citation.of("GOK-ABILITY-06");

  /** What is given. */
  public enum What {
    GOLD,
    RUMOUR,
    LOOT;

    /** The cards or tokens among which the hero chooses. */
    Bag of(Hero hero) {
      return switch (this) {
        case GOLD -> Bag.empty();
        case RUMOUR -> hero.hand();
        case LOOT -> hero.loot();
      };
    }
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (what != What.GOLD) {
      table.push(new HandingOver(source.user(), seat, what));
      return;
    }
    Hero giver = table.hero(source.user());
    int given = Math.min(gold, giver.gold());
    table.set(source.user(), giver.withGold(giver.gold() - given));
    Gain.gold(table, seat, given, GIVE);
  }

  @Override
  public String says() {
    String given =
        switch (what) {
          case GOLD -> gold + " gold";
          case RUMOUR -> "a rumour";
          case LOOT -> "a Loot token";
        };
    return who.orders("receive") + " " + given + " from you";
  }
}
