package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.creature.Foes;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.Table;

/** What can be chosen when something is played. */
public final class Aims {
  private static final ImmutableList<Target> NOTHING = ImmutableList.of(Target.nothing());

  private Aims() {}

  /** Everything that a seat may choose. */
  public static ImmutableList<Target> targets(Table table, Aim aim, Seat seat) {
    return switch (aim) {
      case NOTHING -> NOTHING;
      case SET_CARD -> setCards(table, seat);
      case PLAYER -> players(table, each -> !each.equals(seat));
      case PATIENT -> players(table, each -> table.sheet(each).life() < Sheet.FULL_LIFE);
      case CREATURE -> creatures(table, token -> true);
      case STRIKER ->
          table.strike.isUnderWay()
              ? creatures(table, token -> table.strike.isBy(token, seat))
              : ImmutableList.of();
      case ITEM -> items(table, seat);
    };
  }

  private static ImmutableList<Target> players(Table table, Predicate<Seat> fits) {
    ImmutableList<Seat> order = table.inOrder();
    ImmutableList.Builder<Target> targets = ImmutableList.builderWithExpectedSize(order.size());
    for (int i = 0; i < order.size(); i++) {
      if (fits.test(order.get(i))) {
        targets.add(Target.player(order.get(i)));
      }
    }
    return targets.build();
  }

  /**
   * Every card that lies face down before another player (PRE-EDGE-01), a special one too as long
   * as it is not revealed (PRE-SPECIAL-03): the second of Opportunity Fire (PRE-EDGE-03), but none
   * that came in place of a Stand In, which is face up (PRE-EDGE-02).
   */
  private static ImmutableList<Target> setCards(Table table, Seat seat) {
    ImmutableList.Builder<Target> targets = ImmutableList.builder();
    ImmutableList<Seat> order = table.inOrder();
    for (int i = 0; i < order.size(); i++) {
      Seat each = order.get(i);
      for (int card = 0; card < table.sheet(each).set().size() && !each.equals(seat); card++) {
        targets.add(new Target.Card(each, card));
      }
    }
    return targets.build();
  }

  /**
   * The creature, or every living token that fits, a dead player who fights included (PRE-LICH-08).
   */
  private static ImmutableList<Target> creatures(Table table, IntPredicate fits) {
    if (!Foes.canBeHurt(table)) {
      return ImmutableList.of();
    }
    if (!table.foe.hasTokens()) {
      return NOTHING;
    }
    ImmutableList.Builder<Target> targets = ImmutableList.builder();
    for (int token = 0; token < table.foe.tokens().size(); token++) {
      if (table.foe.tokens().get(token) > 0 && fits.test(token)) {
        targets.add(new Target.Token(token));
      }
    }
    return targets.build();
  }

  private static ImmutableList<Target> items(Table table, Seat seat) {
    ImmutableList.Builder<Target> targets = ImmutableList.builder();
    for (Seat each : table.inOrder()) {
      for (Held item : table.sheet(each).items()) {
        if (!each.equals(seat) && !item.tipped()) {
          targets.add(new Target.Item(each, item.id()));
        }
      }
    }
    return targets.build();
  }
}
