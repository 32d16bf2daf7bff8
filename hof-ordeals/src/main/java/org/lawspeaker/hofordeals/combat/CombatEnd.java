package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The end of a combat (HOF-CEND-01), which is also the end of the Explore step (HOF-TURN-06,
 * HOF-FLEE-02, HOF-KFIGHT-07).
 *
 * @param how it ended
 */
public record CombatEnd(How how) implements HofStep {
  private static final Citation ENEMIES = Citation.of("HOF-CEND-01");
  private static final Citation UNUSED = Citation.of("HOF-CEND-02");
  private static final Citation UNCHARGED = Citation.of("HOF-Q-123");
  private static final Citation WON = Citation.of("HOF-CEND-03");
  private static final Citation FLED = Citation.of("HOF-CEND-04");
  private static final Citation DIED = Citation.of("HOF-CEND-05");
  private static final Citation TOKEN = Citation.of("HOF-KING-01");
  private static final Citation KILL = Citation.of("HOF-KFIGHT-11");

  /** How a combat ends. */
  public enum How {
    WON,
    FLED,
    DIED,
    /** All that the end brings is done. */
    CLOSED
  }

  /** What becomes of a step of a combat when a player dies (HOF-FLEE-03). */
  static Optional<HofStep> ofDead(Table table, Seat dead, HofStep step) {
    return Optional.of(table.isActive(dead) ? new CombatEnd(How.DIED) : step);
  }

  @Override
  public boolean comesBeforeDeath() {
    return how == How.DIED;
  }

  @Override
  public void run(Table table) {
    if (how == How.CLOSED) {
      close(table);
      return;
    }
    Seat seat = table.active();
    if (how == How.DIED) {
      Defeat.cleanUp(table);
    }
    cleanUp(table, seat);
    int encounter = table.fight().encounter();
    if (how == How.DIED) {
      died(table, seat);
      return;
    }
    table.replaceTop(new CombatEnd(How.CLOSED));
    Citation why = how == How.WON ? WON : FLED;
    String says = how == How.WON ? " wins the combat" : " has left the combat";
    String kind = how == How.WON ? "combat-won" : "combat-lost";
    if (table.isTelling()) {
      table.tell(why, kind, seat + says, "seat", Table.number(seat));
    }
    Occasions.fire(table, seat, Moment.COMBAT_ENDS);
    if (how == How.WON) {
      Occasions.fire(table, seat, Moment.WON);
      Program.start(table, new Source(seat, encounter), table.cards.encounter(encounter).reward());
    }
  }

  /**
   * Enemies left are discarded (HOF-BOSS-08), a boss stays where it is (HOF-BOSS-07,
   * HOF-KFIGHT-10); what is left on the weapon is used up (HOF-BIND-05).
   */
  private static void cleanUp(Table table, Seat seat) {
    Fight fight = table.fight();
    boolean leaves = false;
    for (Enemy enemy : fight.enemies()) {
      if (!Foes.isBoss(table, enemy)) {
        leaves = true;
        table.decks = table.decks.withMinions(table.decks.minions().discarding(enemy.card()));
      }
    }
    Hero hero = table.hero(seat);
    Bag played = hero.played().withAll(hero.boundCards());
    table.fight = fight.withEnemies(ImmutableList.of());
    table.set(seat, hero.withBound(ImmutableList.of()).withPlayed(played));
    if (!hero.charges().isEmpty() && !table.settings.keepsCharges()) {
      table.set(seat, table.hero(seat).withCharges(ImmutableMap.of()));
      table.tell(UNCHARGED, "uncharged", "the Power gathered on Equipment is lost");
    }
    if (leaves) {
      table.tell(ENEMIES, "cleared", "the enemies left are discarded");
    }
    if (!hero.bound().isEmpty()) {
      table.tell(UNUSED, "used-up", "what is left on the weapon goes to the played area");
    }
  }

  private static void died(Table table, Seat seat) {
    if (table.isTelling()) {
      table.tell(DIED, "died-in-combat", seat + " died in combat");
    }
    if (isKing(table)) {
      table.clock = table.clock.withKills(table.clock.kills() + 1);
      if (table.isTelling()) {
        table.tell(KILL, "king-kill", "the King has killed " + seat);
      }
    }
    close(table);
  }

  private static boolean isKing(Table table) {
    return table.fight().encounter() == table.cards.bosses.get(Rank.KING.level() - 1);
  }

  /** The King who was not defeated comes to the board as a token (HOF-Q-37). */
  private static void close(Table table) {
    boolean isUndefeated = isKing(table) && table.board.royalty().isPresent();
    if (isUndefeated && table.board.king().isEmpty()) {
      Site site = table.board.siteOf(table.fight().encounter());
      if (site != null) {
        table.board = table.board.withKing(site.space());
        table.tell(TOKEN, "king-token", "the King token is put on his Encounter");
      }
    }
    table.pop();
    table.fight = null;
    table.turn = table.turn.withAmbushed(false);
    if (table.turn.stage() == Stage.EXPLORE) {
      table.turn = table.turn.withStage(Stage.ACQUIRE);
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return ofDead(table, dead, this);
  }
}
