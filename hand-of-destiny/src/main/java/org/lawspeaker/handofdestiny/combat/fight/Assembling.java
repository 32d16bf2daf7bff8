package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.boss.CriticalHits;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.lasting.Lasting;
import org.lawspeaker.handofdestiny.lasting.Quantity;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.ActionStep;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * A strength attack being put together card by card.
 *
 * @param at the enemy: a position, or the boss
 * @param critical the critical hit it pays for, from 0, or {@link #DIRECT}
 * @param cards the slotted cards chosen so far, as bits by face
 */
public record Assembling(int at, int critical, long cards) implements HandFrame {
  /** The attack is made on the enemy itself. */
  public static final int DIRECT = -1;

  private static final Citation COMBINE = Citation.of("HOD-STRENGTH-02");
  private static final Citation ONE_ATTACK = Citation.of("HOD-STRENGTH-05");
  private static final Citation HP = Citation.of("HOD-ANATOMY-02");
  private static final Citation BASE_HEALTH = Citation.of("HOD-BASEHP-01");
  private static final Citation HP_DIFFERS = Citation.of("HOD-BASEHP-02");
  private static final Pending<HandMove> ON_BOSS = asking(COMBINE, ONE_ATTACK);
  private static final Pending<HandMove> ON_MONSTER = asking(COMBINE, ONE_ATTACK, HP, BASE_HEALTH);
  private static final Pending<HandMove> ON_CHANGED_MONSTER =
      asking(COMBINE, ONE_ATTACK, HP, HP_DIFFERS);

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    if (at == Lasting.BOSS) {
      return ON_BOSS;
    }
    boolean asPrinted = Numbers.hp(table, at) == table.monster(table.row.at(at)).hp();
    return asPrinted ? ON_MONSTER : ON_CHANGED_MONSTER;
  }

  private static Pending<HandMove> asking(Citation... why) {
    return new Pending.Choose<>(
        Seat.of(0), Window.of("strength", "Which strength cards make the attack?", why));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int i = 0; i < table.strength.size(); i++) {
      moves.propose(Add.of(table.strength.get(i)));
    }
    moves.propose(new Strike());
  }

  /** Whether this card is part of the attack already. */
  public boolean has(int face) {
    return (cards & Faces.bit(face)) != 0;
  }

  /** The same with one card more. */
  public Assembling with(int face) {
    return of(cards | Faces.bit(face));
  }

  /** Whether the attack may be worth anything, even nothing. */
  private boolean needsNothing(Table table) {
    return critical == DIRECT && (at == Lasting.BOSS || table.settings.partialAttacks());
  }

  /** What the attack has to be worth, now that its cards have left their slots. */
  private int needed(Table table) {
    return critical == DIRECT
        ? StrengthAttack.remaining(table, at, cards) // it may not fall short (HOD-Q-35)
        : CriticalHits.of(table, critical).strengthCost().orElse(0);
  }

  /** Whether the cards chosen are worth what is needed. */
  public boolean suffices(Table table) {
    return needsNothing(table) || StrengthAttack.value(table, at, cards) >= needed(table);
  }

  /**
   * Whether the cards chosen, or these and others, are worth what is needed. More cards are mostly
   * better, so all of them are tried first; only where an enemy minds how many cards stay slotted
   * must other sets be looked at.
   */
  public boolean canSuffice(Table table) {
    long all = StrengthAttack.all(table);
    if (needsNothing(table) || (all != 0 && of(all).suffices(table))) {
      return true;
    }
    long others = all & ~cards;
    for (long more = others; ; more = (more - 1) & others) {
      if ((cards | more) != 0 && of(cards | more).suffices(table)) {
        return true;
      }
      if (more == 0) {
        return false;
      }
    }
  }

  private Assembling of(long others) {
    return new Assembling(at, critical, others);
  }

  /** The attack is complete. */
  public void strike(Table table) {
    table.pop();
    if (critical != DIRECT) {
      StrengthAttack.pay(table, cards);
      CriticalHits.activate(table, critical);
      return;
    }
    table.push(((ActionStep) table.agenda.top()).settle());
    Numbers.tellChanges(table, at, Quantity.HP);
    StrengthAttack.make(table, at, cards);
  }
}
