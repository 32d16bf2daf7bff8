package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;

/**
 * Finds what is in force now: permanent effects of the destiny player's party, of other parties
 * only if their text says so (THO-EFFECT-01, THO-Q-29), and effects that last for a time. What is
 * part of strength or difficulty is found apart from the rest, whose conditions may ask for them.
 */
final class RulesInForce {
  private RulesInForce() {}

  /** Every change in force that is, or is not, part of strength or difficulty; permanent first. */
  static Changes<Source, Lasting> on(Table table, boolean weighed) {
    Changes.Gathering<Source, Lasting> found = null;
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean travels = table.isDestiny(seat);
      ImmutableList<InPlay> party = table.side(seat).party();
      for (int j = 0; j < party.size(); j++) {
        Anatomy anatomy = table.cards.destiny(party.get(j).card());
        if (anatomy.hasLasting(weighed) && (travels || anatomy.worksElsewhere)) {
          Works where = travels ? Works.DESTINY : Works.BANE;
          found = ofCard(found, table, weighed, seat, party.get(j), where);
        }
      }
    }
    ImmutableList<Opposer> opposers = table.journey.opposers();
    for (int i = 0; i < opposers.size(); i++) {
      InPlay companion = opposers.get(i).companion();
      Anatomy anatomy = table.cards.destiny(companion.card());
      if (anatomy.hasLasting(weighed) && anatomy.worksElsewhere) {
        found = ofCard(found, table, weighed, opposers.get(i).seat(), companion, Works.OPPOSING);
      }
    }
    for (int i = 0; i < table.inForce.size(); i++) {
      InForce each = table.inForce.get(i);
      if (each.gives().isWeighed() == weighed) {
        found = with(found, each.source(), each.gives());
      }
    }
    return found == null ? Changes.none() : found.all();
  }

  /** THO-EFFECT-04: a permanent effect that shows a phase works only during that phase. */
  private static Changes.@Nullable Gathering<Source, Lasting> ofCard(
      Changes.@Nullable Gathering<Source, Lasting> before,
      Table table,
      boolean weighed,
      Seat seat,
      InPlay card,
      Works where) {
    Anatomy anatomy = table.cards.destiny(card.card());
    if (!anatomy.shows(table.clock.phase())) {
      return before;
    }
    Changes.Gathering<Source, Lasting> found = before;
    ImmutableList<Permanent> lasting = anatomy.card.lasting();
    for (int i = 0; i < lasting.size(); i++) {
      Permanent each = lasting.get(i);
      if (each.gives().isWeighed() == weighed && each.works().includes(where)) {
        Source source = new Source(seat, card.card(), card.id());
        if (Condition.all(each.when(), table, source)) {
          found = with(found, source, each.gives());
        }
      }
    }
    return found;
  }

  /** Mostly nothing is in force, and nothing is made for it. */
  private static Changes.Gathering<Source, Lasting> with(
      Changes.@Nullable Gathering<Source, Lasting> found, Source source, Lasting change) {
    return (found == null ? Changes.<Source, Lasting>gather() : found).add(source, change);
  }
}
