package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;

/** Whom the creature attacks, and whom it would attack if the round stayed as it is. */
final class Threats {
  private Threats() {}

  static List<String> of(Seen at) {
    List<String> notes = new ArrayList<>();
    if (at.view().strike().isUnderWay()) {
      List<String> hits = new ArrayList<>();
      for (Hit hit : at.view().strike().hits()) {
        hits.add(at.name(hit.seat()) + " for " + hit.damage());
      }
      notes.add(at.foe() + " attacks " + Words.list(hits) + ".");
      return notes;
    }
    Table table = at.table();
    Source source = Source.encounter(table.foe.card(), table.first());
    for (StrikeRule rule : table.phase().attacks()) {
      boolean random = rule.timing() == StrikeRule.Timing.RANDOM;
      boolean comes = random ? Rounds.isBeforeRandom(at) : Rounds.isBeforeSpecific(at);
      if (comes && !rule.at().isChosen() && Strikes.isMade(table, rule, source)) {
        notes.add(note(at, rule, source));
      }
    }
    return notes;
  }

  private static String note(Seen at, StrikeRule rule, Source source) {
    ImmutableList<Seat> victims = rule.at().seats(at.table(), source);
    String name = rule.timing() == StrikeRule.Timing.RANDOM ? "Random" : "Specific";
    return "As things stand, the "
        + name
        + " Attack on "
        + rule.at().says()
        + " hits "
        + (victims.isEmpty()
            ? "nobody."
            : Words.list(victims.stream().map(at::name).toList())
                + " for "
                + Strikes.damage(at.table(), rule, source)
                + ".");
  }
}
