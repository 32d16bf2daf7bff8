package org.lawspeaker.hofordeals.combat;

import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickEnemy;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player destroys or removes minions.
 *
 * @param seat who
 * @param left how many more
 * @param effect what says so
 */
public record PickEnemies(Seat seat, int left, RemoveEnemies effect)
    implements Choosing<PickEnemy> {
  private static final Citation REMOVE = Citation.of("HOF-Q-78");
  private static final Citation ROYALTY = Citation.of("HOF-Q-104");
  private static final Window WINDOW =
      Window.of("remove-enemy", "Which minion leaves the combat?", REMOVE, ROYALTY);

  @Override
  public boolean owes(Table table) {
    if (left == 0 || table.fight == null) {
      return false;
    }
    for (Enemy enemy : table.fight.enemies()) {
      if (fits(table, enemy)) {
        return true;
      }
    }
    return false;
  }

  /** The comparison uses the printed Power. */
  private boolean fits(Table table, Enemy enemy) {
    if (Foes.isBoss(table, enemy)) {
      return false;
    }
    Minion minion = table.cards.minion(enemy.card());
    return minion.base() <= effect.atMost()
        && effect.exactly().orElse(minion.base()) == minion.base()
        && effect.of().orElse(minion.suit()) == minion.suit();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public boolean mayDecline(Table table) {
    return effect.enemies() > 1;
  }

  @Override
  public Class<PickEnemy> kind() {
    return PickEnemy.class;
  }

  @Override
  public Citation why() {
    return REMOVE;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  /** Says of an enemy that is there why it stays. */
  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    Enemy enemy = move instanceof PickEnemy pick ? table.fight().enemy(pick.enemy()) : null;
    if (enemy != null && Foes.isBoss(table, enemy)) {
      faults.add(ROYALTY, "royalty", "enemy", table.cards.name(enemy.card()));
    } else if (enemy != null && !fits(table, enemy)) {
      faults.add(effect.limit(), "other-minion", "enemy", table.cards.name(enemy.card()));
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (Enemy enemy : table.fight().enemies()) {
      moves.add(new PickEnemy(seat, enemy.id()));
    }
    if (mayDecline(table)) {
      moves.addLegal(new Decline(seat));
    }
  }

  @Override
  public boolean offers(Table table, PickEnemy pick) {
    Enemy enemy = table.fight().enemy(pick.enemy());
    return enemy != null && fits(table, enemy);
  }

  @Override
  public void choose(Table table, PickEnemy pick) {
    table.replaceTop(new PickEnemies(seat, left - 1, effect));
    Enemy enemy = Objects.requireNonNull(table.fight().enemy(pick.enemy()));
    remove(table, seat, enemy, effect.destroy());
  }

  /** A minion leaves the combat for the box or the discard pile. */
  static void remove(Table table, Seat seat, Enemy enemy, boolean destroy) {
    Hero hero = table.hero(seat);
    table.set(seat, hero.withPlayed(hero.played().withAll(enemy.assigned())));
    Fight fight = table.fight().without(enemy.id());
    table.fight = fight.withRemoved(fight.removed() + 1);
    if (destroy) {
      table.destroy(enemy.card());
    } else {
      table.decks = table.decks.withMinions(table.decks.minions().discarding(enemy.card()));
    }
    table.tellCard(REMOVE, "removed", seat, destroy ? "destroys" : "removes", enemy.card());
  }
}
