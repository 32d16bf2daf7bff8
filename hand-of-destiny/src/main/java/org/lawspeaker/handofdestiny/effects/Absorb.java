package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * A monster discards all other visible monsters of a type, front to back, and adds the base health
 * of each to its own HP (HOD-Q-30).
 *
 * @param type whom
 */
@Doc("Discards other visible monsters of a type and adds their base health to its own HP.")
public record Absorb(Optional<MonsterType> type) implements Effect {
  private static final Citation ABSORBED = Citation.of("HOD-Q-30");
  private static final Citation BASE_HEALTH = Citation.of("HOD-BASEHP-04");

  /** Whether the monster in this position is one to be absorbed by the owner. */
  public boolean takes(Table table, int owner, int position) {
    return position != owner
        && Visibility.isVisible(table, position)
        && (type.isEmpty() || table.monster(table.row.at(position)).type() == type.get());
  }

  @Override
  public boolean canAct(Table table, Source source) {
    if (source.kind() != Source.Kind.MONSTER) {
      return false; // nobody else has HP of its own that could rise
    }
    int owner = table.row.positionOf(source.index());
    for (int position = 0; position < Visibility.count(table); position++) {
      if (owner >= 0 && takes(table, owner, position)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void act(Table table, Source source) {
    int self = source.index();
    int visible = Visibility.count(table);
    long prey = 0;
    int gain = 0;
    for (int position = 0; position < visible; position++) {
      if (takes(table, table.row.positionOf(self), position)) {
        prey |= Faces.bit(table.row.at(position));
        gain += table.monster(table.row.at(position)).hp();
      }
    }
    for (int position = 0; position < table.row.size(); ) {
      int face = table.row.at(position);
      if (face != Faces.UNSEEN && (prey & Faces.bit(face)) != 0) {
        Departure.toUnderworld(table, position, ABSORBED, "discarded");
      } else {
        position++;
      }
    }
    table.memory =
        table.memory.withBonus(
            table.memory.bonus().with(self, table.memory.bonus().of(self) + gain));
    if (table.isTelling()) {
      table.tell(
          BASE_HEALTH,
          "absorbed",
          table.nameOf(self) + " gains " + gain + " HP, the base health of what it discarded",
          "monster",
          table.nameOf(self),
          "amount",
          "" + gain);
    }
  }

  @Override
  public boolean refersTo(Table table, int owner, int position, int face) {
    return position != owner && (type.isEmpty() || table.monster(face).type() == type.get());
  }

  @Override
  public String says() {
    return "discard " + Which.OTHERS.only(type) + " and add their base health to its own HP";
  }
}
