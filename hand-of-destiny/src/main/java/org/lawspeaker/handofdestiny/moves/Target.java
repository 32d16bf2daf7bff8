package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Repeats;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.effects.Ignore;
import org.lawspeaker.handofdestiny.effects.OnMonsters;
import org.lawspeaker.handofdestiny.effects.PickMonster;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Chooses the monster that an effect is for.
 *
 * @param face the monster
 */
public record Target(int face) implements HandMove {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation VISIBLE = Citation.of("HOD-HERO-07");
  private static final Citation IN_PLAY = Citation.of("HOD-VISIBLE-01");
  private static final Citation ANY_POSITION = Citation.of("HOD-HERO-06");
  private static final Citation STILL_PEEKED = Citation.of("HOD-PEEK-03");
  private static final Citation LOWER_HALF = Citation.of("HOD-FACE-06");
  private static final Citation OUT_OF_PLAY = Citation.of("HOD-SLOT-06");
  private static final Citation TYPE = Citation.of("HOD-ANATOMY-04");
  private static final Citation NO_ABILITY = Citation.of("HOD-ANATOMY-06");
  private static final Citation NO_TARGET = Citation.of("HOD-Q-82");
  private static final Citation REPEATS = Citation.of("HOD-Q-48");

  public Target {
    Faces.checked(face);
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof PickMonster step)) {
      faults.notNow(table, CHOICE);
    } else if (!step.offers(face)) {
      boolean visible = Visibility.isVisible(table, table.row.positionOf(face));
      faults.add(
          visible ? unfit(table, step.effect()) : outOfSight(table),
          visible ? "no-target" : "not-visible",
          "monster",
          table.nameOf(face));
    } else if (Repeats.onlyRepeats(table, this)) {
      faults.add(REPEATS, "repeats-a-situation");
    }
  }

  /** Why this monster, which is visible, cannot be chosen for an effect. */
  private Citation unfit(Table table, OnMonsters effect) {
    if (effect.type().isPresent() && effect.type().get() != table.monster(face).type()) {
      return TYPE;
    }
    return effect instanceof Ignore && table.cards.ability(face) == null ? NO_ABILITY : NO_TARGET;
  }

  /** Why this monster is not visible. */
  private Citation outOfSight(Table table) {
    if (table.strength.contains(face) || table.underworld.contains(face)) {
      return OUT_OF_PLAY;
    }
    boolean covered = table.row.positionOf(Faces.rotated(face)) >= 0;
    return covered ? LOWER_HALF : VISIBLE;
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    ImmutableList.Builder<Citation> clauses = ImmutableList.<Citation>builder().add(CHOICE);
    if (((PickMonster) table.agenda.top()).source().kind() == Source.Kind.HERO) {
      clauses.add(ANY_POSITION);
    }
    int position = table.row.positionOf(face);
    if (Visibility.isVisible(table, position)) {
      clauses.add(IN_PLAY);
    }
    if (position == Sight.POSITIONS - 1 && (table.memory.peeked() & 1 << Faces.cardOf(face)) != 0) {
      clauses.add(STILL_PEEKED);
    }
    return clauses.build();
  }

  @Override
  public void make(Table table) {
    ((PickMonster) table.agenda.top()).choose(table, face);
  }

  @Override
  public String text(Table table) {
    return "target " + table.nameOf(face);
  }
}
