package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player takes cards from the own discard pile.
 *
 * @param seat who
 * @param left how many are still to be taken
 * @param effect what says so
 */
public record Recovering(Seat seat, int left, RecoverCards effect) implements Choosing<PickCard> {
  private static final Citation TAKE = Citation.of("HOF-DECK-14");
  private static final Window WINDOW =
      Window.of("recover", "Which card of the discard pile is taken?", TAKE);

  @Override
  public boolean owes(Table table) {
    return left > 0 && effect.of().isIn(table, table.hero(seat).discard());
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
    return TAKE;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    effect.of().propose(table, seat, table.hero(seat).discard(), PickCard::of, moves);
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return table.hero(seat).discard().count(pick.card()) > 0
        && effect.of().fits(table, pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    int card = pick.card();
    Hero hero = table.hero(seat);
    Hero without = hero.withDiscard(hero.discard().without(card));
    table.replaceTop(new Recovering(seat, left - 1, effect));
    table.set(
        seat,
        effect.onTop()
            ? without.withDeck(without.deck().putOnTop(card, Deck.EVERYBODY))
            : without.taking(card));
    table.tellCard(TAKE, "recovered", seat, "takes back", card);
  }
}
