package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;

/** Whom the creature attacks, and whom it would attack if the round stayed as it is. */
final class Threats {
  private Threats() {}

  static List<String> of(Seen at) {
    List<String> notes = new ArrayList<>();
    if (at.view().strike().isUnderWay()) {
      notes.add(at.foe() + " attacks " + each(at, at.view().strike().hits()) + ".");
      return notes;
    }
    Table table = at.table();
    Source source = Source.encounter(table.foe.card(), table.first());
    for (StrikeRule rule : table.phase().attacks()) {
      boolean random = rule.timing() == StrikeRule.Timing.RANDOM;
      boolean comes = random ? Rounds.isBeforeRandom(at) : Rounds.isBeforeSpecific(at);
      if (comes && Strikes.isLeft(table, rule, source)) {
        notes.add("As things stand, " + Effect.within(rule.otherwise()) + instead(rule) + ".");
      } else if (comes && !rule.at().isChosen() && Strikes.isMade(table, rule, source)) {
        notes.add(note(at, rule, source));
      }
    }
    return notes;
  }

  private static String each(Seen at, ImmutableList<Hit> hits) {
    return Words.list(
        hits.stream().map(hit -> at.name(hit.seat()) + " for " + hit.damage()).toList());
  }

  private static String instead(StrikeRule rule) {
    return " instead of the " + rule.timing().says() + " Attack on " + rule.at().says();
  }

  private static String note(Seen at, StrikeRule rule, Source source) {
    ImmutableList<Hit> hits = Strikes.hits(at.table(), rule, source);
    return "As things stand, the "
        + rule.timing().says()
        + " Attack on "
        + rule.at().says()
        + " hits "
        + (hits.isEmpty() ? "nobody" : victims(at, hits))
        + ".";
  }

  /** Only what is split by a player who is named does not hit all alike (PRE-Q-39). */
  private static String victims(Seen at, ImmutableList<Hit> hits) {
    int damage = hits.get(0).damage();
    return hits.stream().allMatch(hit -> hit.damage() == damage)
        ? Words.list(hits.stream().map(hit -> at.name(hit.seat())).toList()) + " for " + damage
        : each(at, hits);
  }
}
