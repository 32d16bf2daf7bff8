package org.lawspeaker.handofdestiny.combat.fight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * A strength attack on a monster being put together card by card.
 *
 * @param at the position of the monster
 * @param cards the slotted cards chosen so far, as bits by face
 */
public record Assembling(int at, long cards) implements HandFrame {
  private static final Citation COMBINE = Citation.of("HOD-STRENGTH-02");
  private static final Citation ONE_ATTACK = Citation.of("HOD-STRENGTH-05");
  private static final Citation HP = Citation.of("HOD-ANATOMY-02");
  private static final Citation BASE_HEALTH = Citation.of("HOD-BASEHP-01");
  private static final Citation HP_DIFFERS = Citation.of("HOD-BASEHP-02");
  private static final Citation SHORTFALL = Citation.of("HOD-Q-35");
  private static final ImmutableList<Citation> ADDS = ImmutableList.of(COMBINE);
  private static final Citation TOTAL = Citation.of("HOD-STRENGTH-06");
  private static final ImmutableList<Citation> STRIKES = ImmutableList.of(TOTAL);
  private static final ImmutableList<Citation> FALLS_SHORT = ImmutableList.of(SHORTFALL, TOTAL);
  private static final ImmutableList<Citation> WORTH_NOTHING =
      ImmutableList.of(Citation.of("HOD-Q-38"), SHORTFALL, TOTAL);
  private static final Pending<HandMove> ASKS =
      Combining.asking(COMBINE, ONE_ATTACK, HP, BASE_HEALTH);
  private static final Pending<HandMove> ASKS_CHANGED =
      Combining.asking(COMBINE, ONE_ATTACK, HP, HP_DIFFERS);

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    boolean asPrinted = Numbers.hp(table, at) == table.monster(table.row.at(at)).hp();
    return asPrinted ? ASKS : ASKS_CHANGED;
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    Combining.propose(table, moves);
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (move instanceof Add add) {
      Combining.judge(table, add.face(), cards, faults);
      if (faults.none() && !canSuffice(table, at, cards | Faces.bit(add.face()))) {
        faults.add(SHORTFALL, "leads-nowhere", "card", table.nameOf(add.face()));
      }
    } else if (move instanceof Strike) {
      Combining.judgeStrike(cards, faults);
      if (!suffices(table, at, cards)) {
        faults.add(SHORTFALL, "falls-short", "value", StrengthAttack.value(table, at, cards));
      }
    } else {
      faults.notAsked();
    }
  }

  /** Whether an attack with these cards may be made: unless it may fall short, it defeats. */
  private static boolean suffices(Table table, int at, long cards) {
    return table.settings.partialAttacks() || defeats(table, at, cards);
  }

  private static boolean defeats(Table table, int at, long cards) {
    return StrengthAttack.value(table, at, cards) >= StrengthAttack.remaining(table, at, cards);
  }

  /** Whether these cards, or these and others, make an attack that may be made. */
  static boolean canSuffice(Table table, int at, long cards) {
    return table.settings.partialAttacks()
        || Combining.canSuffice(table, cards, set -> suffices(table, at, set));
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    if (move instanceof Add) {
      return ADDS;
    }
    if (defeats(table, at, cards)) {
      return STRIKES;
    }
    return StrengthAttack.value(table, at, cards) == 0 ? WORTH_NOTHING : FALLS_SHORT;
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Add add) {
      table.replaceTop(new Assembling(at, cards | Faces.bit(add.face())));
    } else {
      table.pop();
      table.push(Settle.afterAction());
      StrengthAttack.tellHp(table, at, cards);
      StrengthAttack.make(table, at, cards);
    }
  }

  @Override
  public void check(StepCheck check) {
    check.seen("/at", at);
    check.slotted("/cards", cards);
  }
}
