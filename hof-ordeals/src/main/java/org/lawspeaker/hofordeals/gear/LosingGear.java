package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player loses an Equipment card.
 *
 * @param seat who
 * @param discarded whether it goes to the Dealer's discard pile
 */
public record LosingGear(Seat seat, boolean discarded) implements Choosing<PickCard> {
  private static final Citation GONE = Citation.of("HOF-EQUIP-01");
  private static final Citation NO_FAME = Citation.of("HOF-STASH-04");
  private static final Citation DEALERS = Citation.of("HOF-Q-116");
  private static final Citation RELIC = Citation.of("HOF-RELIC-05");
  private static final Window WINDOW =
      Window.of("lose-equipment", "Which Equipment is lost?", GONE, NO_FAME);

  /** Takes a card from a Player Board, unless it is a Relic (HOF-RELIC-05) or is not there. */
  static void remove(Table table, Seat seat, int card, boolean discarded) {
    Hero hero = table.hero(seat);
    if (!hero.gear().containsValue(card) || table.cards.kind(card) != Kind.EQUIPMENT) {
      return;
    }
    Slot slot = table.cards.equipment(card).slot();
    table.set(seat, hero.stripping(slot));
    if (discarded) {
      table.decks = table.decks.withDealer(table.decks.dealer().discarding(card));
      table.tellCard(DEALERS, "discarded", seat, "discards", card);
    } else {
      table.destroy(card);
      table.tellCard(NO_FAME, "destroyed", seat, "loses", card);
    }
    Equipping.checkBinding(table, seat);
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof PickCard pick && PickStashed.isRelic(table, seat, pick.card())) {
      faults.add(RELIC, "relic", "card", table.cards.name(pick.card()));
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public boolean owes(Table table) {
    return new PickStashed(seat).owes(table);
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
    return GONE;
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
    remove(table, seat, pick.card(), discarded);
  }
}
