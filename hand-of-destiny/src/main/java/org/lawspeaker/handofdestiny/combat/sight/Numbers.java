package org.lawspeaker.handofdestiny.combat.sight;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.BossAbility;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The numbers that count right now: printed values changed by everything that lasts. Base health
 * stays what is printed (HOD-BASEHP-01, -02, -04).
 */
public final class Numbers {
  private static final Citation APPLIES = Citation.of("HOD-ORDER-01");
  private static final Citation WHILE_TRUE = Citation.of("HOD-ORDER-03");

  private Numbers() {}

  /**
   * The current HP of the monster in a visible position, at least 0; accumulated damage not
   * subtracted.
   */
  public static int hp(Table table, int position) {
    int face = table.row.at(position);
    int base = table.monster(face).hp();
    if ((table.memory.halved() & Faces.bit(face)) != 0) {
      base = (base + 1) / 2; // half of base health, rounded up (HOD-Q-31)
    }
    return Math.max(0, base + table.memory.bonus().of(face) + sum(table, Quantity.HP, position));
  }

  /** HP less accumulated damage: what an attack has to reach (HOD-ACCUM-02). */
  public static int remaining(Table table, int position) {
    return hp(table, position) - table.memory.damage().of(table.row.at(position));
  }

  /** The current damage value of the monster in a visible position, at least 0 (HOD-Q-41). */
  public static int damage(Table table, int position) {
    int printed = table.monster(table.row.at(position)).damage();
    return Math.max(0, printed + sum(table, Quantity.DAMAGE, position));
  }

  /** The current HP of the boss, at least 0; damage not subtracted. */
  public static int bossHp(Table table) {
    return Math.max(0, table.bossLevel().hp() + sum(table, Quantity.HP, Place.BOSS));
  }

  /** What strength attacks on this enemy gain or lose, once on the total (HOD-STRENGTH-10). */
  public static int attackChange(Table table, int at) {
    return sum(table, Quantity.ATTACK, at);
  }

  /** What each strength card of an attack on this enemy gains or loses (HOD-STRENGTH-11). */
  public static int cardChange(Table table, int at) {
    return sum(table, Quantity.CARD, at);
  }

  private static int sum(Table table, Quantity quantity, int at) {
    int sum = 0;
    int visible = Visibility.count(table);
    if (at >= visible || (at >= 0 && !Visibility.isInView(table, at))) {
      return 0; // nothing lasts on a monster that is not in play (HOD-FACE-06)
    }
    for (int owner = 0; owner < visible; owner++) {
      int face = table.row.at(owner);
      if (face != Faces.UNSEEN && table.cards.mayChange(face, quantity)) {
        sum += ofMonster(table, quantity, owner, at);
      }
    }
    return sum + ofHero(table, quantity, at) + ofBoss(table, quantity, at);
  }

  private static int ofMonster(Table table, Quantity quantity, int owner, int at) {
    MonsterAbility ability = table.cards.ability(table.row.at(owner));
    return ability != null && Visibility.counts(table, owner, ability)
        ? sum(table, quantity, ability.lasting(), owner, at)
        : 0;
  }

  private static int ofHero(Table table, Quantity quantity, int at) {
    int sum = 0;
    for (int rest = table.sheet.changing(quantity, table.hero); rest != 0; rest &= rest - 1) {
      HeroAbility ability = table.sheet.ability(Integer.numberOfTrailingZeros(rest));
      sum += sum(table, quantity, ability.lasting(), Place.HERO, at);
    }
    return sum;
  }

  private static int ofBoss(Table table, Quantity quantity, int at) {
    if (table.progress.phase() != Phase.BOSS) {
      return 0; // boss abilities are active in the Boss phase only (HOD-BOSS-07)
    }
    Optional<BossAbility> ability = table.bossLevel().ability();
    return ability.isEmpty() ? 0 : sum(table, quantity, ability.get().lasting(), Place.BOSS, at);
  }

  private static int sum(
      Table table, Quantity quantity, ImmutableList<Lasting> lasting, int owner, int at) {
    int sum = 0;
    for (int i = 0; i < lasting.size(); i++) {
      Lasting change = lasting.get(i);
      if (change.changes() == quantity && change.applies(table, owner)) {
        sum += change.adds(table, owner, at);
      }
    }
    return sum;
  }

  /** Tells which lasting abilities of monsters change a number of the enemy at {@code at}. */
  public static void tellChanges(Table table, int at, Quantity quantity) {
    if (!table.isTelling()) {
      return;
    }
    for (int owner = 0; owner < Visibility.count(table); owner++) {
      int face = table.row.at(owner);
      MonsterAbility ability = face == Faces.UNSEEN ? null : table.cards.ability(face);
      if (ability == null || !Visibility.counts(table, owner, ability)) {
        continue;
      }
      for (Lasting change : ability.lasting()) {
        boolean counts = change.changes() == quantity && change.applies(table, owner);
        int amount = counts ? change.adds(table, owner, at) : 0;
        if (amount != 0) {
          table.tell(
              change.when().isPresent() ? WHILE_TRUE : APPLIES,
              "applies",
              table.nameOf(face) + ": " + change.says(),
              "monster",
              table.nameOf(face),
              "amount",
              "" + amount);
        }
      }
    }
  }
}
