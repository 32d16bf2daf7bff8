package org.lawspeaker.handofdestiny.lasting;

import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.pack.MonsterType;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * A lasting change. It is never resolved; it applies exactly while its owner counts and its
 * condition holds (HOD-ORDER-01 to -03).
 */
@Doc("A lasting change: it is not resolved, it simply applies.")
public sealed interface Lasting {
  /** The owner is a stock ability of the hero. */
  int HERO = -1;

  /** The owner, or what is asked about, is the boss. */
  int BOSS = -2;

  /** When it holds; always if absent. */
  Optional<Condition> when();

  /** The change in words. */
  String says();

  /** What it changes. */
  Quantity changes();

  /** What it adds to that for the enemy at {@code at}, while its condition holds. */
  int adds(Table table, int owner, int at);

  /** Whether its condition holds. */
  default boolean applies(Table table, int owner) {
    return when().isEmpty() || when().get().holds(table, owner);
  }

  private static int scaled(Table table, int each, Optional<Count> per) {
    return per.isEmpty() ? each : each * per.get().in(table);
  }

  private static boolean isOn(
      Table table, Which on, Optional<MonsterType> type, int owner, int at) {
    if (at == BOSS) {
      return on == Which.SELF && owner == BOSS;
    }
    return on.names(owner, at)
        && (type.isEmpty() || table.monster(table.row.at(at)).type() == type.get());
  }

  private static String worded(
      int amount, String what, Optional<Count> per, Optional<Condition> when) {
    return String.format("%+d ", amount)
        + what
        + per.map(count -> " for each " + count.says()).orElse("")
        + when.map(condition -> ", " + condition.says()).orElse("");
  }

  /** Changes the HP of monsters, or of the boss that owns it. */
  @Doc("Changes HP.")
  record HpChange(
      int amount,
      Optional<Count> per,
      @Default("self") Which on,
      Optional<MonsterType> type,
      Optional<Condition> when)
      implements Lasting {
    @Override
    public Quantity changes() {
      return Quantity.HP;
    }

    @Override
    public int adds(Table table, int owner, int at) {
      return isOn(table, on, type, owner, at) ? scaled(table, amount, per) : 0;
    }

    @Override
    public String says() {
      return worded(amount, "HP for " + on.only(type), per, when);
    }
  }

  /** Changes the damage value of monsters. */
  @Doc("Changes damage values.")
  record DamageChange(
      int amount,
      Optional<Count> per,
      @Default("self") Which on,
      Optional<MonsterType> type,
      Optional<Condition> when)
      implements Lasting {
    @Override
    public Quantity changes() {
      return Quantity.DAMAGE;
    }

    @Override
    public int adds(Table table, int owner, int at) {
      return isOn(table, on, type, owner, at) ? scaled(table, amount, per) : 0;
    }

    @Override
    public String says() {
      return worded(amount, "damage value for " + on.only(type), per, when);
    }
  }

  /** Changes strength attacks: against the owner, or by the hero that owns it (HOD-STRENGTH-10). */
  @Doc("Changes strength attacks, once on the total.")
  record AttackChange(int amount, Optional<Count> per, Optional<Condition> when)
      implements Lasting {
    @Override
    public Quantity changes() {
      return Quantity.ATTACK;
    }

    @Override
    public int adds(Table table, int owner, int at) {
      return owner == HERO || owner == at ? scaled(table, amount, per) : 0;
    }

    @Override
    public String says() {
      return worded(amount, "to each strength attack", per, when);
    }
  }

  /** Changes strength cards used against the owner, or by the hero (HOD-STRENGTH-11). */
  @Doc("Changes strength cards, each one.")
  record CardChange(int amount, Optional<Count> per, Optional<Condition> when) implements Lasting {
    @Override
    public Quantity changes() {
      return Quantity.CARD;
    }

    @Override
    public int adds(Table table, int owner, int at) {
      return owner == HERO || owner == at ? scaled(table, amount, per) : 0;
    }

    @Override
    public String says() {
      return worded(amount, "to each strength card", per, when);
    }
  }

  /** Makes the third monster visible (HOD-VISIBLE-04, HOD-Q-85). */
  @Doc("Makes the third monster visible.")
  record ThirdVisible(Optional<Condition> when) implements Lasting {
    @Override
    public Quantity changes() {
      return Quantity.SIGHT;
    }

    @Override
    public int adds(Table table, int owner, int at) {
      return 1;
    }

    @Override
    public String says() {
      return "the third monster is visible"
          + when.map(condition -> ", " + condition.says()).orElse("");
    }
  }
}
