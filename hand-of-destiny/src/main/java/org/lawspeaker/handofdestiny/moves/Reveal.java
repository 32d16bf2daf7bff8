package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Nature says which card a place of the row holds, and how it lies.
 *
 * @param face the face it shows
 */
public record Reveal(int face) implements HandMove {
  private static final Citation SHUFFLED = Citation.of("HOD-SETUP-02");
  private static final Citation ANY_WAY = Citation.of("HOD-SETUP-03");
  private static final Citation FOUR_MONSTERS = Citation.of("HOD-FACE-01");
  private static final Citation NEVER_AGAIN = Citation.of("HOD-SETUP-05");
  private static final Reveal[] EACH = new Reveal[Faces.COUNT];

  static {
    for (int face = 0; face < Faces.COUNT; face++) {
      EACH[face] = new Reveal(face);
    }
  }

  public Reveal {
    Faces.checked(face);
  }

  /** The reveal of this face, without making a new object. */
  public static Reveal of(int face) {
    return EACH[face];
  }

  @Override
  public Actor by() {
    return Nature.NATURE;
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty()
        || !(table.agenda.top() instanceof Reveals step)
        || !step.owes(table)) {
      faults.notNow(table, NEVER_AGAIN);
    } else if (!step.mayReveal(table, face)) {
      faults.add(ANY_WAY, "already-seen", "monster", table.nameOf(face));
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(SHUFFLED, ANY_WAY, FOUR_MONSTERS);
  }

  @Override
  public void make(Table table) {
    ((Reveals) table.agenda.top()).reveal(table, face);
  }

  @Override
  public String text(Table table) {
    return "reveal " + table.nameOf(face);
  }
}
