package org.lawspeaker.thorgal.dusk;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.moves.Destroy;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.party.Destroying;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A condition that cannot be met: the companion is destroyed, or kept for 2 damage (THO-UPKEEP-06).
 *
 * @param seat the destiny player
 * @param companion its id
 */
public record UpkeepFailed(Seat seat, int companion) implements ThorgalFrame {
  /** The damage for keeping a companion (THO-DMG-08). */
  private static final int PRICE = 2;

  private static final Citation CHOICE = Citation.of("THO-UPKEEP-06");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation DEADLY = Citation.of("THO-Q-55");
  private static final Citation DAMAGE = Citation.of("THO-DMG-08");
  private static final Citation STAYS = Citation.of("THO-UPKEEP-14");

  @Override
  public boolean owes(Table table) {
    return seat.equals(table.partyOf(companion));
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        Window.of(
            "upkeep-failed",
            "Destroy "
                + table.printed(companion)
                + ", or keep it for "
                + damage(table, seat)
                + " damage?",
            CHOICE,
            DAMAGE));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    moves.add(new Destroy(seat));
    moves.add(new Suffer(seat));
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (!(move instanceof Destroy || move instanceof Suffer)) {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    if (move instanceof Destroy) {
      return ImmutableList.of(CHOICE);
    }
    return damage(table, seat) == PRICE
        ? ImmutableList.of(CHOICE, DEADLY)
        : ImmutableList.of(BY_TEXT, CHOICE, DEADLY);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    if (move instanceof Destroy) {
      destroy(table);
    } else {
      suffer(table);
    }
  }

  /** The damage for keeping a companion; never less than nothing (THO-Q-45). */
  private static int price(Table table) {
    return Math.max(0, PRICE + table.changes().sum(UpkeepPrice.class, (from, each) -> each.by()));
  }

  /** The damage that this player receives for keeping a companion. */
  public static int damage(Table table, Seat seat) {
    return Damage.received(table, seat, price(table));
  }

  /** The companion is destroyed. */
  private void destroy(Table table) {
    table.pop();
    Destroying.inPlay(table, companion, CHOICE);
  }

  /** The companion stays, for damage. */
  private void suffer(Table table) {
    table.pop();
    if (table.isTelling()) {
      String name = table.printed(companion);
      table.tell(STAYS, "kept", table.theirs(companion) + " stays for damage", "card", name);
    }
    Damage.deal(table, seat, price(table));
  }

  /** The companion has left the party meanwhile; what failed is no longer due (THO-Q-56). */
  @Override
  public void run(Table table) {
    table.pop();
  }
}
