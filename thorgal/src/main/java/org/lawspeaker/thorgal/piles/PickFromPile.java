package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.PickCard;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Asks for the card of a hand or of the destroyed cards that an effect is for. The window of a hand
 * opens whatever is in it, and may be declined: that nothing fits is not for others to know.
 *
 * @param source where the effect comes from
 * @param effect the effect
 */
public record PickFromPile(Source source, FromPile effect) implements Choosing<PickCard> {
  private static final Citation TEXT = Citation.of("THO-Q-35");

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public boolean owes(Table table) {
    Suit suit = effect.suit(table, source);
    return effect.from() == Zone.HAND
        ? !table.store(seat(), suit).hand().isEmpty()
        : !effect.offered(table, source).isEmpty();
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("card", "Which card: " + effect.says() + "?", TEXT));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    Suit suit = effect.suit(table, source);
    Pile offered = effect.offered(table, source);
    for (int i = 0; i < offered.size(); i++) {
      moves.add(new PickCard(seat(), suit, offered.get(i)));
    }
    if (mayDecline(table)) {
      moves.add(Decline.of(seat()));
    }
  }

  @Override
  public boolean mayDecline(Table table) {
    return effect.may() || effect.offered(table, source).isEmpty();
  }

  @Override
  public Citation why() {
    return TEXT;
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return pick.suit() == effect.suit(table, source)
        && effect.offered(table, source).contains(pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    table.pop();
    effect.take(table, source, pick.card());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
