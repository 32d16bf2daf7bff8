package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Lasting;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The Strike Bonus is drawn (HOF-STRIKE-01), also if no enemy is left (HOF-Q-105); or the card of a
 * push (HOF-PUSH-03), which follows the same rules (HOF-Q-32).
 *
 * @param pushed whether it is the card of a push
 */
public record StrikeDraw(boolean pushed) implements HofStep {
  private static final Citation STRIKE = Citation.of("HOF-STRIKE-01");
  private static final Citation AMBUSHED = Citation.of("HOF-STRIKE-02");
  private static final Citation UNTIL = Citation.of("HOF-CARD-32");
  private static final Citation PUSH = Citation.of("HOF-PUSH-03");

  @Override
  public void run(Table table) {
    Seat seat = table.active();
    table.replaceTop(new Resolving());
    if (pushed) {
      table.push(new StrikeCards(seat, 1, false, PUSH));
      return;
    }
    boolean ambushed = table.fight().origin() == Origin.AMBUSH;
    table.push(cards(table, seat, ambushed, ambushed ? AMBUSHED : STRIKE));
  }

  /** What the Strike Bonus of a player draws (HOF-WEAPON-10). */
  public static StrikeCards cards(Table table, Seat seat, boolean ambushed, Citation why) {
    Changes<Card, Lasting> changes = table.changes(seat);
    int until = changes.sum(StrikeUntil.class, (from, change) -> change.others());
    int more = changes.sum(StrikeBonus.class, (from, change) -> change.by());
    int bonus = Math.max(0, table.weapon(seat).strike() + more);
    if (ambushed) {
      // HOF-WEAPON-11: never more than 1, also of a weapon that draws in another way (HOF-Q-119).
      int one = until > 0 ? 1 : Math.min(1, bonus);
      return new StrikeCards(seat, one, until > 0 && table.settings.ambushedUntil(), why);
    }
    return until > 0
        ? new StrikeCards(seat, until, true, UNTIL)
        : new StrikeCards(seat, bonus, false, why);
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return CombatEnd.ofDead(table, dead, this);
  }
}
