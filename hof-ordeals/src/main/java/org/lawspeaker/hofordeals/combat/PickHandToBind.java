package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.piles.Which;
import org.lawspeaker.hofordeals.skills.Playing;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player may bind Attack cards of the hand in combat.
 *
 * @param seat who
 * @param left how many more
 */
public record PickHandToBind(Seat seat, int left) implements Choosing<PickCard> {
  private static final Citation BIND = Citation.of("HOF-BIND-03");
  private static final Window WINDOW =
      Window.of("bind-card", "Which card of the hand is bound?", BIND);

  /** Asked whatever the hand holds, so that being asked tells nothing. */
  @Override
  public boolean owes(Table table) {
    return left > 0 && !table.hero(seat).hand().isEmpty();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public boolean mayDecline(Table table) {
    return true;
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return BIND;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Which.ATTACK.propose(table, seat, table.hero(seat).hand(), PickCard::of, moves);
    moves.addLegal(new Decline(seat));
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return table.hero(seat).hand().count(pick.card()) > 0 && table.cards.isAttack(pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    table.replaceTop(new PickHandToBind(seat, left - 1));
    Playing.bind(table, seat, pick.card(), BIND); // HOF-Q-101
  }
}
