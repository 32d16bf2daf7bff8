package org.lawspeaker.thorgal.notation;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.action.Resolving;
import org.lawspeaker.thorgal.piles.Shuffling;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** Whether the cards of a seat, over all zones, are its faction's set or a legal deck. */
public final class SetCheck {
  private static final Citation WHOLE_SET = Citation.of("THO-SETUP-02");
  private static final Citation SIZES = Citation.of("THO-Q-94");
  private static final Citation COPIES = Citation.of("THO-Q-96");
  private static final Citation COMPANION = Citation.of("THO-Q-97");

  private final Table table;
  private final Seat seat;
  private final Problems problems;

  private SetCheck(Table table, Seat seat, Problems problems) {
    this.table = table;
    this.seat = seat;
    this.problems = problems;
  }

  static void check(Table table, Seat seat, Problems problems) {
    SetCheck check = new SetCheck(table, seat, problems);
    check.suit(Suit.DESTINY);
    check.suit(Suit.BANE);
    check.lands();
  }

  private void problem(String place, String message, Citation citation) {
    problems.add(place(place), message, citation);
  }

  private String place(String place) {
    return "/sides/" + seat.index() + "/" + place;
  }

  private void suit(Suit suit) {
    Bag all = cards(table, seat, suit);
    Optional<Integer> faction = table.side(seat).faction();
    if (faction.isEmpty()) {
      built(suit, all);
      return;
    }
    Bag set = table.cards.factionCards(suit, faction.get());
    Census census = new Census().add(all);
    if (over()) {
      census.add(census.missing(set));
    }
    census.compare(
        set, card -> table.cards.name(suit, card), place(suit.says()), WHOLE_SET, problems);
  }

  /** A card that was being resolved when the game ended is in no zone for ever (THO-Q-101). */
  private boolean over() {
    return table.clock.isOver();
  }

  private void built(Suit suit, Bag all) {
    int size = suit == Suit.DESTINY ? FactionSet.DESTINY : FactionSet.BANE;
    if (all.size() > size || (!over() && all.size() < size)) {
      problem(suit.says(), "a deck has " + size + " cards, not " + all.size(), SIZES);
    }
    boolean hasCompanion = suit == Suit.BANE;
    for (int card = 0; card < table.cards.count(suit); card++) {
      int most = table.cards.copies(suit, card);
      if (all.count(card) > most) {
        String name = table.cards.name(suit, card);
        problem(suit.says(), "a box holds " + name + " " + Words.count(most, "time"), COPIES);
      }
      hasCompanion |= all.count(card) > 0 && table.cards.destiny(card).isCompanion();
    }
    if (!hasCompanion) {
      problem(suit.says(), "a deck has a companion", COMPANION);
    }
  }

  /** Every card of a seat, wherever it is. */
  public static Bag cards(Table table, Seat owner, Suit suit) {
    Bag all = table.store(owner, suit).all();
    for (Attached each : table.journey.attached()) {
      boolean its = each.owner().equals(owner) && each.suit() == suit;
      all = its ? all.with(each.card()) : all;
    }
    for (ThorgalFrame frame : table.agenda().toList()) {
      if (frame instanceof Resolving card && card.owner().equals(owner) && card.suit() == suit) {
        all = all.with(card.card());
      } else if (frame instanceof Shuffling deck
          && deck.owner().equals(owner)
          && deck.suit() == suit) {
        all = all.withAll(deck.cards());
      } else if (frame instanceof FirstLands lands && suit == Suit.DESTINY) {
        all = all.withAll(lands.companions().get(owner.index()));
      }
    }
    return suit == Suit.DESTINY ? inPlay(table, owner, all) : all;
  }

  private static Bag inPlay(Table table, Seat owner, Bag before) {
    Bag all = before;
    for (Side side : table.sides) {
      for (InPlay card : side.party()) {
        all = card.owner().equals(owner) ? all.with(card.card()) : all;
      }
    }
    for (Opposer opposer : table.journey.opposers()) {
      InPlay card = opposer.companion();
      all = card.owner().equals(owner) ? all.with(card.card()) : all;
    }
    return all;
  }

  /** Lands that a text took out of the game are missing (THO-Q-38). */
  private void lands() {
    Cards cards = table.cards;
    Optional<Integer> own = table.side(seat).faction();
    Pile lands = table.side(seat).reserve();
    for (Land land : table.lands) {
      lands = land.owner().equals(seat) ? lands.withLast(land.card()) : lands;
    }
    if (lands.size() > FactionSet.LANDS) {
      problem("reserve", "a player has 5 lands, not " + lands.size(), SIZES);
    }
    for (int land = 0; land < cards.lands(); land++) {
      if (lands.count(land) > 1) {
        problem("reserve", cards.landName(land) + " is there twice", SIZES);
      }
      boolean strange = own.isPresent() && cards.landFaction(land) != own.get();
      if (lands.contains(land) && strange) {
        problem("reserve", cards.landName(land) + " is of another faction", WHOLE_SET);
      }
    }
  }
}
