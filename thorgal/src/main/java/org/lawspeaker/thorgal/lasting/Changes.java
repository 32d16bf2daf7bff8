package org.lawspeaker.thorgal.lasting;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.pack.Permanent;
import org.lawspeaker.thorgal.pack.Works;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.Sheet;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * What is in force now: permanent effects of the destiny player's party, of other parties only if
 * their text says so (THO-EFFECT-01, THO-Q-29), and effects that last for a time.
 */
public final class Changes {
  private static final Change[] NOTHING = {};

  private final Change[] all;

  private Changes(Change[] all) {
    this.all = all;
  }

  /** One change in force, with where it comes from. */
  record Change(Source source, Lasting gives) {}

  /** Every change in force, permanent ones first. */
  static Change[] now(Table table) {
    if (!table.isReading() || table.weighing) {
      return found(table);
    }
    if (table.changes == null) {
      table.changes = new Changes(found(table));
    }
    return table.changes.all;
  }

  private static Change[] found(Table table) {
    Change[] changes = NOTHING;
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean travels = table.isDestiny(seat);
      ImmutableList<InPlay> party = table.side(seat).party();
      for (int j = 0; j < party.size(); j++) {
        InPlay card = party.get(j);
        Sheet sheet = table.cards.destiny(card.card());
        if (sheet.hasLasting && (travels || sheet.worksElsewhere)) {
          changes = added(changes, table, seat, card, travels ? Works.DESTINY : Works.BANE);
        }
      }
    }
    ImmutableList<Opposer> opposers = table.journey.opposers();
    for (int i = 0; i < opposers.size(); i++) {
      Opposer opposer = opposers.get(i);
      Sheet sheet = table.cards.destiny(opposer.companion().card());
      if (sheet.hasLasting && sheet.worksElsewhere) {
        changes = added(changes, table, opposer.seat(), opposer.companion(), Works.OPPOSING);
      }
    }
    for (int i = 0; i < table.inForce.size(); i++) {
      InForce each = table.inForce.get(i);
      changes = plus(changes, new Change(each.source(), each.gives()));
    }
    return changes;
  }

  /** THO-EFFECT-04: a permanent effect that shows a phase works only during that phase. */
  private static Change[] added(
      Change[] changes, Table table, Seat seat, InPlay card, Works where) {
    Sheet sheet = table.cards.destiny(card.card());
    Change[] all = changes;
    if (sheet.shows(table.clock.phase())) {
      ImmutableList<Permanent> lasting = sheet.card.lasting();
      for (int i = 0; i < lasting.size(); i++) {
        Permanent each = lasting.get(i);
        if (each.works().includes(where)) {
          Source source = new Source(seat, card.card(), card.id());
          all =
              Condition.all(each.when(), table, source)
                  ? plus(all, new Change(source, each.gives()))
                  : all;
        }
      }
    }
    return all;
  }

  private static Change[] plus(Change[] changes, Change change) {
    Change[] more = Arrays.copyOf(changes, changes.length + 1);
    more[changes.length] = change;
    return more;
  }
}
