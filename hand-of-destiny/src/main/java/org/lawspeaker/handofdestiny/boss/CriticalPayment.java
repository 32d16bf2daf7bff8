package org.lawspeaker.handofdestiny.boss;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.combat.fight.Combining;
import org.lawspeaker.handofdestiny.combat.fight.StrengthAttack;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The strength cost of a critical hit being paid card by card; all cards count as one attack
 * (HOD-BATTACK-06, HOD-CRIT-06).
 *
 * @param index which critical hit, from 0
 * @param cards the slotted cards chosen so far, as bits by face
 */
public record CriticalPayment(int index, long cards) implements HandFrame {
  private static final Citation ONE_ATTACK = Citation.of("HOD-BATTACK-06");
  private static final Citation COST = Citation.of("HOD-CRIT-06");
  private static final ImmutableList<Citation> ADDS =
      ImmutableList.of(ONE_ATTACK, COST, Citation.of("HOD-CRIT-08"));
  private static final ImmutableList<Citation> STRIKES =
      ImmutableList.of(Citation.of("HOD-BATTACK-07"), COST, Citation.of("HOD-CRIT-07"));
  private static final Pending<HandMove> ASKS = Combining.asking(COST, ONE_ATTACK);

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    Combining.propose(table, moves);
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (move instanceof Add add) {
      Combining.judge(table, add.face(), cards, faults);
      if (faults.none() && !canSuffice(table, index, cards | Faces.bit(add.face()))) {
        faults.add(COST, "leads-nowhere", "card", table.nameOf(add.face()));
      }
    } else if (move instanceof Strike) {
      Combining.judgeStrike(cards, faults);
      if (!suffices(table, index, cards)) {
        int value = StrengthAttack.value(table, Place.BOSS, cards);
        faults.add(COST, "falls-short", "value", value);
      }
    } else {
      faults.notAsked();
    }
  }

  private static boolean suffices(Table table, int index, long cards) {
    return StrengthAttack.value(table, Place.BOSS, cards)
        >= CriticalHits.of(table, index).strengthCost().orElse(0);
  }

  /** Whether these cards, or these and others, can pay for this critical hit. */
  static boolean canSuffice(Table table, int index, long cards) {
    return Combining.canSuffice(table, cards, set -> suffices(table, index, set));
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return move instanceof Add ? ADDS : STRIKES;
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Add add) {
      table.replaceTop(new CriticalPayment(index, cards | Faces.bit(add.face())));
      return;
    }
    table.pop();
    if (table.settings.attackersCount()) {
      CriticalHits.activate(table, index, cards);
    } else {
      StrengthAttack.pay(table, cards);
      CriticalHits.activate(table, index, 0);
    }
  }

  @Override
  public void check(StepCheck check) {
    check.critical("/index", index);
    check.slotted("/cards", cards);
  }
}
