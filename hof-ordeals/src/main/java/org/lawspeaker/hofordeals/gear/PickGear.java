package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player chooses an Equipment card of the own Player Board that leaves it, be it one that lies
 * under another (HOF-CARD-16); no Relic.
 *
 * @param seat who
 * @param how what becomes of it
 */
public record PickGear(Seat seat, How how) implements Choosing<PickCard> {
  private static final Citation GONE = Citation.of("HOF-EQUIP-01");
  private static final Citation NO_FAME = Citation.of("HOF-STASH-04");
  private static final Citation STASH = Citation.of("HOF-STASH-01");
  private static final Citation ONLY_RELIC = Citation.of("HOF-STASH-03");
  private static final Citation RELIC = Citation.of("HOF-RELIC-05");
  private static final Window LOSE =
      Window.of("lose-equipment", "Which Equipment is lost?", GONE, NO_FAME);
  private static final Window WHICH = Window.of("stash", "Which Equipment is stashed?", STASH);

  /** What becomes of Equipment that leaves a Player Board. */
  public enum How {
    /** It is destroyed and scores its Fame. */
    STASHED,
    /** It is destroyed without Fame. */
    DESTROYED,
    /** It goes to the Dealer's discard pile (HOF-Q-116). */
    DISCARDED
  }

  @Override
  public boolean owes(Table table) {
    for (int card : table.hero(seat).equipped()) {
      if (table.cards.kind(card) == Kind.EQUIPMENT) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return how == How.STASHED ? STASH : GONE;
  }

  @Override
  public Window window(Table table) {
    return how == How.STASHED ? WHICH : LOSE;
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    boolean isRelic =
        move instanceof PickCard pick
            && table.hero(seat).equipped().contains(pick.card())
            && table.cards.kind(pick.card()) == Kind.RELIC;
    if (isRelic) {
      faults.add(how == How.STASHED ? ONLY_RELIC : RELIC, "relic");
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int card : table.hero(seat).equipped()) {
      moves.add(PickCard.of(seat, card));
    }
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return table.hero(seat).equipped().contains(pick.card())
        && table.cards.kind(pick.card()) == Kind.EQUIPMENT;
  }

  @Override
  public void choose(Table table, PickCard pick) {
    table.pop();
    Equipping.remove(table, seat, pick.card(), how);
  }
}
