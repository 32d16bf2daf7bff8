package org.lawspeaker.handofdestiny.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.handofdestiny.boss.BossStrike;
import org.lawspeaker.handofdestiny.boss.CriticalHits;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.StrengthAttack;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.state.Enemy;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** Strength attacks, card by card, and the damage that is taken instead. */
final class AttackChoices {
  private AttackChoices() {}

  /**
   * An attack that is being put together.
   *
   * @param at the position of the monster, or {@link Place#BOSS}
   * @param cards those chosen so far, as bits by face
   * @param needed what it must be worth
   * @param left the HP of the enemy when the cards are gone, before what the attack takes off
   * @param whom what it is on, or what it pays for
   */
  private record Making(int at, long cards, int needed, int left, String whom) {
    int value(Table table) {
      return StrengthAttack.value(table, at, cards);
    }
  }

  private static Making making(Table table, long more) {
    HandFrame top = table.top();
    if (top instanceof Assembling attack) {
      long cards = attack.cards() | more;
      String name = table.monster(table.row.at(attack.at())).name();
      return on(table, attack.at(), cards, name);
    }
    if (top instanceof CriticalPayment payment) {
      int needed = CriticalHits.of(table, payment.index()).strengthCost().orElse(0);
      String hit = "critical hit " + (payment.index() + 1);
      return new Making(Place.BOSS, payment.cards() | more, needed, needed, hit);
    }
    long cards = (top instanceof BossStrike strike ? strike.cards() : 0) | more;
    return on(table, Place.BOSS, cards, table.bossName());
  }

  /** Where the cards leave after the blow, the HP may fall to the damage then (HOD-Q-33, -80). */
  private static Making on(Table table, int at, long cards, String whom) {
    int after = StrengthAttack.remainingAfter(table, at, cards);
    int struck = StrengthAttack.remaining(table, at, cards);
    boolean mayFallShort = at == Place.BOSS || table.settings.partialAttacks();
    return new Making(at, cards, mayFallShort ? Math.min(struck, after) : struck, after, whom);
  }

  static Choice attack(Table table, Attack move) {
    if (move.on() == Enemy.BOSS) {
      int left = Numbers.bossHp(table) - table.boss.damage();
      return Choice.of("Attack", "Attack " + table.bossName(), Uid.BOSS)
          .withHint("it has " + left + " HP left; one strength card an attack");
    }
    int at = move.on().place();
    int face = table.row.at(at);
    String where =
        at == 0 ? ", in front" : at == 1 ? ", in second position" : ", in third position";
    List<String> hints = new ArrayList<>();
    hints.add("it has " + Numbers.remaining(table, at) + " HP left");
    hints.add("all your strength cards are worth " + worth(table, at));
    if ((table.memory.barred() & Faces.bit(face)) != 0) {
      hints.add("it will not be slotted");
    }
    return Choice.of("Attack", "Attack " + table.monster(face).name() + where, Uid.card(face))
        .withHint(String.join("; ", hints));
  }

  private static int worth(Table table, int at) {
    return StrengthAttack.value(table, at, all(table));
  }

  /** All slotted cards, as bits by face. */
  static long all(Table table) {
    long all = 0;
    for (int i = 0; i < table.strength.size(); i++) {
      all |= Faces.bit(table.strength.get(i));
    }
    return all;
  }

  static Choice add(Table table, Add move) {
    Making making = making(table, Faces.bit(move.face()));
    String name = table.monster(move.face()).name();
    String label = "Add " + name + ", strength " + table.monster(move.face()).hp();
    return Choice.of("Add", label, Uid.card(move.face()))
        .withHint(
            (table.top() instanceof CriticalPayment ? "the payment" : "the attack")
                + " is then worth "
                + making.value(table)
                + " of "
                + making.needed()
                + " needed");
  }

  static Choice strike(Table table) {
    Making making = making(table, 0);
    int value = making.value(table);
    Choice choice =
        Choice.of("Strike", "Strike " + making.whom() + " for " + value)
            .withHint(outcome(table, making, value));
    return making.at() == Place.BOSS
        ? choice.withPieces(List.of(Uid.BOSS))
        : choice.withPieces(List.of(Uid.card(table.row.at(making.at()))));
  }

  private static String outcome(Table table, Making making, int value) {
    if (table.top() instanceof CriticalPayment payment) {
      return "pays for it; " + BossChoices.effect(table, payment.index(), making.cards());
    }
    if (value < making.needed()) {
      return "leaves it " + (making.left() - value) + " HP";
    }
    if (making.at() == Place.BOSS) {
      return "defeats it";
    }
    int face = table.row.at(making.at());
    boolean slots = (table.memory.barred() & Faces.bit(face)) == 0 && value > 0;
    return slots
        ? "defeats it; it becomes a strength card of " + table.monster(face).hp()
        : "defeats it; it goes to the Underworld";
  }

  static Choice takeDamage(Table table) {
    int face = table.row.at(0);
    int damage = Numbers.damage(table, 0);
    int left = Math.max(0, table.hero.hp() - damage);
    return Choice.of(
            "Take damage", "Take the damage of " + table.monster(face).name(), Uid.card(face))
        .withHint("costs " + damage + " HP, " + left + " left; the monster goes to the Underworld");
  }
}
