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
  private final Table table;
  private final boolean weighed;
  private Changes.@Nullable Gathering<Source, Lasting> found;

  private RulesInForce(Table table, boolean weighed) {
    this.table = table;
    this.weighed = weighed;
  }

  /** Every change in force that is, or is not, part of strength or difficulty; permanent first. */
  static Changes<Source, Lasting> on(Table table, boolean weighed) {
    RulesInForce rules = new RulesInForce(table, weighed);
    rules.addPermanent();
    for (int i = 0; i < table.inForce.size(); i++) {
      InForce each = table.inForce.get(i);
      rules.add(each.source(), each.gives());
    }
    return rules.found == null ? Changes.none() : rules.found.all();
  }

  private void addPermanent() {
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean travels = table.isDestiny(seat);
      ImmutableList<InPlay> party = table.side(seat).party();
      for (int j = 0; j < party.size(); j++) {
        Anatomy anatomy = table.cards.destiny(party.get(j).card());
        if (anatomy.hasLasting && (travels || anatomy.worksElsewhere)) {
          add(anatomy, seat, party.get(j), travels ? Works.DESTINY : Works.BANE);
        }
      }
    }
    ImmutableList<Opposer> opposers = table.journey.opposers();
    for (int i = 0; i < opposers.size(); i++) {
      InPlay companion = opposers.get(i).companion();
      Anatomy anatomy = table.cards.destiny(companion.card());
      if (anatomy.hasLasting && anatomy.worksElsewhere) {
        add(anatomy, opposers.get(i).seat(), companion, Works.OPPOSING);
      }
    }
  }

  /** THO-EFFECT-04: a permanent effect that shows a phase works only during that phase. */
  private void add(Anatomy anatomy, Seat seat, InPlay card, Works where) {
    if (!anatomy.shows(table.clock.phase())) {
      return;
    }
    ImmutableList<Permanent> lasting = anatomy.card.lasting();
    for (int i = 0; i < lasting.size(); i++) {
      Permanent each = lasting.get(i);
      if (each.gives().isWeighed() == weighed && each.works().includes(where)) {
        Source source = new Source(seat, card.card(), card.id());
        if (Condition.all(each.when(), table, source)) {
          add(source, each.gives());
        }
      }
    }
  }

  private void add(Source source, Lasting change) {
    if (change.isWeighed() == weighed) {
      if (found == null) {
        found = Changes.gather();
      }
      found.add(source, change);
    }
  }
}
