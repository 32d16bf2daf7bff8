package org.lawspeaker.handofdestiny.combat.resolve;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.hero.HeroAbilities;
import org.lawspeaker.handofdestiny.hero.Means;
import org.lawspeaker.handofdestiny.hero.Moment;
import org.lawspeaker.handofdestiny.hero.WeaponUse;
import org.lawspeaker.handofdestiny.moves.AbilityUse;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Pass;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Resolves waiting monster abilities one by one; before each the player may prevent it or use the
 * weapon (HOD-ORDER-05 to -10, HOD-Q-28, HOD-Q-40).
 *
 * @param seen the situations of this run of resolutions (HOD-Q-21)
 * @param passed whether the player lets the ability that is due be resolved
 */
public record ResolveStep(ImmutableList<Situation> seen, boolean passed) implements HandFrame {
  /** The start of a run. */
  public static final ResolveStep FRESH = new ResolveStep(ImmutableList.of(), false);

  private static final Citation ORDER = Citation.of("HOD-ORDER-05");
  private static final Citation EXCEPTION = Citation.of("HOD-ORDER-07");
  private static final Citation ANY_TIME = Citation.of("HOD-Q-40");
  private static final Citation TEXT = Citation.of("HOD-ANATOMY-05");
  private static final Citation LOOP = Citation.of("HOD-Q-21");
  private static final Citation COMPLETELY = Citation.of("HOD-ORDER-08");
  private static final Citation WINDOW = Citation.of("HOD-Q-28");
  private static final Citation MUST_RESOLVE = Citation.of("HOD-ORDER-04");

  @Override
  public boolean owes(Table table) {
    int due = Waiting.due(table);
    return due != Faces.UNSEEN && !passed && canReact(table);
  }

  private static boolean canReact(Table table) {
    return HeroAbilities.anyPrevents(table) || WeaponUse.isOpen(table);
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    int due = Waiting.due(table);
    MonsterAbility ability = table.cards.ability(due);
    return new Pending.Choose<>(
        Seat.of(0),
        Window.of(
            "react",
            "The ability of "
                + table.monster(due).name()
                + " is about to be resolved"
                + (ability == null ? "" : " (" + ability.says() + ")")
                + ". What do you do first?",
            EXCEPTION,
            ANY_TIME,
            TEXT));
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    Means.propose(table, Moment.BEFORE_ABILITY, moves);
    moves.add(Pass.MOVE);
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Pass)) {
      Means.judge(table, Moment.BEFORE_ABILITY, move, faults);
    }
  }

  /** While a monster ability is being resolved, no ability of the hero is begun. */
  @Override
  public void judgeUnasked(Table table, HandMove move, Faults faults) {
    if (move instanceof AbilityUse) {
      table.notNow(faults, COMPLETELY);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return move instanceof Pass
        ? ImmutableList.of(WINDOW, MUST_RESOLVE)
        : Means.allows(table, Moment.BEFORE_ABILITY, move);
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Pass) {
      table.replaceTop(new ResolveStep(seen, true));
    } else {
      Means.make(table, Settle.afterResolution(), move);
    }
  }

  @Override
  public boolean isAtRest() {
    return true;
  }

  @Override
  public void run(Table table) {
    int due = Waiting.due(table);
    if (due == Faces.UNSEEN) {
      table.pop();
      return;
    }
    Situation now = new Situation(table.row.faces(), table.memory.waiting());
    if (seen.contains(now)) {
      Waiting.done(table, due);
      table.replaceTop(new ResolveStep(seen, false));
      if (table.isTelling()) {
        table.tell(
            LOOP,
            "skipped",
            "the ability of " + table.nameOf(due) + " would go round in a circle and is skipped",
            "monster",
            table.nameOf(due));
      }
      return;
    }
    table.replaceTop(
        new ResolveStep(ImmutableList.<Situation>builder().addAll(seen).add(now).build(), false));
    resolve(table, due);
  }

  private static void resolve(Table table, int face) {
    Waiting.done(table, face);
    MonsterAbility ability = table.cards.ability(face);
    Source source = Source.monster(face);
    if (ability == null
        || (ability.type() == AbilityType.NORMAL
            && !Effect.anyCanAct(table, source, ability.effects()))) {
      return;
    }
    if (table.isTelling()) {
      table.tell(
          ORDER,
          "resolved",
          "the ability of " + table.nameOf(face) + " is resolved",
          "monster",
          table.nameOf(face));
    }
    table.push(Settle.afterResolution());
    Program.start(table, source, ability.effects());
  }
}
