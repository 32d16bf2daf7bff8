package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.function.Consumer;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.creature.Foes;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.Table;

/** What can be chosen when something is played. */
final class Aims {
  private Aims() {}

  /** Gives everything that may be one to choose; {@link #fits} decides. */
  static void each(Table table, Aim aim, Consumer<Target> to) {
    switch (aim) {
      case NOTHING -> to.accept(Target.nothing());
      case CREATURE, STRIKER -> creatures(table, to);
      case PLAYER, PATIENT -> players(table.inOrder(), to);
      case SET_CARD -> setCards(table, table.inOrder(), to);
      case ITEM -> items(table, table.inOrder(), to);
    }
  }

  private static void players(ImmutableList<Seat> order, Consumer<Target> to) {
    for (int i = 0; i < order.size(); i++) {
      to.accept(Target.player(order.get(i)));
    }
  }

  private static void setCards(Table table, ImmutableList<Seat> order, Consumer<Target> to) {
    for (int i = 0; i < order.size(); i++) {
      for (int card = 0; card < table.sheet(order.get(i)).set().size(); card++) {
        to.accept(new Target.Card(order.get(i), card));
      }
    }
  }

  private static void items(Table table, ImmutableList<Seat> order, Consumer<Target> to) {
    for (Seat each : order) {
      for (Held item : table.sheet(each).items()) {
        to.accept(new Target.Item(each, item.id()));
      }
    }
  }

  /** The creature, or every token of it. */
  private static void creatures(Table table, Consumer<Target> to) {
    if (!table.foe.hasTokens()) {
      to.accept(Target.nothing());
    }
    for (int token = 0; token < table.foe.tokens().size(); token++) {
      to.accept(new Target.Token(token));
    }
  }

  /** Whether a seat may choose this. */
  static boolean fits(Table table, Aim aim, Seat seat, Target target) {
    return switch (aim) {
      case NOTHING -> target.equals(Target.nothing());
      case SET_CARD ->
          target instanceof Target.Card card
              && isOther(table, seat, card.seat())
              && lies(table, card);
      case PLAYER -> target instanceof Target.Player player && isOther(table, seat, player.seat());
      case PATIENT ->
          target instanceof Target.Player player
              && table.lives(player.seat())
              && table.sheet(player.seat()).life() < Sheet.FULL_LIFE;
      case CREATURE -> isCreature(table, target);
      case STRIKER ->
          table.strike.isUnderWay() && isCreature(table, target) && strikes(table, seat, target);
      case ITEM ->
          target instanceof Target.Item item
              && isOther(table, seat, item.seat())
              && isWhole(table.sheet(item.seat()), item.id());
    };
  }

  private static boolean isOther(Table table, Seat seat, Seat other) {
    return !other.equals(seat) && table.lives(other);
  }

  /**
   * Every card that lies face down before another player (PRE-EDGE-01), a special one too as long
   * as it is not revealed (PRE-SPECIAL-03): the second of Opportunity Fire (PRE-EDGE-03), but none
   * that came in place of a Stand In, which is face up (PRE-EDGE-02).
   */
  private static boolean lies(Table table, Target.Card card) {
    return card.index() >= 0 && card.index() < table.sheet(card.seat()).set().size();
  }

  /** The creature, or a living token, a dead player who fights included (PRE-LICH-08). */
  private static boolean isCreature(Table table, Target target) {
    return Foes.canBeHurt(table)
        && (table.foe.hasTokens()
            ? target instanceof Target.Token token && table.foe.tokenLives(token.token())
            : target.equals(Target.nothing()));
  }

  private static boolean strikes(Table table, Seat seat, Target target) {
    return !(target instanceof Target.Token token) || table.strike.isBy(token.token(), seat);
  }

  private static boolean isWhole(Sheet owner, int id) {
    return Items.find(owner, id) >= 0 && !Items.isTipped(owner, id);
  }
}
