package org.lawspeaker.prestigerpg.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.Lasting;

/** What is in force, by what, for whom, and until when; of an encounter only its present part. */
final class ForceNotes {
  private ForceNotes() {}

  static List<String> of(Seen at) {
    List<String> notes = new ArrayList<>();
    Foe foe = at.view().foe();
    if (foe.isFaced()) {
      for (Lasting each : at.table().phase().lasting()) {
        notes.add(at.foe() + ": " + each.says() + ".");
      }
    }
    if (foe.isFaced() && foe.event() >= 0) {
      for (Lasting each : at.cards().event(foe.event()).lasting()) {
        notes.add(at.cards().event(foe.event()).name() + ": " + each.says() + ".");
      }
    }
    for (int i = 0; i < at.seats(); i++) {
      owned(at, Seat.of(i), notes);
    }
    for (InForce each : at.view().inForce()) {
      String span = new Span(each.until(), Math.max(1, each.rounds())).says();
      notes.add(from(at, each.source()) + ": " + each.gives().says() + " " + span + ".");
    }
    return notes;
  }

  private static void owned(Seen at, Seat seat, List<String> notes) {
    Sheet sheet = at.sheet(seat);
    for (Held item : sheet.items()) {
      if (sheet.isAlive() && !item.tipped()) {
        for (Lasting each : at.cards().kit(item.card()).owned()) {
          notes.add(at.card(item.card()) + " of " + at.name(seat) + ": " + each.says() + ".");
        }
      }
    }
  }

  private static String from(Seen at, Source source) {
    return switch (source.origin()) {
          case CARD, ITEM, ATTACK -> at.card(source.card()) + " of " + at.name(source.user());
          case ABILITY -> "Ability of " + at.name(source.user());
          case ENCOUNTER -> at.cards().encounter(source.card()).name();
          case EVENT -> at.cards().event(source.card()).name();
          case MODULE -> "The story";
        }
        + named(at, source);
  }

  /** Whom an attack has named. */
  private static String named(Seen at, Source source) {
    return source.origin() == Origin.ATTACK
        ? source.target().player().map(seat -> ", which names " + at.name(seat)).orElse("")
        : "";
  }
}
