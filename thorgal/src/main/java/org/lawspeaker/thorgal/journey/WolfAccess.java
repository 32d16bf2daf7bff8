package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.costs.Billing;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Activated;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Table;

/**
 * Who may use the wolf effect of a conquered land, one for every horn of the destiny player
 * (THO-WOLF-01, THO-WOLF-02, THO-WOLF-07), and how often (THO-WOLF-03); each bane player may, but
 * each land only once in all (THO-Q-87). The marker it takes (THO-WOLF-06) leaves it in clean-up.
 */
public final class WolfAccess {
  private static final Citation AS_BANE = Citation.of("THO-WOLF-02");
  private static final Citation OPEN = Citation.of("THO-Q-51");
  private static final Citation ACTION = Citation.of("THO-WOLF-05");
  private static final Citation ONCE = Citation.of("THO-WOLF-03");
  private static final Citation PHASE = Citation.of("THO-Q-53");
  private static final Citation BOTH_LIMITS = Citation.of("THO-Q-52");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation OPPONENT = Citation.of("THO-WOLF-01");

  private WolfAccess() {}

  /**
   * Adds everything that forbids this seat to use the wolf effect of this land: first that it has
   * the wrong role, whatever the land.
   */
  public static void judge(Table table, Seat seat, Land land, Faults faults) {
    boolean isDestiny = table.isDestiny(seat);
    if (isDestiny) {
      faults.add(AS_BANE, "not-bane-player");
    }
    if (!land.isConquered()) {
      faults.add(OPPONENT, "not-conquered");
      return;
    }
    if (land.isConqueredBy(seat)) {
      faults.add(OPPONENT, "own-conquest");
    }
    if (!isDestiny && !land.isConqueredBy(table.clock.destiny())) {
      faults.add(OPEN, "not-of-the-destiny-player");
    } else if (!isDestiny
        && table.settings.wolvesWait()
        && land.isConqueredIn(table.clock.round())) {
      faults.add(OPEN, "conquered-this-round");
    }
    LandCard card = table.cards.land(land.card());
    if (!card.phases().isEmpty() && !card.phases().contains(table.clock.phase())) {
      faults.add(PHASE, "wrong-phase", "phase", table.clock.phase().says());
    }
    Activated wolf = card.wolf();
    if (land.uses() >= wolf.uses() + moreUses(table, seat)) {
      faults.add(ONCE, "used-this-round", "uses", land.uses());
    }
    if (wolf.exhausts() && land.exhaustion() > 0) {
      faults.add(BOTH_LIMITS, "exhausted", "markers", land.exhaustion());
    }
    Billing.judge(wolf.costs(), table, seat, faults);
  }

  private static int moreUses(Table table, Seat seat) {
    return table
        .changes()
        .sum(MoreWolfUses.class, (from, each) -> each.wolfUses(table, from, seat));
  }

  /** The clauses that let a wolf effect be used, the text first that lets it be used once more. */
  public static ImmutableList<Citation> allowedBy(Table table, Land land) {
    return land.uses() < table.cards.land(land.card()).wolf().uses()
        ? ImmutableList.of(OPEN, ACTION, ONCE)
        : ImmutableList.of(BY_TEXT, ONCE, OPEN, ACTION);
  }
}
