package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Prevents the monster ability that is about to be resolved, or ignores a lasting one for the rest
 * of the turn (HOD-ORDER-07, HOD-Q-28). A weapon is used before a waiting ability whatever its
 * effect, so it may be meant for another monster (HOD-Q-40). If it names several monsters, it
 * prevents whatever ability of theirs waits and ignores the lasting ones: as much as can be done
 * (HOD-Q-82).
 *
 * @param target which monsters
 * @param type only of this type
 */
@Doc("Prevents a waiting monster ability, or ignores a lasting one for the turn.")
public record Ignore(@Default("chosen") Which target, Optional<MonsterType> type)
    implements OnMonsters {
  private static final Citation PREVENTED = Citation.of("HOD-ORDER-07");
  private static final Citation IGNORED = Citation.of("HOD-Q-28");

  @Override
  public boolean changes(Table table, Source source, int position) {
    int face = table.row.at(position);
    int due = Waiting.due(table);
    if (due != Faces.UNSEEN && target.isChosen() && source.kind() == Source.Kind.HERO) {
      return face == due; // hero abilities are used for the one that is due (HOD-Q-28)
    }
    if (due != Faces.UNSEEN && waits(table, face)) {
      return true;
    }
    MonsterAbility ability = table.cards.ability(face);
    return ability != null
        && !ability.lasting().isEmpty()
        && Visibility.counts(table, position, ability);
  }

  @Override
  public boolean prevents(Table table, Source source) {
    int due = Waiting.due(table);
    return due != Faces.UNSEEN && (targets(table, source) & Faces.bit(due)) != 0;
  }

  private static boolean waits(Table table, int face) {
    return (table.memory.waiting() & Faces.bit(face)) != 0;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    int face = table.row.at(position);
    if (waits(table, face)) {
      Waiting.done(table, face);
      tell(table, face, PREVENTED, "prevented");
    } else {
      table.memory = table.memory.withIgnored(table.memory.ignored() | Faces.bit(face));
      tell(table, face, IGNORED, "ignored");
    }
  }

  private static void tell(Table table, int face, Citation why, String how) {
    if (table.isTelling()) {
      table.tell(
          why,
          how,
          "the ability of " + table.nameOf(face) + " is " + how,
          "monster",
          table.nameOf(face));
    }
  }

  @Override
  public String says(String whom) {
    return "prevent or ignore the ability of " + whom;
  }
}
