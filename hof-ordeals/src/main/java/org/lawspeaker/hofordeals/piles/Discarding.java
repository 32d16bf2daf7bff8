package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player discards cards of the hand (HOF-CARD-01).
 *
 * @param seat who
 * @param left how many are still to be discarded
 * @param orCurse whether a Curse is taken for want of a card
 */
public record Discarding(Seat seat, int left, boolean orCurse) implements Choosing<PickCard> {
  private static final Citation DISCARD = Citation.of("HOF-DECK-08");
  private static final Citation FROM_HAND = Citation.of("HOF-CARD-01");
  private static final Citation NO_CARD = Citation.of("HOF-CARD-02");
  private static final Window WINDOW =
      Window.of("discard", "Which card of the hand is discarded?", DISCARD);

  @Override
  public boolean owes(Table table) {
    return left > 0 && !table.hero(seat).hand().isEmpty();
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (left > 0 && orCurse) {
      if (table.isTelling()) {
        String says = seat + " has no card to discard and takes a Curse";
        table.tell(NO_CARD, "curse-instead", says, "seat", Table.number(seat));
      }
      table.push(new CurseDraw(seat, left));
    }
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return orCurse ? FROM_HAND : DISCARD;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Which.ANY.propose(table, seat, table.hero(seat).hand(), PickCard::of, moves);
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return table.hero(seat).hand().count(pick.card()) > 0;
  }

  @Override
  public void choose(Table table, PickCard pick) {
    Hero hero = table.hero(seat);
    table.replaceTop(new Discarding(seat, left - 1, orCurse));
    table.set(seat, hero.dropping(pick.card()).withDiscard(hero.discard().with(pick.card())));
    table.tellCard(DISCARD, "discarded", seat, "discards", pick.card());
  }
}
