package org.lawspeaker.thorgal.party;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** Cards that leave play: destroyed, or taken elsewhere (THO-Q-100, THO-Q-102). */
public final class Destroying {
  private Destroying() {}

  /** Destroys a companion or support in play: it goes to its owner's Valhalla. */
  public static void inPlay(Table table, int id, Citation why) {
    destroyed(table, id, why).ifPresent(happening -> happening.announce(table));
  }

  /** Destroys several at one moment (THO-Q-75). */
  public static void together(Table table, List<Integer> ids, Citation why) {
    List<Happening> happenings = new ArrayList<>();
    for (int id : ids) {
      destroyed(table, id, why).ifPresent(happenings::add);
    }
    Happening.announceTogether(table, happenings);
  }

  private static Optional<Happening> destroyed(Table table, int id, Citation why) {
    boolean opposed = table.partyOf(id) == null;
    Seat holder = table.holder(id);
    InPlay card = removed(table, id);
    if (card == null || holder == null) {
      return Optional.empty();
    }
    table.bury(card.owner(), Suit.DESTINY, card.card());
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, card.card());
      table.tell(why, "destroyed", holder + "'s " + name + " is destroyed", "card", name);
    }
    return Optional.of(Happening.destroyed(holder, card.card(), id, opposed));
  }

  /** Takes a card out of play with all its marks; null if it is not in play. */
  public static @Nullable InPlay removed(Table table, int id) {
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      ImmutableList<InPlay> party = table.side(seat).party();
      for (int j = 0; j < party.size(); j++) {
        if (party.get(j).id() == id) {
          table.setParty(seat, Lists.without(party, j));
          return party.get(j);
        }
      }
    }
    ImmutableList<Opposer> opposers = table.journey.opposers();
    for (int i = 0; i < opposers.size(); i++) {
      if (opposers.get(i).companion().id() == id) {
        table.journey = table.journey.withOpposers(Lists.without(opposers, i));
        return opposers.get(i).companion();
      }
    }
    return null;
  }
}
