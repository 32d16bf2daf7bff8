package org.lawspeaker.handofdestiny.combat.resolve;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.fight.HeroAbilities;
import org.lawspeaker.handofdestiny.combat.fight.WeaponUse;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Pass;
import org.lawspeaker.handofdestiny.pack.AbilityType;
import org.lawspeaker.handofdestiny.pack.MonsterAbility;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.ActionStep;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.table.Uses;

/**
 * Resolves waiting monster abilities one by one; before each the player may prevent it or use the
 * weapon (HOD-ORDER-05 to -10, HOD-Q-28, HOD-Q-40).
 *
 * @param seen the situations of this run of resolutions (HOD-Q-21)
 * @param passed the monster for whose ability the player has passed, or {@link Faces#UNSEEN}
 */
public record ResolveStep(ImmutableList<Situation> seen, int passed) implements ActionStep {
  /** The start of a run. */
  public static final ResolveStep FRESH = new ResolveStep(ImmutableList.of(), Faces.UNSEEN);

  private static final Citation ORDER = Citation.of("HOD-ORDER-05");
  private static final Citation EXCEPTION = Citation.of("HOD-ORDER-07");
  private static final Citation ANY_TIME = Citation.of("HOD-Q-40");
  private static final Citation TEXT = Citation.of("HOD-ANATOMY-05");
  private static final Citation LOOP = Citation.of("HOD-Q-21");
  private static final Citation FIGHT = Citation.of("HOD-ORDER-12");

  @Override
  public boolean owes(Table table) {
    int due = Waiting.due(table);
    return due != Faces.UNSEEN && due != passed && canReact(table);
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
                + table.nameOf(due)
                + " is about to be resolved"
                + (ability == null ? "" : " (" + ability.says() + ")")
                + ". What do you do first?",
            EXCEPTION,
            ANY_TIME,
            TEXT));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    HeroAbilities.propose(table, moves);
    WeaponUse.propose(table, moves);
    moves.propose(new Pass());
  }

  @Override
  public Uses uses() {
    return Uses.PREVENTING;
  }

  @Override
  public HandFrame settle() {
    return Settle.afterResolution();
  }

  /** The player lets the ability that is due be resolved. */
  public void pass(Table table) {
    table.replaceTop(new ResolveStep(seen, Waiting.due(table)));
  }

  @Override
  public void run(Table table) {
    int due = Waiting.due(table);
    if (due == Faces.UNSEEN) {
      finish(table);
      return;
    }
    Situation now = new Situation(table.row.faces(), table.memory.waiting());
    if (seen.contains(now)) {
      Waiting.done(table, due);
      if (table.tells()) {
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
        new ResolveStep(
            ImmutableList.<Situation>builder().addAll(seen).add(now).build(), Faces.UNSEEN));
    resolve(table, due);
  }

  private static void resolve(Table table, int face) {
    Waiting.done(table, face);
    MonsterAbility ability = table.cards.ability(face);
    Source source = Source.monster(face);
    if (ability == null
        || (ability.type() == AbilityType.NORMAL
            && !Program.canAct(table, source, ability.effects()))) {
      return;
    }
    if (table.tells()) {
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

  private static void finish(Table table) {
    table.pop();
    if (table.agenda.isEmpty()) {
      table.push(FightStep.FRESH);
      table.tell(FIGHT, "fight", "the fight step begins");
    }
  }
}
