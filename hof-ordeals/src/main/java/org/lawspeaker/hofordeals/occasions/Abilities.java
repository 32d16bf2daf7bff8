package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Wording;

/** Whether abilities can be used, and how they start. */
public final class Abilities {
  private static final Citation TEXT = Citation.of("HOF-PLAY-11");
  private static final Citation RESOLVE = Citation.of("HOF-PLAY-12");

  private static final Citation MANY = Citation.of("HOF-Q-115");

  private Abilities() {}

  /**
   * Whether it can do anything, its conditions hold, its limit is not used up, its cost can be paid
   * and the turn is not without end.
   */
  public static boolean isUsable(Table table, Source source, Ability ability) {
    return !table.isEndless()
        && !isUsedUp(table, source, ability)
        && idle(table, source, ability.effects()).isEmpty()
        && Condition.all(ability.when(), table, source)
        && ability.cost().isAffordable(table.hero(source.user()));
  }

  /** The clause by which none of these effects would do anything, if that is so. */
  public static Optional<Citation> idle(Table table, Source source, ImmutableList<Effect> effects) {
    Optional<Citation> why = Optional.empty();
    for (int i = 0; i < effects.size(); i++) {
      why = effects.get(i).idle(table, source);
      if (why.isEmpty()) {
        return why;
      }
    }
    return why;
  }

  private static boolean isUsedUp(Table table, Source source, Ability ability) {
    return switch (ability.limit()) {
      case NONE -> false;
      case ONCE_PER_TURN -> table.turn.isUsed(source.user(), source.card());
      case ONCE_PER_COMBAT -> table.fight == null || table.fight.used().contains(source.card());
    };
  }

  /** Adds why this ability cannot be used now. */
  public static void judge(Table table, Source source, Ability ability, Faults faults) {
    if (table.isEndless()) {
      faults.add(MANY, "too-many-deeds");
    }
    if (isUsedUp(table, source, ability)) {
      faults.add(ability.clause().orElse(TEXT), "used-up", "card", name(table, source));
    } else {
      idle(table, source, ability.effects()).ifPresent(why -> faults.add(why, "nothing-to-do"));
    }
    if (!Condition.all(ability.when(), table, source)) {
      faults.add(
          ability.clause().orElse(RESOLVE),
          "condition",
          "needs",
          () -> Wording.holds(ability.when()));
    }
    Hero hero = table.hero(source.user());
    if (!ability.cost().isAffordable(hero)) {
      faults.add(
          Paying.lacking(ability.cost(), hero), "too-dear", "cost", () -> ability.cost().says());
    }
  }

  private static String name(Table table, Source source) {
    return table.cards.name(source.card());
  }

  /** Starts an ability: it counts as used, is paid for and carried out. */
  public static void start(Table table, Source source, Ability ability) {
    table.countDeed();
    switch (ability.limit()) {
      case NONE -> {}
      case ONCE_PER_TURN -> table.turn = table.turn.using(source.user(), source.card());
      case ONCE_PER_COMBAT ->
          table.fight = table.fight().withUsed(table.fight().used().withLast(source.card()));
    }
    if (ability.on() == Moment.USED_IN_COMBAT && table.fight != null) {
      table.fight = table.fight.withUsedInRound(table.fight.usedInRound().withLast(source.card()));
    }
    if (table.isTelling() && !ability.effects().isEmpty()) {
      table.tell(
          ability.clause().orElse(RESOLVE),
          "resolved",
          name(table, source) + ": " + Wording.of(ability.effects()),
          "seat",
          Table.number(source.user()),
          "card",
          name(table, source));
    }
    if (ability.cost().isFree()) {
      Program.start(table, source, ability.effects());
    } else {
      Paying.start(table, source, ability.cost(), ability.effects());
    }
  }
}
