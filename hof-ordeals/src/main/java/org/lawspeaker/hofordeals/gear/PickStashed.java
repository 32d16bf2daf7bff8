package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player stashes an own Equipment card.
 *
 * @param seat who
 */
public record PickStashed(Seat seat) implements Choosing<PickCard> {
  private static final Citation STASH = Citation.of("HOF-STASH-01");
  private static final Citation ONLY_RELIC = Citation.of("HOF-STASH-03");
  private static final Window WINDOW = Window.of("stash", "Which Equipment is stashed?", STASH);

  /** Whether this is a Relic on the player's board. */
  static boolean isRelic(Table table, Seat seat, int card) {
    return table.hero(seat).gear().containsValue(card) && table.cards.kind(card) == Kind.RELIC;
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof PickCard pick && isRelic(table, seat, pick.card())) {
      faults.add(ONLY_RELIC, "relic", "card", table.cards.name(pick.card()));
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public boolean owes(Table table) {
    for (int card : table.hero(seat).gear().values()) {
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
    return STASH;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int card : table.hero(seat).gear().values()) {
      moves.add(PickCard.of(seat, card));
    }
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return table.hero(seat).gear().containsValue(pick.card())
        && table.cards.kind(pick.card()) == Kind.EQUIPMENT;
  }

  @Override
  public void choose(Table table, PickCard pick) {
    table.pop();
    Slot slot = table.cards.equipment(pick.card()).slot();
    Equipping.stash(table, seat, slot, pick.card(), STASH);
    Equipping.checkBinding(table, seat);
  }
}
