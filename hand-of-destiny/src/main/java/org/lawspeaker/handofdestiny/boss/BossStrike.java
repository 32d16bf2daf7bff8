package org.lawspeaker.handofdestiny.boss;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.combat.fight.Combining;
import org.lawspeaker.handofdestiny.combat.fight.StrengthAttack;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * A direct attack on the boss, being made of one strength card (HOD-BATTACK-02).
 *
 * @param cards the slotted card chosen, as a bit by face, or none yet
 */
public record BossStrike(long cards) implements HandFrame {
  private static final Citation ONE_ATTACK = Citation.of("HOD-STRENGTH-05");
  private static final Citation ONE_BY_ONE = Citation.of("HOD-BATTACK-02");
  private static final ImmutableList<Citation> ADDS = ImmutableList.of(ONE_BY_ONE);
  private static final ImmutableList<Citation> STRIKES =
      ImmutableList.of(Citation.of("HOD-STRENGTH-06"));
  private static final Pending<HandMove> ASKS = Combining.asking(ONE_BY_ONE, ONE_ATTACK);

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
      if (cards != 0 && (cards & Faces.bit(add.face())) == 0) {
        faults.add(ONE_BY_ONE, "one-card-an-attack", "card", table.nameOf(add.face()));
      }
    } else if (move instanceof Strike) {
      Combining.judgeStrike(cards, faults);
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return move instanceof Add ? ADDS : STRIKES;
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Add add) {
      table.replaceTop(new BossStrike(cards | Faces.bit(add.face())));
      return;
    }
    table.pop();
    table.push(new BossSettle());
    Numbers.tellChanges(table, Place.BOSS, Quantity.HP);
    int value = StrengthAttack.begin(table, Place.BOSS, cards);
    BossPhase.struck(table, value);
    StrengthAttack.end(table, cards);
  }

  @Override
  public void check(StepCheck check) {
    check.slotted("", cards);
  }
}
