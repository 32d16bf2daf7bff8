package org.lawspeaker.gloomkilforth.assets;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Totem;

/** Cards come into play and leave it (GOK-REWARD-05). */
public final class Assets {
  private static final Citation ENTERS = Citation.of("GOK-ABILITY-10");
  private static final Citation UNIQUE = Citation.of("GOK-DISCOVER-05");

  private Assets() {}

  /**
   * A card becomes an asset of a hero, unveiled unless it says otherwise (GOK-VEIL-03), even if the
   * hero cannot use it (GOK-DISCOVER-06). Of two with the same unique keyword the old one is
   * discarded.
   */
  public static void enter(Table table, Seat seat, int card) {
    Hero hero = table.hero(seat);
    Optional<Integer> old = clashing(table, hero, card);
    Hero more = hero.withAssets(hero.assets().with(card));
    boolean veiled = table.cards.card(card) instanceof Reward reward && reward.veiled();
    table.set(seat, veiled ? more.withVeiled(more.veiled().with(card)) : more);
    if (table.isTelling()) {
      String name = table.cards.name(card);
      String says = seat + " puts " + name + " into play";
      table.tell(ENTERS, "entered-play", says, "seat", Table.number(seat), "card", name);
    }
    table.fire(new Source(seat, card), Moment.ENTERS_PLAY);
    old.ifPresent(each -> leave(table, seat, each, UNIQUE));
  }

  /**
   * A hero is given an asset in play: it does not enter play, and is veiled if it was (GOK-Q-60).
   */
  public static void receive(Table table, Seat seat, int card, boolean veiled) {
    Hero hero = table.hero(seat);
    Optional<Integer> old = clashing(table, hero, card);
    Hero more = hero.withAssets(hero.assets().with(card));
    table.set(seat, veiled ? more.withVeiled(more.veiled().with(card)) : more);
    old.ifPresent(each -> leave(table, seat, each, UNIQUE));
  }

  /** An asset with the same unique keyword. */
  private static Optional<Integer> clashing(Table table, Hero hero, int card) {
    String unique = unique(table.cards, card);
    for (int i = 0; i < hero.assets().size() && !unique.isEmpty(); i++) {
      if (unique(table.cards, hero.assets().nth(i)).equals(unique)) {
        return Optional.of(hero.assets().nth(i));
      }
    }
    return Optional.empty();
  }

  /** The unique keyword of a card; empty if it has none (GOK-REWARD-08, GOK-Q-50). */
  public static String unique(Cards cards, int card) {
    if (cards.card(card) instanceof Reward reward) {
      return reward.unique();
    }
    return cards.card(card) instanceof Totem totem ? totem.unique().orElse("") : "";
  }

  /** An asset is sacrificed, veiled or not (GOK-ABILITY-14, GOK-TERM-15). */
  public static void sacrifice(Table table, Seat seat, int card, Citation why) {
    leave(table, seat, card, why);
  }

  /** An asset leaves play for its discard pile. */
  public static void leave(Table table, Seat seat, int card, Citation why) {
    table.set(seat, table.hero(seat).losing(card));
    Discards.put(table, card);
    table.tellCard(why, "left-play", seat, "loses", card);
    table.fire(new Source(seat, card), Moment.LEAVES_PLAY); // GOK-ABILITY-11
  }

  /** A card is turned to its veiled state. */
  public static void veil(Table table, Seat seat, int card, Citation why) {
    Hero hero = table.hero(seat);
    table.set(seat, hero.withVeiled(hero.veiled().with(card)));
    table.tellCard(why, "veiled", seat, "veils", card);
  }
}
