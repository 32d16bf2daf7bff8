package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Target;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Asks which monster an effect is for (HOD-Q-83).
 *
 * @param source where the effect comes from
 * @param effect the effect
 * @param faces the monsters to choose from, as bits
 */
public record PickMonster(Source source, OnMonsters effect, long faces) implements EffectChoice {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation COMPLETELY = Citation.of("HOD-ORDER-08");
  private static final Citation VISIBLE = Citation.of("HOD-HERO-07");
  private static final Citation IN_PLAY = Citation.of("HOD-VISIBLE-01");
  private static final Citation ANY_POSITION = Citation.of("HOD-HERO-06");
  private static final Citation STILL_PEEKED = Citation.of("HOD-PEEK-03");
  private static final Citation NOT_SHOWN = Citation.of("HOD-FACE-06");
  private static final Citation OF_WEAPON = Citation.of("HOD-Q-75");
  private static final Citation UNKNOWN = Citation.of("HOD-Q-72");
  private static final Citation OUT_OF_PLAY = Citation.of("HOD-SLOT-06");
  private static final Citation TYPE = Citation.of("HOD-ANATOMY-04");
  private static final Citation NO_ABILITY = Citation.of("HOD-ANATOMY-06");
  private static final Citation NO_TARGET = Citation.of("HOD-Q-82");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return new Pending.Choose<>(
        Seat.of(0),
        Window.of("target", "Which monster: " + effect.says() + "?", CHOICE, COMPLETELY));
  }

  @Override
  public Iterable<HandMove> candidates() {
    ImmutableList.Builder<HandMove> moves = ImmutableList.builder();
    for (long left = faces; left != 0; left &= left - 1) {
      moves.add(Target.of(Long.numberOfTrailingZeros(left)));
    }
    return moves.build();
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Target target)) {
      faults.notAsked();
    } else if ((faces & Faces.bit(target.face())) == 0) {
      int face = target.face();
      boolean within = isWithinReach(table, table.row.positionOf(face));
      faults.add(
          within ? unfit(table, face) : outOfReach(table, face),
          within ? "no-target" : "not-visible",
          "monster",
          table.nameOf(face));
    } else {
      Repeats.judgeChoice(table, move, faults);
    }
  }

  /** Whether the effect reaches this position: those in view, or all that are known. */
  private boolean isWithinReach(Table table, int position) {
    return reachesAnywhere() ? position >= 0 : Visibility.isVisible(table, position);
  }

  private boolean reachesAnywhere() {
    return effect.target() == Which.ANYWHERE;
  }

  /** Why this monster, which the effect reaches, cannot be chosen for it. */
  private Citation unfit(Table table, int face) {
    if (effect.type().isPresent() && effect.type().get() != table.monster(face).type()) {
      return TYPE;
    }
    return effect instanceof Ignore && table.cards.ability(face) == null ? NO_ABILITY : NO_TARGET;
  }

  /** Why the effect does not reach this monster. */
  private Citation outOfReach(Table table, int face) {
    if (table.strength.contains(face) || table.underworld.contains(face)) {
      return OUT_OF_PLAY;
    }
    if (table.row.positionOf(face) < 0 && showsAnother(table, Faces.cardOf(face))) {
      return NOT_SHOWN;
    }
    return reachesAnywhere() ? UNKNOWN : range();
  }

  /** Whether a card of the row is known, so that it shows another monster than the one meant. */
  private static boolean showsAnother(Table table, int card) {
    for (int position = 0; position < table.row.size(); position++) {
      if (table.row.isSeen(position) && Faces.cardOf(table.row.at(position)) == card) {
        return true;
      }
    }
    return false;
  }

  /** The clause by which an effect of this source is for visible monsters, if it says no more. */
  private Citation range() {
    return switch (source.kind()) {
      case HERO -> VISIBLE;
      case WEAPON -> OF_WEAPON;
      case MONSTER, POTION, BOSS, PENALTY -> IN_PLAY;
    };
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    ImmutableList.Builder<Citation> clauses = ImmutableList.builder();
    int face = ((Target) move).face();
    int position = table.row.positionOf(face);
    if (position == Sight.POSITIONS - 1 && table.memory.isPeekedAt(face)) {
      clauses.add(STILL_PEEKED);
    }
    if (source.kind() == Source.Kind.HERO) {
      clauses.add(ANY_POSITION);
    } else if (source.kind() == Source.Kind.WEAPON) {
      clauses.add(OF_WEAPON);
    }
    clauses.add(CHOICE);
    if (Visibility.isVisible(table, position)) {
      clauses.add(IN_PLAY);
    }
    return clauses.build();
  }

  @Override
  public void make(Table table, HandMove move) {
    table.pop();
    effect.hitEach(table, source, Faces.bit(((Target) move).face()));
  }

  @Override
  public void check(StepCheck check) {
    check.source(source);
    check.allInRow("/faces", faces);
  }
}
